import { expect, test } from 'vitest';
import { mailText } from '~/domain/mail/mail-text';
import { mailSchema } from '~/domain/mail/mail';
import { maxAttempts, nextTryAt } from '~/domain/mail/retry';
import { mails } from '~/tests/support/mails';

test.each(Object.values(mails))('a mail $kind says what has happened', (mail) => {
  expect(mailSchema.parse(mail)).toEqual(mail);
  const { subject, paragraphs, action } = mailText(mail);
  expect(subject).not.toBe('');
  expect(paragraphs[0]).toMatch(/^Hello/);
  if ('secret' in mail) expect(action?.path).toBe('/activate?code=the-secret');
  else expect(action).toBeUndefined();
});

test('the answer to a request has the words of the dialog', () => {
  expect(mailText(mails['registration-received']).paragraphs).toContain(
    'Your request has been submitted (ID: REQ1234). We will contact you soon.',
  );
});

test('a denial gives its reason', () => {
  expect(mailText(mails['registration-denied']).facts).toContainEqual([
    'Reason',
    'Request denied by administrator',
  ]);
});

test('a link says how to sign in, and until when it works', () => {
  const { facts, notes } = mailText(mails['registration-approved']);
  expect(facts).toEqual([
    ['Company ID', 'ACMEFREIGHT'],
    ['Site Code', 'LAX'],
    ['Username', 'admin'],
  ]);
  expect(notes[0]).toContain('works once, until 2026-11-26 12:00 UTC');
});

test('attempts grow apart and end within a day', () => {
  const now = '2026-11-23T12:00:00.000Z';
  expect(nextTryAt(0, now)).toBe('2026-11-23T12:01:00.000Z');
  expect(nextTryAt(3, now)).toBe('2026-11-23T12:08:00.000Z');
  expect(nextTryAt(maxAttempts - 1, now)).toBe('2026-11-23T20:32:00.000Z');
});
