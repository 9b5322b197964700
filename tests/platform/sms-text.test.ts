import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { getMailSubject } from '~/app/platform/mail/compose-mail.server';
import { writeTextMessage } from '~/app/platform/mail/sms-text.server';
import { composeTextFile } from '~/app/platform/mail/text-file.server';
import { countTextParts } from '~/domain/mail/gsm-text';
import { languages } from '~/domain/shared/language';
import { aText, shortMessages } from '~/tests/support/text-messages';

const origin = 'https://jobs.example.com';
const code = {
  kind: 'number-confirmation',
  code: '042917',
  validUntil: '2026-11-23T12:10:00.000Z',
} as const;
const all = [...shortMessages, code, { kind: 'number-removed' } as const];

test.each(all.flatMap((message) => languages.map((language) => ({ language, message }))))(
  'fits into one part: $message.kind in $language',
  ({ language, message }) => {
    const text = writeTextMessage(aText(message, { language }), origin);
    expect([text, countTextParts(text)]).toEqual([text, 1]);
    expect(text).toMatch(/^Los Angeles: /);
    expect(text).toContain('STOP');
    expect(text.includes(`${origin}/s/ACMEFREIGHT/LAX`)).toBe(message.kind !== code.kind);
  },
);

test('names the site, what has happened, a link and how to stop', () => {
  expect(writeTextMessage(aText(), origin)).toBe(
    'Los Angeles: Jobs for Nov 30 - Dec 6 were assigned. https://jobs.example.com/s/ACMEFREIGHT/LAX Reply STOP to end.',
  );
  expect(writeTextMessage(aText(code), origin)).toBe(
    'Los Angeles: 042917 is your code for text messages. It works for 10 minutes. Not you? Ignore this. Reply STOP to end.',
  );
});

test('shortens the name of the site if the text then fits into one part', () => {
  const siteName = 'Los Angeles International Airport, Terminal 4, Freight and Parcels';
  const text = writeTextMessage(aText(undefined, { siteName }), origin);
  expect(text).toMatch(/^Los Angeles International Airport, Term\S*/);
  expect(countTextParts(text)).toBe(1);
});

test('a name in another alphabet makes a longer text, of which nothing is lost', () => {
  const text = writeTextMessage(aText(undefined, { siteName: '東京' }), origin);
  expect(text).toMatch(/^東京: Jobs .* Reply STOP to end\.$/);
  expect(countTextParts(text)).toBe(2);
});

test('an activity log never names a code', () => {
  expect(getMailSubject(aText(code))).toContain('******');
  expect(getMailSubject(aText(code))).not.toContain(code.code);
  expect(getMailSubject(aText())).toBe('Jobs for Nov 30 – Dec 6 were assigned.');
});

test('a file of the outbox names the number and holds the whole text', async () => {
  const entry = { id: '01JDBHMGR0', at: '2026-11-23T12:00:00.000Z', mail: aText() };
  const { to, text } = await PostalMime.parse(await composeTextFile(entry, origin));
  expect(to).toMatchObject([{ address: '+12135550123@text.invalid' }]);
  expect(text?.trim()).toBe(writeTextMessage(aText(), origin));
});
