import { expect, test } from 'vitest';
import type { AdminCredential } from '~/domain/access/credential';
import { findSsoPerson, giveMappedRole } from '~/domain/people/sso-person';

const now = '2026-11-25T12:00:00.000Z';
const link = { issuer: 'https://login.acme.test', subject: '1' };
const aPerson = (fields: Partial<AdminCredential> = {}) => ({
  ...{ username: 'dan', passwordHash: 'hash', role: 'dispatcher' as const, sessionVersion: 1 },
  email: 'Dan@acme.test',
  ...fields,
});
const find = (...people: Partial<AdminCredential>[]) =>
  findSsoPerson(
    people.map((fields) => ({ siteId: 'NYC01', credential: aPerson(fields) })),
    { email: 'dan@ACME.test', link, now },
  );

test('finds the one person with the address, invited ones included', () => {
  expect(find({}, { email: 'eve@acme.test' })).toMatchObject({ ok: true });
  const invited = { passwordHash: null, invitedUntil: '2026-11-26T12:00:00.000Z' };
  expect(find(invited)).toMatchObject({ ok: true });
  expect(find({ ...invited, invitedUntil: now })).toMatchObject({
    error: { code: 'sso-person-unknown' },
  });
});

test('passes over whoever typed the address themselves', () => {
  const typed = { username: 'thief', hasUnprovenEmail: true } as const;
  expect(find(typed)).toMatchObject({ error: { code: 'sso-person-unknown' } });
  expect(find(typed, {})).toMatchObject({ value: { credential: { username: 'dan' } } });
});

test('finds no master, nobody among several, and nobody who is tied to another account', () => {
  expect(find({ role: 'master' })).toMatchObject({ error: { code: 'sso-person-unknown' } });
  expect(find({}, {})).toMatchObject({ error: { code: 'sso-several-accounts' } });
  const another = { ...link, subject: '2' };
  expect(find({ sso: another })).toMatchObject({ error: { code: 'sso-tied-to-another' } });
  expect(find({ sso: { ...another, issuer: 'https://old.acme.test' } })).toMatchObject({
    ok: true,
  });
});

test('the last who answers for a site or the company keeps the role', () => {
  const person = { ...aPerson({ role: 'site-admin' }), role: 'site-admin' } as const;
  const others = { people: [person], companyAdmins: [] };
  expect(giveMappedRole(person, 'steward', others)).toBeNull();
  const second = aPerson({ username: 'eve', role: 'site-admin' });
  const more = { ...others, people: [person, second] };
  expect(giveMappedRole(person, 'steward', more)?.role).toBe('steward');
  const last = { ...person, role: 'company-admin' } as const;
  const accounts = [{ siteId: 'NYC01', username: 'dan' }];
  const alone = { people: [last, second], companyAdmins: accounts };
  expect(giveMappedRole(last, 'steward', alone)).toBeNull();
});
