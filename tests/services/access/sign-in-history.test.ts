import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import type { Deps } from '~/app/ports/deps';
import { readSignIns } from '~/app/services/access/read-sign-ins.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { defaultTenant } from '~/domain/company/scope';
import { dayMs } from '~/domain/time/time-units';
import { fakeSite } from '~/tests/support/fake-site';

const signIn = (deps: Deps, password: string, more: { username?: string; address?: string } = {}) =>
  signInAdmin({
    deps,
    tenant: defaultTenant,
    input: { username: more.username ?? 'admin', password },
    address: more.address ?? '203.0.113.77',
    device: 'Firefox · Windows',
  });
const outcomes = (attempts: readonly { outcome: string }[]) =>
  attempts.map(({ outcome }) => outcome);

test('shows sign-ins and refused attempts with network and device', async () => {
  const { deps, clock, asAdmin } = await fakeSite();
  await signIn(deps, 'guess', { address: '198.51.100.7' });
  clock.advance(60_000);
  await signIn(deps, 'admin password');
  const { entered, refused } = await readSignIns({ deps, access: await asAdmin() });
  expect(entered).toMatchObject([
    { outcome: 'password', network: '203.0.113.x', device: 'Firefox · Windows' },
  ]);
  expect(refused).toMatchObject([{ outcome: 'wrong-password', network: '198.51.100.x' }]);
  expect(refused[0]!.at < entered[0]!.at).toBe(true);
});

test('refused attempts do not displace sign-ins, and the throttle limits how many are kept', async () => {
  const { deps, clock, asAdmin } = await fakeSite();
  await signIn(deps, 'admin password');
  for (let windowNumber = 0; windowNumber < 5; windowNumber += 1) {
    clock.advance(15 * 60_000);
    for (let n = 0; n < 30; n += 1) await signIn(deps, 'guess');
  }
  const { entered, refused } = await readSignIns({ deps, access: await asAdmin() });
  expect([outcomes(entered), refused.length]).toEqual([['password'], 20]);
  const since = '2026-01-01T00:00:00.000Z';
  const kept = await deps.stores.signIns.latest((await asAdmin()).scope, 'admin', {
    since,
    limit: 1000,
  });
  expect(kept.refused).toHaveLength(50);
});

test('hides attempts older than 90 days', async () => {
  const { deps: fake, clock, asAdmin } = await fakeSite();
  const deps = { ...fake, ids: { ...fake.ids, next: () => ulid(clock.now()) } };
  await signIn(deps, 'admin password');
  await signIn(deps, 'guess');
  clock.advance(89 * dayMs);
  const read = async () => readSignIns({ deps, access: await asAdmin() });
  expect((await read()).entered).toHaveLength(1);
  clock.advance(2 * dayMs);
  expect(await read()).toEqual({ entered: [], refused: [] });
});

test('writes a refused attempt whether or not the account exists', async () => {
  const { deps } = await fakeSite();
  const kept: (string | null)[] = [];
  const signIns = {
    ...deps.stores.signIns,
    keep: async (_: unknown, username: string | null) => void kept.push(username),
  };
  const watched = { ...deps, stores: { ...deps.stores, signIns } };
  await signIn(watched, 'guess');
  await signIn(watched, 'guess', { username: 'nobody' });
  await signInAdmin({
    deps: watched,
    tenant: { companyId: '../x', siteId: '' },
    input: { username: 'admin', password: 'guess' },
    address: '203.0.113.77',
  });
  expect(kept).toEqual(['admin', null, null]);
});
