import { expect, test } from 'vitest';
import { findMappedRole, readSsoHint, readSsoIdentity } from '~/domain/sso/sso-identity';

const email = 'dan@acme.test';

test('an address counts only if the provider says that it has verified it', () => {
  const read = (claims: Record<string, unknown>) => readSsoIdentity('dan', claims, 'groups').email;
  expect(read({ email, email_verified: true })).toBe(email);
  for (const isVerified of [false, undefined, null, 'true', 1])
    expect(read({ email, email_verified: isVerified })).toBeNull();
  // The Kelvin sign is a k in lower case.
  for (const other of [7, '', 'nobody', '\u212Aim@acme.test', 'kim@\u212A.test'])
    expect(read({ email: other, email_verified: true })).toBeNull();
});

test('an address with other letters is the one that mail servers know', () => {
  const claims = { email: 'kim@münchen.example', email_verified: true };
  expect(readSsoIdentity('kim', claims, 'groups').email).toBe('kim@xn--mnchen-3ya.example');
});

test('of Microsoft Entra ID, xms_edov counts where there is no email_verified', () => {
  const read = (claims: Record<string, unknown>) =>
    readSsoIdentity('dan', { email, ...claims }, 'groups').email;
  for (const isOwner of [true, 1, '1', 'true']) expect(read({ xms_edov: isOwner })).toBe(email);
  for (const isOwner of [false, 0, '0', 'false', 'yes', null, [true]])
    expect(read({ xms_edov: isOwner })).toBeNull();
  for (const isVerified of [false, null, 'true'])
    expect(read({ xms_edov: true, email_verified: isVerified })).toBeNull();
});

test('groups are a list or one text; anything else is no group', () => {
  const read = (groups: unknown) => readSsoIdentity('dan', { groups }, 'groups').groups;
  expect(read(['a', 7, null, 'b'])).toEqual(['a', 'b']);
  expect(read('a')).toEqual(['a']);
  expect(read({ a: true })).toEqual([]);
  for (const nothing of [7, null, undefined, '', [[['a']]], [{}]])
    expect(read(nothing)).toEqual([]);
  expect(readSsoIdentity('dan', {}, 'constructor').groups).toEqual([]);
});

test('of several groups, the role that may do the most counts, at its site only', () => {
  const rules = [
    { group: 'staff', role: 'steward', siteId: null },
    { group: 'leads', role: 'site-admin', siteId: 'NYC01' },
  ] as const;
  expect(findMappedRole(rules, ['staff', 'leads'], 'NYC01')).toBe('site-admin');
  expect(findMappedRole(rules, ['staff', 'leads'], 'LAX01')).toBe('steward');
  expect(findMappedRole(rules, ['leads'], 'LAX01')).toBeNull();
  expect(findMappedRole([], ['staff'], 'NYC01')).toBeNull();
});

test.each<[string, unknown, string[]]>([
  ['commas', 'staff, dispatch ,', ['staff, dispatch ,', 'staff', 'dispatch']],
  ['a name with commas', 'CN=Staff,OU=Acme', ['CN=Staff,OU=Acme', 'CN=Staff', 'OU=Acme']],
  ['paths', ['/acme/staff', 'dispatch'], ['acme/staff', 'dispatch']],
  [
    'objects',
    [
      { id: 'g1', name: 'staff' },
      { value: 'g2', display: 'dispatch' },
    ],
    ['staff', 'g1', 'dispatch', 'g2'],
  ],
  ['roles with their organizations', { staff: { 1: 'acme.example' } }, ['staff']],
])('reads groups that come as %s', (_name, groups, names) => {
  expect(readSsoIdentity('dan', { groups }, 'groups').groups).toEqual(names);
});

test.each([
  ['realm_access.roles', { realm_access: { roles: ['staff'] } }],
  [
    'resource_access.jobs.example.roles',
    { resource_access: { 'jobs.example': { roles: ['staff'] } } },
  ],
  ['https://acme.example/groups', { 'https://acme.example/groups': ['staff'] }],
  ['a.b', { 'a.b': ['staff'], a: { b: ['other'] } }],
])('finds the groups in the claim %s', (claim, claims) => {
  expect(readSsoIdentity('dan', claims, claim).groups).toEqual(['staff']);
});

test('finds nothing that a claim has not itself', () => {
  for (const claim of [
    'realm_access.roles',
    'realm_access.constructor.name',
    '__proto__.roles',
    'realm_access',
  ])
    expect(readSsoIdentity('dan', { realm_access: { none: ['staff'] } }, claim).groups).toEqual([]);
});

test('a group is the same with or without a slash before it', () => {
  const rules = [{ group: '/acme/staff', role: 'steward' as const, siteId: null }];
  const { groups } = readSsoIdentity('dan', { groups: ['/acme/staff'] }, 'groups');
  expect(findMappedRole(rules, groups, 'NYC01')).toBe('steward');
  expect(findMappedRole([{ ...rules[0]!, group: 'acme/staff' }], groups, 'NYC01')).toBe('steward');
  expect(findMappedRole([{ ...rules[0]!, group: 'staff' }], groups, 'NYC01')).toBeNull();
});

test.each([
  [{ _claim_names: { groups: 'src1' }, _claim_sources: {} }, true],
  [{ hasgroups: true }, true],
  [{ hasgroups: 'true' }, true],
  [{ _claim_names: { address: 'src1' } }, false],
  [{ hasgroups: true, groups: ['staff'] }, false],
  [{}, false],
])('knows from %j whether the groups are too many to be sent: %s', (claims, isElsewhere) => {
  expect(readSsoIdentity('dan', claims, 'groups').hasGroupsElsewhere).toBe(isElsewhere);
});

test('the hint of who somebody is are words that no page minds', () => {
  expect(readSsoHint({ email, preferred_username: 'dan' })).toBe(email);
  expect(readSsoHint({ email: 'Dan', preferred_username: 'dan' })).toBe('dan');
  expect(readSsoHint({ preferred_username: 'ACME\\josé.o-1' })).toBe('ACME\\josé.o-1');
  for (const other of [
    ...[undefined, null, 7, {}, [], '', ' ', 'call 555 0100', '<b>dan</b>', 'https://acme.test'],
    ...['dan\u202Enad', 'dan\u3164', 'dan\n', 'x'.repeat(101), 'eyJhbGciOi.'.repeat(50)],
  ])
    expect(readSsoHint({ email: other, preferred_username: other })).toBeNull();
});
