import { expect, test } from 'vitest';
import { findMappedRole, readSsoIdentity } from '~/domain/sso/sso-identity';

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
