import { expect, test } from 'vitest';
import { hasRole, type AdminRole, type CompanyRole } from '~/domain/company/admin-role';
import {
  findChangingRole,
  findPerson,
  giveRole,
  type SitePerson,
} from '~/domain/people/change-people';
import { checkInvitation, newPerson } from '~/domain/people/invitation';
import { maxCompanyAdmins, maxPeople, toPerson } from '~/domain/people/person';
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
  expect(hasRole('site-admin', 'company-admin')).toBe(false);
  expect(hasRole('company-admin', 'site-admin')).toBe(true);
  expect(hasRole('company-admin', 'master')).toBe(false);
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

const siteId = 'NYC01';
const cora = anAdmin({ username: 'cora', name: 'Cora', role: 'company-admin' });

test('nobody changes their own access, that of those who may do more, or of somebody who is not there', () => {
  const people = [ann, ben, cora, master];
  const find = (username: string, by: string, role: AdminRole, at = siteId) =>
    findPerson(people, { siteId, username, by: { siteId: at, username: by, role } });
  expect(find('ben', 'ann', 'site-admin')).toEqual({ ok: true, value: ben });
  expect(find('ann', 'ann', 'site-admin')).toEqual(refused({ code: 'own-access' }));
  expect(find('cora', 'ann', 'site-admin')).toEqual(refused({ code: 'needs-company-admin' }));
  expect(find('cora', 'ann', 'company-admin', 'BOS02')).toEqual({ ok: true, value: cora });
  expect(find('cora', 'cora', 'company-admin')).toEqual(refused({ code: 'own-access' }));
  // Another account with the same username, which another site keeps.
  expect(find('ann', 'ann', 'company-admin', 'BOS02')).toEqual({ ok: true, value: ann });
  expect(find('chief', 'cora', 'company-admin')).toEqual(refused({ code: 'person-not-found' }));
  expect(find('nobody', 'ann', 'site-admin')).toEqual(refused({ code: 'person-not-found' }));
});

test('only active site administrators and company admins may change people, in their own role', () => {
  const people = [ann, dana, invited, cora, master];
  const companyAdmins = [
    { siteId, username: 'cora' },
    { siteId: 'BOS02', username: 'bea' },
  ];
  const findRole = (username: string, at = siteId) =>
    findChangingRole({ siteId: at, username }, { siteId, people, companyAdmins });
  expect(people.map(({ username }) => findRole(username))).toEqual([
    'site-admin',
    null,
    null,
    'company-admin',
    'master',
  ]);
  expect(findRole('ben')).toBeNull();
  expect(findRole('bea', 'BOS02')).toBe('company-admin');
  // A site administrator of another site is nobody here.
  expect(findRole('ann', 'BOS02')).toBeNull();
});

test.each<[SitePerson, CompanyRole, AdminRole, object]>([
  [{ ...ben, role: 'steward' }, 'site-admin', 'site-admin', { ok: true, value: ben }],
  [{ ...ben, role: 'site-admin' }, 'company-admin', 'company-admin', { ok: true }],
  [
    { ...ben, role: 'site-admin' },
    'company-admin',
    'site-admin',
    refused({ code: 'needs-company-admin' }),
  ],
  [
    { ...ben, role: 'site-admin' },
    'site-admin',
    'site-admin',
    refused({ code: 'same-role', name: 'Ben' }),
  ],
  [
    { ...invited, role: 'site-admin' },
    'company-admin',
    'company-admin',
    refused({ code: 'not-activated', name: 'Ida' }),
  ],
])('gives %o the role %s if a %s does', (person, role, by, given) => {
  expect(giveRole(person, role, { by, companyAdmins: [] })).toMatchObject(given);
});

test('refuses one more than the most administrators of a company', () => {
  const many = Array.from({ length: maxCompanyAdmins }, (_, n) => ({ siteId, username: `c-${n}` }));
  const give = (companyAdmins: typeof many) =>
    giveRole({ ...ben, role: 'site-admin' }, 'company-admin', {
      by: 'company-admin',
      companyAdmins,
    });
  expect(give(many.slice(1)).ok).toBe(true);
  expect(give(many)).toEqual(refused({ code: 'too-many-company-admins', limit: maxCompanyAdmins }));
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
