import { expect, test } from 'vitest';
import { createIds } from '~/app/platform/wiring/wiring.server';
import { makeCode } from '~/app/services/passwords/make-code';
import { codeStateAt, oneTimeCodeSchema, type OneTimeCode } from '~/domain/access/one-time-code';

const at = '2026-11-23T12:00:00.000Z';
const make = (kind: OneTimeCode['kind'] = 'activation') =>
  makeCode(
    { ids: createIds(() => 0), sha256: () => 'a'.repeat(64) },
    { kind, tenant: { companyId: 'ACME', siteId: 'LAX' }, username: 'admin', at },
  );

test('an activation link holds the hash of its secret and is valid for 72 hours', () => {
  const { secret, code } = make();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(make().secret).not.toBe(secret);
  expect(JSON.stringify(code)).not.toContain(secret);
  expect(oneTimeCodeSchema.parse(code)).toEqual({
    hash: 'a'.repeat(64),
    kind: 'activation',
    companyId: 'ACME',
    siteId: 'LAX',
    username: 'admin',
    issuedAt: at,
    validUntil: '2026-11-26T12:00:00.000Z',
    usedAt: null,
  });
});

test('a link for a new password is valid for an hour', () => {
  expect(make('password-reset').code.validUntil).toBe('2026-11-23T13:00:00.000Z');
});

test.each([
  ['usable', {}, undefined, at],
  ['usable', {}, '2026-11-23T11:59:59.999Z', '2026-11-26T11:59:59.999Z'],
  ['expired', {}, undefined, '2026-11-26T12:00:00.000Z'],
  ['used', { usedAt: at }, undefined, at],
  ['used', {}, '2026-11-23T13:00:00.000Z', '2026-11-23T14:00:00.000Z'],
] as const)('a code is %s', (state, fields, linksVoidUntil, now) => {
  expect(codeStateAt({ ...make().code, ...fields }, { linksVoidUntil, now })).toBe(state);
});
