import { expect, test } from 'vitest';
import { contactSchema, getsMail, toMailbox } from '~/domain/mail/contact';

const contact = { employeeId: '1000001', email: 'dora@home.example' };

test('an address of an earlier version counts as confirmed, a new one only after it was', () => {
  expect(getsMail(contactSchema.parse(contact))).toBe(true);
  expect(getsMail(contactSchema.parse({ ...contact, unconfirmed: true }))).toBe(false);
});

test('reads a reason for a removal that only a newer version knows as none', () => {
  const lost = { why: 'forgotten', at: '2026-11-23T12:00:00.000Z' };
  const { employeeId } = contact;
  expect(contactSchema.parse({ employeeId, lost }).lost?.why).toBeUndefined();
  expect(contactSchema.parse({ employeeId, lost: { ...lost, why: 'bounced' } }).lost?.why).toBe(
    'bounced',
  );
});

test.each([
  ['dora@home.example', 'dora@home.example'],
  ['Do.Ra+jobs+x@Home.Example', 'dora@home.example'],
  ['dora@my.home.example', 'dora@my.home.example'],
])('counts %s as %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});

test('leaves out channels that only a newer version knows', () => {
  const muted = { email: ['notes'], pigeon: ['results'] };
  expect(contactSchema.parse({ ...contact, muted }).muted).toEqual({ email: ['notes'] });
});

test('reads kinds of messages that only a newer version knows as none', () => {
  const muted = { email: ['notes', 'parties'] };
  expect(contactSchema.parse({ ...contact, muted }).muted).toEqual({ email: ['notes'] });
});
