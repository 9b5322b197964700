import { expect, test } from 'vitest';
import { hasRole } from '~/domain/company/admin-role';
import { findPerson, mayChangePeople } from '~/domain/people/change-people';
import { checkInvitation, newPerson } from '~/domain/people/invitation';
import { maxPeople } from '~/domain/people/limits';
import { toPerson } from '~/domain/people/person';
import { anAdmin, now } from '~/tests/store/builders';

const ann = anAdmin({ username: 'ann', name: 'Ann', email: 'ann@acme.example' });
const ben = anAdmin({ username: 'ben', name: 'Ben' });
const dana = anAdmin({ username: 'dana', role: 'dispatcher', email: 'dana@acme.example' });
const invited = anAdmin({ username: 'ida', name: 'Ida', passwordHash: null });
const master = anAdmin({ username: 'chief', role: 'master' });
const typed = { name: ' Cleo  Clark ', email: ' cleo@acme.example ', role: 'steward' } as const;
const refused = (error: object) => ({ ok: false, error });

test('a role may do what needs it or a lesser one', () => {
  expect(hasRole('site-admin', 'dispatcher')).toBe(true);
  expect(hasRole('dispatcher', 'dispatcher')).toBe(true);
  expect(hasRole('steward', 'dispatcher')).toBe(false);
  expect(hasRole('site-admin', 'master')).toBe(false);
});

test('cleans what an administrator types to invite somebody', () => {
  expect(checkInvitation([ann], typed)).toEqual({
    ok: true,
    value: { name: 'Cleo Clark', email: 'cleo@acme.example', role: 'steward' },
  });
});

test.each([
  [{ name: ' ' }, { code: 'person-name-missing' }],
  [{ name: 'x'.repeat(61) }, { code: 'person-name-too-long', limit: 60 }],
  [{ email: 'cleo' }, { code: 'invalid-email' }],
  [{ email: 'ANN@acme.example' }, { code: 'already-has-access', name: 'Ann' }],
  [{ email: 'Dana@acme.example' }, { code: 'already-has-access', name: 'dana' }],
])('refuses an invitation with %j', (fields, error) => {
  expect(checkInvitation([ann, dana], { ...typed, ...fields })).toEqual(refused(error));
});

test('refuses one more than the most people of a site', () => {
  const many = Array.from({ length: maxPeople }, (_, n) => anAdmin({ username: `person-${n}` }));
  expect(checkInvitation(many.slice(1), typed).ok).toBe(true);
  expect(checkInvitation(many, typed)).toEqual(
    refused({ code: 'too-many-people', limit: maxPeople }),
  );
});

test('nobody changes their own access, a master administrator or somebody who is not there', () => {
  const people = [ann, ben, master];
  const find = (username: string) => findPerson(people, { username, by: 'ann' });
  expect(find('ben')).toEqual({ ok: true, value: ben });
  expect(find('ann')).toEqual(refused({ code: 'own-access' }));
  expect(find('chief')).toEqual(refused({ code: 'person-not-found' }));
  expect(find('nobody')).toEqual(refused({ code: 'person-not-found' }));
});

test('only active site administrators may change people', () => {
  const people = [ann, dana, invited, master];
  const may = people.map(({ username }) => mayChangePeople(people, username));
  expect(may).toEqual([true, false, false, true]);
  expect(mayChangePeople(people, 'ben')).toBe(false);
});

test('a new account is closed to the sessions and links of an earlier one with its username', () => {
  const until = '2026-11-26T12:00:00.000Z';
  const person = newPerson({ ...typed, name: 'Cleo' }, { username: 'admin-1234', at: now, until });
  expect(person.sessionVersion).toBeGreaterThan(1_000_000);
  expect(person.linksVoidUntil).toBe('2026-11-23T11:59:59.999Z');
  expect(person).toMatchObject({ passwordHash: null, invitedUntil: until, role: 'steward' });
});

test.each([
  ['active', ann],
  ['invited', { ...invited, invitedUntil: '2026-11-23T12:00:00.001Z' }],
  ['inactive', { ...invited, invitedUntil: now }],
  ['inactive', invited],
])('says that somebody is %s', (state, credential) => {
  expect(toPerson(credential, now).state).toBe(state);
});
