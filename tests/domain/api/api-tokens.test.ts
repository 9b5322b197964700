import { expect, test } from 'vitest';
import type { ApiTokens } from '~/domain/api/api-token-schema';
import { addToken, getScopes, hasExpired, noteUse, removeToken } from '~/domain/api/api-tokens';
import { maxTokens } from '~/domain/api/limits';

const none: ApiTokens = { version: 3, tokens: [] };
const made = {
  ...{ id: '01A', digest: 'abc', createdAt: '2026-11-20T12:00:00.000Z' },
  createdBy: 'Ada Admin',
};
const typed = { name: ' Payroll ', scopes: ['awards:read', 'rosters:read'], days: 90 } as const;
const added = addToken(none, typed, made);
if (!added.ok) throw new Error(added.error.code);
const { tokens } = added.value;

test('adds a token with a clean name, its scopes in order and its last moment', () => {
  expect(added.value.added).toEqual({
    ...made,
    name: 'Payroll',
    scopes: ['rosters:read', 'awards:read'],
    expiresAt: '2027-02-18T12:00:00.000Z',
  });
  expect(tokens).toEqual({ version: 3, tokens: [added.value.added] });
});

test.each([
  [{ name: '' }, { code: 'token-name-missing' }],
  [{ name: 'x'.repeat(61) }, { code: 'token-name-too-long', limit: 60 }],
  [{ name: 'PAYROLL' }, { code: 'token-name-taken', name: 'PAYROLL' }],
  [{ name: 'Roster', scopes: [] }, { code: 'token-without-scopes' }],
])('refuses %j', (fields, error) => {
  expect(addToken(tokens, { ...typed, ...fields }, made)).toEqual({ ok: false, error });
});

test('refuses more tokens than a site may have', () => {
  const full = Array.from({ length: maxTokens }, (_, at) => ({
    ...added.value.added,
    name: `Program ${at}`,
  }));
  expect(addToken({ version: 1, tokens: full }, typed, made)).toEqual({
    ok: false,
    error: { code: 'too-many-tokens', limit: maxTokens },
  });
});

test('removes a token once', () => {
  expect(removeToken(tokens, '01A')).toEqual({
    ok: true,
    value: { tokens: none, removed: added.value.added },
  });
  expect(removeToken(none, '01A')).toEqual({ ok: false, error: { code: 'token-gone' } });
});

test('expires at its last moment', () => {
  const [token] = tokens.tokens;
  expect(hasExpired(token!, '2027-02-18T11:59:59.999Z')).toBe(false);
  expect(hasExpired(token!, '2027-02-18T12:00:00.000Z')).toBe(true);
});

test('notes a use at most once an hour', () => {
  const first = noteUse(tokens, '01A', '2026-11-21T12:00:00.000Z');
  expect(first?.tokens[0]?.lastUsedAt).toBe('2026-11-21T12:00:00.000Z');
  expect(noteUse(first!, '01A', '2026-11-21T12:59:59.999Z')).toBeNull();
  expect(noteUse(first!, '01A', '2026-11-21T13:00:00.000Z')).not.toBeNull();
  expect(noteUse(none, '01A', '2026-11-21T12:00:00.000Z')).toBeNull();
});

test('ignores a scope that only a newer version knows', () => {
  expect(getScopes({ scopes: ['lists:read', 'awards:read'] })).toEqual(['awards:read']);
});
