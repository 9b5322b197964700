import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { signedTokens } from '~/app/platform/auth/signed-token.server';

const now = Date.UTC(2026, 10, 21, 12);
const seconds = now / 1000;
const bytes = (byte: number) => new Uint8Array(32).fill(byte);
const entry = (kid: string, byte: number) =>
  `${kid}:${Buffer.from(bytes(byte)).toString('base64url')}`;

const tokens = (audience = 'driver', keys = [entry('k1', 1)]) =>
  signedTokens({ audience, keys, now: () => now, claims: z.object({ sub: z.string() }) });

const claims = { iss: 'job-selection', aud: 'driver', sub: '1', iat: seconds, exp: seconds + 60 };
const header = { alg: 'HS256', kid: 'k1', typ: 'driver+jwt' };
const sign = (payload: object = {}, more: object = {}, key = bytes(1)) =>
  new SignJWT({ ...claims, ...payload })
    .setProtectedHeader({ ...header, ...more })
    .sign(key, { crit: { 'urn:unknown': true } });

let asked = 0;
const keyServer = createServer((_request, response) => {
  asked += 1;
  const answer = async () => ({ keys: [{ ...(await exportJWK(theirs.publicKey)), kid: 'k1' }] });
  answer().then(
    (keys) => response.end(JSON.stringify(keys)),
    () => response.destroy(),
  );
});
/** The key pair of an attacker who signs tokens and publishes the public key. */
const theirs = await generateKeyPair('RS256', { extractable: true });
await new Promise<void>((listening) => keyServer.listen(0, '127.0.0.1', listening));
const keysAt = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`;
afterAll(() => new Promise((closed) => keyServer.close(closed)));

const asymmetric = async (more: object = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ ...header, alg: 'RS256', ...more })
    .sign(theirs.privateKey);
const withPart = (token: string, at: number, change: (part: string) => string) =>
  token
    .split('.')
    .map((part, index) => (index === at ? change(part) : part))
    .join('.');
const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('accepts its own tokens and equal ones signed with its key elsewhere', async () => {
  const valid = { status: 'valid', claims: { sub: '1' } };
  expect(await tokens().read(await tokens().sign({ sub: '1' }, seconds + 60))).toEqual(valid);
  expect(await tokens().read(await sign())).toEqual(valid);
  expect(await tokens().read(await sign({ nbf: seconds }))).toEqual(valid);
});

test.each<[string, () => string | Promise<string>]>([
  ['without a signature', () => new UnsecuredJWT(claims).encode()],
  [
    'that says its algorithm is none',
    async () => withPart(await sign(), 0, () => json({ ...header, alg: 'none' })),
  ],
  ['of HS384', () => sign({}, { alg: 'HS384' }, new Uint8Array(48).fill(1))],
  ['of HS512', () => sign({}, { alg: 'HS512' }, new Uint8Array(64).fill(1))],
  ['of RS256', () => asymmetric()],
  [
    'of RS256 that contains its key',
    async () => asymmetric({ jwk: await exportJWK(theirs.publicKey) }),
  ],
  ['of RS256 that says where its key is', () => asymmetric({ jku: keysAt })],
  ['of RS256 that says where its certificate is', () => asymmetric({ x5u: keysAt })],
  [
    'of another key that says where that key is',
    () => sign({}, { jku: keysAt, x5u: keysAt }, bytes(9)),
  ],
  ['of another key that contains that key', () => sign({}, { jwk: { kty: 'oct' } }, bytes(9))],
  ['of another key under the name of ours', () => sign({}, {}, bytes(9))],
  ['under the name of no key', () => sign({}, { kid: 'k2' })],
  ['under no name', () => sign({}, { kid: undefined })],
  ['under the name of an inherited property', () => sign({}, { kid: '__proto__' })],
  ['under the path of a file as its name', () => sign({}, { kid: '../../../../dev/null' })],
  ['of an empty key', () => sign({}, {}, new Uint8Array([0]))],
  [
    'with an extension that must be understood',
    () => sign({}, { crit: ['urn:unknown'], 'urn:unknown': 1 }),
  ],
  ['of another issuer', () => sign({ iss: 'somebody-else' })],
  ['of no issuer', () => sign({ iss: undefined })],
  ['for another audience', () => sign({ aud: 'admin' })],
  ['for no audience', () => sign({ aud: undefined })],
  ['of another type', () => sign({}, { typ: 'admin+jwt' })],
  ['of no special type', () => sign({}, { typ: 'JWT' })],
  ['of no type', () => sign({}, { typ: undefined })],
  ['that is not valid yet', () => sign({ nbf: seconds + 1 })],
  ['without the claims', () => sign({ sub: undefined })],
  [
    'whose claims were changed',
    async () => withPart(await sign(), 1, () => json({ ...claims, sub: '2' })),
  ],
  [
    'whose expiry was changed',
    async () => withPart(await sign(), 1, () => json({ ...claims, exp: seconds + 1e6 })),
  ],
  [
    'with a shortened signature',
    async () => withPart(await sign(), 2, (part) => part.slice(0, -2)),
  ],
  ['with more parts', async () => `${await sign()}.${'x'.repeat(10)}`],
])('refuses a token %s', async (_name, token) => {
  expect(await tokens().read(await token())).toEqual({ status: 'none' });
});

test('fetches no key from a URL in a token', () => {
  expect(asked).toBe(0);
});

test('refuses a token from the second it expires, and one that never expires', async () => {
  const reading = async (exp: number | undefined) =>
    (await tokens().read(await sign({ exp }))).status;
  expect(await reading(seconds + 1)).toBe('valid');
  expect(await reading(seconds)).toBe('expired');
  expect(await reading(undefined)).toBe('none');
});

test('accepts a token only for its own audience', async () => {
  const audiences = ['driver', 'admin', 'admin-code', 'kiosk', 'device', 'form'];
  for (const made of audiences) {
    const token = await tokens(made).sign({ sub: '1' }, seconds + 60);
    for (const read of audiences)
      expect((await tokens(read).read(token)).status).toBe(made === read ? 'valid' : 'none');
  }
});
