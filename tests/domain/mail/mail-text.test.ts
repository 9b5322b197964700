import { expect, test } from 'vitest';
import { mailText } from '~/domain/mail/mail-text';
import { maskedEmail } from '~/domain/mail/contact';
import { accountChangeSchema, driverAccountChangeSchema, mailSchema } from '~/domain/mail/mail';
import { maxAttempts, nextTryAt } from '~/domain/mail/retry';
import { mails } from '~/tests/support/mails';

test.each(Object.values(mails))('a mail $kind says what has happened', (mail) => {
  expect(mailSchema.parse(mail)).toEqual(mail);
  const { subject, paragraphs, action } = mailText(mail);
  expect(subject).not.toBe('');
  expect(paragraphs[0]).toMatch(/^Hello/);
  if ('secret' in mail) expect(action?.path).toBe('/activate?code=the-secret');
  else if ('employeeId' in mail) expect(action?.path).toBe('/s/ACMEFREIGHT/LAX');
  else if ('username' in mail)
    expect(action?.path).toBe('/admin-portal?c=ACMEFREIGHT&s=LAX&u=admin');
  else expect(action).toBeUndefined();
});

test('a changed account is told with what was changed, by which way, and what to do', () => {
  const { subject, paragraphs, facts, notes } = mailText(mails['account-changed']);
  expect(subject).toBe('Two-step sign-in is off');
  expect(paragraphs[1]).toBe(
    'The administrator admin of Los Angeles, Acme Freight, no longer asks for a second step: the password alone opens it. It was changed by the master administrator. Other sessions have ended.',
  );
  expect(facts.at(-1)).toEqual(['Changed', 'Wednesday 2026-11-25 at 15:00 (America/Chicago)']);
  expect(notes[0]).toContain('change your password right away');
  const subjects = accountChangeSchema.options.map(
    (change) => mailText({ ...mails['account-changed'], change }).subject,
  );
  expect(new Set(subjects).size).toBe(accountChangeSchema.options.length);
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

test('a driver is told of a new password, and who to turn to', () => {
  const mail = mails['driver-account-changed'];
  const { paragraphs, notes } = mailText(mail);
  expect(paragraphs[1]).toBe(
    'You have a new password at Los Angeles. It was changed with the answers to your security questions.',
  );
  expect(notes[0]).toContain('notify your administrator');
  const { options } = driverAccountChangeSchema;
  const subjects = options.map((change) => mailText({ ...mail, change }).subject);
  expect(new Set(subjects).size).toBe(options.length);
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

test('a published award says what the driver got, and how to stop the mails', () => {
  const { subject, paragraphs, facts, notes } = mailText(mails['award-published']);
  expect(subject).toBe('Job assignments for 2026-W49 are published');
  expect(paragraphs).toContain('Your job: J100.');
  expect(facts).toEqual([
    ['Start time', '05:30'],
    ['Published', '2026-11-25 16:00 (America/Chicago)'],
  ]);
  expect(notes.at(-1)).toBe(
    'You get this email because this address is on your driver page at Los Angeles. To stop these emails, sign in there, open “Email alerts” and remove it.',
  );
});

test('a reminder gives the deadline as a clock at the site shows it', () => {
  const { facts, notes } = mailText(mails['closing-soon']);
  expect(facts).toEqual([['Closes', 'Wednesday 2026-11-25 at 15:00 (America/Chicago)']]);
  expect(notes.at(-1)).toContain('To stop these emails');
  const ofVacations = mailText({ ...mails['closing-soon'], periodId: null });
  expect(ofVacations.subject).toBe('Vacation selection closes soon');
});

test('an address shows enough to be known by its owner alone', () => {
  expect(maskedEmail('dora@home.example')).toBe('d***@home.example');
});

test('attempts grow apart and end within a day', () => {
  const now = '2026-11-23T12:00:00.000Z';
  expect(nextTryAt(0, now)).toBe('2026-11-23T12:01:00.000Z');
  expect(nextTryAt(3, now)).toBe('2026-11-23T12:08:00.000Z');
  expect(nextTryAt(maxAttempts - 1, now)).toBe('2026-11-23T20:32:00.000Z');
});
