import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { findChunks } from '~/app/copy/chunks';
import * as admin from '~/app/copy/en/admin';
import * as everyPage from '~/app/copy/en/every-page';
import * as jobs from '~/app/copy/en/jobs';
import * as otherPages from '~/app/copy/en/other-pages';
import * as rankings from '~/app/copy/en/rankings';
import * as vacations from '~/app/copy/en/vacations';

const chunks = {
  'every-page': everyPage,
  rankings,
  jobs,
  vacations,
  'other-pages': otherPages,
  admin: Object.fromEntries(
    Object.entries(admin).map(([screen, copy]) => [`adminCopy.${screen}`, copy]),
  ),
};

const findFile = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));

/**
 * Files that the landing page shows only in a dialog, after that dialog has been requested. They are not
 * hydrated, so React can wait for their texts.
 */
const loadedLater = [
  'app/components/registration/request-form.tsx',
  'app/components/registration/request-submitted.tsx',
];

/**
 * The files that a browser loads for a page: everything that the page imports, directly or not, except types,
 * server files and the copy.
 */
const listFiles = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || loadedLater.includes(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type\b)[^;]*?from '([^']+)'/gm,
  )) {
    const target = path.startsWith('~/') ? path.slice(2) : join(dirname(file), path);
    const found = /^[~.]/.test(path) && !target.endsWith('.server') && findFile(normalize(target));
    if (found && !/^app\/copy\/e[ns]\//.test(found)) listFiles(found, seen);
  }
  return seen;
};

/**
 * The screens of the copy that these files read, each with the file that reads it. Screens for administrators
 * keep the prefix `adminCopy.`.
 */
const listScreens = (files: Iterable<string>): { screen: string; file: string }[] =>
  [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:copy\.|(?=adminCopy\.))([\w.]+)/g)].map(
      ([, path = '']) => ({ screen: path.replace(/^(adminCopy\.)?(\w+).*/, '$1$2'), file }),
    ),
  );

/** If a page reads a screen outside its chunks, React suspends during hydration, and the first tap is lost. */
test.each([
  ['/', 'public/_index/route.tsx'],
  ['/s/DEFAULT/MAIN', 'public/s.$companyId.$siteId.tsx'],
  ['/nowhere', 'public/$.tsx'],
  ['/driver-login', 'driver/driver-login/route.tsx'],
  ['/reset-password', 'driver/reset-password/route.tsx'],
  ['/driver-preferences', 'driver/driver-preferences/route.tsx'],
  ['/driver-vacation', 'driver/driver-vacation/route.tsx'],
  ['/activate', 'public/activate.tsx'],
  ['/admin-portal', 'public/admin-portal.tsx'],
  ['/sso', 'public/sso._index.tsx'],
  ['/sso/ACME', 'public/sso.$companyId.tsx'],
  ['/sso/callback', 'public/sso.callback.tsx'],
])('the chunks of %s hold all that the page reads', (path, route) => {
  const held = findChunks(path).flatMap((chunk) =>
    Object.keys(chunks[chunk as keyof typeof chunks]),
  );
  const files = listFiles(`app/routes/${route}`, listFiles('app/root.tsx'));
  const read = listScreens(files);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter(({ screen }) => !held.includes(screen))).toEqual([]);
});
