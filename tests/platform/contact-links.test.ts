import { expect, test } from 'vitest';
import * as z from 'zod';
import { createContactLinks } from '~/app/platform/auth/contact-links.server';
import { signedTokens } from '~/app/platform/auth/signed-token.server';

const now = () => Date.parse('2026-11-21T12:00:00.000Z');
const [first, second] = ['k1', 'k2'].map(
  (kid) => `${kid}:${Buffer.from(kid.repeat(16)).toString('base64url')}`,
);
const options = { keys: [first!], now, audience: 'confirm-address', lastsMs: 3_600_000 };
const links = createContactLinks(options);
const address = {
  companyId: 'ACME',
  siteId: 'NORTH',
  employeeId: '1000001',
  digest: 'ab'.repeat(32),
};

/** What anybody can read of a link: its parts, and the parts in these. */
const readAll = (token: string): string => {
  const parts = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  const { sealed } = JSON.parse(parts[1]!) as { sealed: string };
  return [
    ...parts,
    ...sealed.split('.').map((part) => atob(part.replaceAll('-', '+').replaceAll('_', '/'))),
  ].join(' ');
};

test('a link is about one address, and tells its reader neither driver nor company', async () => {
  const token = await links.sign(address);
  expect(await links.read(token)).toEqual(address);
  const shown = readAll(token);
  for (const secret of ['ACME', 'NORTH', '1000001']) expect(shown).not.toContain(secret);
  expect(token.length).toBeLessThan(1000);
});

test('a link is opened for its purpose, with its keys and until it expires', async () => {
  const token = await links.sign(address);
  const read = (changes: Partial<typeof options>) =>
    createContactLinks({ ...options, ...changes }).read(token);
  expect(await read({ keys: [second!, first!] })).toEqual(address);
  expect(await read({ keys: [second!] })).toBeNull();
  expect(await read({ audience: 'unsubscribe' })).toBeNull();
  expect(await read({ now: () => now() + 3_600_001 })).toBeNull();
});

test('a link of an earlier version is still opened', async () => {
  const { employeeId: sub, ...rest } = address;
  const { sign } = signedTokens({ ...options, claims: z.unknown() });
  expect(await links.read(await sign({ ...rest, sub }, now() / 1000 + 60))).toEqual(address);
});

test('a sealed driver of another purpose is not opened', async () => {
  const others = createContactLinks({ ...options, audience: 'unsubscribe' });
  const [, payload = ''] = (await others.sign(address)).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sealed: string };
  const { sign } = signedTokens({ ...options, claims: z.unknown() });
  const { sealed } = claims;
  expect(
    await links.read(await sign({ digest: address.digest, sealed }, now() / 1000 + 60)),
  ).toBeNull();
});
