import { expect, test } from 'vitest';
import { maskedEmail } from '~/domain/mail/contact';
import { mailSchema } from '~/domain/mail/mail';
import { maxAttempts, nextTryAt } from '~/domain/mail/retry';
import { mails } from '~/tests/support/mails';

test.each(Object.values(mails))('reads an email of kind $kind as it was stored', (mail) => {
  expect(mailSchema.parse(mail)).toEqual(mail);
  expect(mailSchema.parse({ ...mail, language: 'es' })).toEqual({ ...mail, language: 'es' });
  // A newer version may have more languages; this one then writes in English.
  expect(mailSchema.parse({ ...mail, language: 'xx' })).toEqual(mail);
});

test('masks an email address so that only its owner recognizes it', () => {
  expect(maskedEmail('dora@home.example')).toBe('d***@home.example');
});

test('spaces attempts further apart and ends them within a day', () => {
  const now = '2026-11-23T12:00:00.000Z';
  expect(nextTryAt(0, now)).toBe('2026-11-23T12:01:00.000Z');
  expect(nextTryAt(3, now)).toBe('2026-11-23T12:08:00.000Z');
  expect(nextTryAt(maxAttempts - 1, now)).toBe('2026-11-23T20:32:00.000Z');
});
