import { describe, expect, test } from 'vitest';
import * as adminEn from '~/app/copy/en/admin';
import * as driverEn from '~/app/copy/en/driver';
import * as serverEn from '~/app/copy/en/server';
import * as adminEs from '~/app/copy/es/admin';
import * as driverEs from '~/app/copy/es/driver';
import * as serverEs from '~/app/copy/es/server';
import { findSentences } from './find-sentences';
import { findUnusedKeys } from './find-unused-keys';

/** Files whose texts nobody reads on a page, in an email or on paper, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'app/platform/auth/passwords.server.ts': 'a text to hash where there is no password',
  'app/platform/auth/signed-token.server.ts': 'thrown inside a promise, caught beside it',
  'app/platform/config/env.ts': 'for the operator who starts the application',
  'app/platform/http/scripts-last.server.ts': 'markup',
  'app/platform/http/security-headers.ts': 'headers',
  'app/platform/http/start-up-page.server.ts': 'markup and styles around the copy',
  'app/platform/downloads/tenant-file.server.ts': 'for the operator who imports a site',
  'app/platform/mail/compose-mail.server.ts': 'markup around the copy',
  'app/platform/sso/sso-provider.server.ts': 'a list of scopes',
  'app/root.tsx': 'meta elements',
  'app/services/data-export/read-site-tables.server.ts': 'parts of settings, as programs read them',
  'app/services/files/stream-workbook.ts': 'markup',
  'app/store/activity/activity-store.server.ts': 'the name of a state',
  'app/store/dynamo/batch-write.server.ts': 'a thrown error',
  'app/store/dynamo/item-size.ts': 'a thrown error',
  'app/store/dynamo/read-item.ts': 'a thrown error',
  'app/store/dynamo/read-items.server.ts': 'a thrown error',
  'app/store/dynamo/retry.server.ts': 'a thrown error',
  'app/store/picks/recent-item.ts': 'a condition of the store',
  'app/store/roster/list-head-item.ts': 'a condition of the store',
  'app/store/notes/note-store.server.ts': 'a thrown error',
  'app/store/roster/read-list.server.ts': 'a thrown error',
  'app/store/selection/publication-item.ts': 'a condition of the store',
  'app/store/tenancy/company-item.ts': 'a condition of the store',
  'app/store/tenancy/tenant-backup.server.ts': 'for the operator who imports a site',
  'domain/award/parse-award-input.ts': 'for the operator who runs `npm run award`',
  'domain/drivers/driver-fields.ts': 'headers and examples of files',
  'domain/jobs/job-fields.ts': 'headers and examples of files',
  'domain/roster/field-parts.ts': 'headers of files',
  'domain/roster/read-cell.ts': 'months as files write them',
  'domain/shared/canonical-json.ts': 'for the operator who runs `npm run verify-award`',
  'domain/vacation/week-fields.ts': 'headers of files',
  'domain/vacation/week-roster.ts': 'the code of what a list is of',
  'functions/mail-events/handler.ts': 'a message of SES',
  'functions/web/lambda.ts': 'a thrown error',
};

/** Texts of code that the search mistakes for sentences. */
const codes = ['vacation week', 'sample data', 'npm run -s verify-award -- file.json'];

const sentences = findSentences();

test('no sentence is outside the copy', () => {
  const found = sentences.filter(
    ({ file, text }) => !Object.hasOwn(exceptions, file) && !codes.includes(text),
  );
  expect(found).toEqual([]);
});

test('every exception still has a text', () => {
  const files = new Set(sentences.map(({ file }) => file));
  expect(Object.keys(exceptions).filter((file) => !files.has(file))).toEqual([]);
});

test.each([
  ['driver', driverEn],
  ['admin', adminEn],
  ['server', serverEn],
])('every key of %s is read', (_, copy) => {
  expect(findUnusedKeys(copy)).toEqual([]);
});

test('no error has two texts', () => {
  const codes = Object.values<object>(serverEn.errors)
    .flatMap((theme) => Object.keys(theme))
    .filter((key) => key !== 'title');
  expect(codes).toHaveLength(new Set(codes).size);
});

/**
 * All texts of a part of the copy, with their paths. Functions are skipped, because the compiler checks their
 * parameters.
 */
const listTexts = (part: unknown, path = ''): [path: string, text: string][] => {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => listTexts(value, `${path}.${key}`));
};
const findPlaces = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe.each([
  ['driver', driverEn, driverEs],
  ['admin', adminEn, adminEs],
  ['server', serverEn, serverEs],
])('the Spanish of %s', (_, en, es) => {
  const spanish = new Map(listTexts(es));

  test('has the same places for elements', () => {
    const different = listTexts(en).filter(
      ([path, text]) => `${findPlaces(text)}` !== `${findPlaces(spanish.get(path) ?? '')}`,
    );
    expect(different).toEqual([]);
  });

  test('ends a sentence where the English does', () => {
    const ends = (text: string) => /[.!?…]$/.test(text);
    const different = listTexts(en).filter(
      ([path, text]) => text.length > 40 && ends(text) !== ends(spanish.get(path) ?? ''),
    );
    expect(different).toEqual([]);
  });

  test('leaves no sentence in English', () => {
    const same = listTexts(en).filter(
      ([path, text]) => text.split(' ').length > 2 && spanish.get(path) === text,
    );
    expect(same).toEqual([]);
  });
});
