import { expect, test } from 'vitest';
import { changeAdminAccount } from '~/app/services/access/change-admin-account.server';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { checkDriver } from '~/app/services/access/check-driver.server';
import { findDriver } from '~/app/services/access/find-driver.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { signInDriver } from '~/app/services/access/sign-in-driver.server';
import { signOut } from '~/app/services/access/sign-out.server';
import { resetDriverPassword } from '~/app/services/passwords/reset-driver-password.server';
import { defaultTenant } from '~/domain/company/scope';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';

const id = '1000001';
const site = () => fakeSite([aDriver({ employeeId: id, name: 'Ada' })]);
const setPassword = (fake: FakeSite, password: string) =>
  fake.deps.stores.credentials.setDriverPassword(fake.scope, {
    employeeId: id,
    passwordHash: `hash of ${password}`,
    expectedVersion: 0,
  });
const signIn = (fake: FakeSite, password = '', employeeId = id, address = '10.0.0.1') =>
  signInDriver({
    deps: fake.deps,
    tenant: defaultTenant,
    input: { employeeId, password },
    address,
  });
const makeClaims = (sv: number, sub = id) =>
  ({ ...defaultTenant, sub, sv, ep: 0, amr: 'id' }) as const;

test('a driver without a password signs in by ID alone, and the log says so', async () => {
  const fake = await site();
  expect(await signIn(fake)).toEqual({
    ok: true,
    value: {
      subject: id,
      tenant: defaultTenant,
      signedInBy: 'id',
      sessionVersion: 0,
      sessionEpoch: 0,
      atKiosk: false,
    },
  });
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect([entry?.action, entry?.actor.name, entry?.event]).toEqual([
    'login',
    'Ada',
    { code: 'signed-in', by: 'id' },
  ]);
});

test('a driver with a password needs it', async () => {
  const fake = await site();
  await setPassword(fake, 'secret');
  expect(await signIn(fake)).toEqual({ ok: false, error: { code: 'missing-password' } });
  expect(await signIn(fake, 'wrong')).toEqual({ ok: false, error: { code: 'invalid-password' } });
  expect(await signIn(fake, 'secret')).toMatchObject({
    ok: true,
    value: { signedInBy: 'password', sessionVersion: 1, sessionEpoch: 0 },
  });
});

test('a new password, a reset and a sign-out each end earlier sessions', async () => {
  const fake = await site();
  const { deps } = fake;
  expect(await checkDriver({ deps, claims: makeClaims(0) })).not.toBeNull();
  await setPassword(fake, 'secret');
  expect(await checkDriver({ deps, claims: makeClaims(0) })).toBeNull();
  const access = await checkDriver({ deps, claims: makeClaims(1) });
  await resetDriverPassword({ deps, access: await fake.asAdmin(), employeeId: id });
  expect(await checkDriver({ deps, claims: makeClaims(1) })).toBeNull();
  expect(await checkDriver({ deps, claims: makeClaims(2) })).not.toBeNull();
  await signOut({ deps, access: access! });
  expect(await checkDriver({ deps, claims: makeClaims(2) })).toBeNull();
  expect(await signIn(fake)).toMatchObject({ ok: true, value: { signedInBy: 'id' } });
});

test('a driver who signs out stays signed in elsewhere, unless it is to be everywhere', async () => {
  const fake = await site();
  const { deps } = fake;
  const check = (sid: string) => checkDriver({ deps, claims: { ...makeClaims(0), sid } });
  const isOn = async () => [(await check('kiosk')) !== null, (await check('phone')) !== null];
  await signOut({ deps, access: (await check('kiosk'))! });
  expect(await isOn()).toEqual([false, true]);
  await signOut({ deps, access: (await check('phone'))!, isEverywhere: true });
  expect(await isOn()).toEqual([false, false]);
  expect(await checkDriver({ deps, claims: { ...makeClaims(1), sid: 'new' } })).not.toBeNull();
});

test("an administrator's new password and sign-out each end earlier sessions", async () => {
  const fake = await site();
  const { deps } = fake;
  const checkSession = (sv: number) => checkAdmin({ deps, claims: makeClaims(sv, 'admin') });
  const password = 'harbour lantern violin';
  const changed = await changeAdminAccount({
    deps,
    access: (await checkSession(1))!,
    currentPassword: 'admin password',
    change: { intent: 'password', password, repeated: password },
    address: '10.0.0.1',
  });
  expect(changed).toMatchObject({ ok: true, value: { sessionVersion: 2 } });
  expect(await checkSession(1)).toBeNull();
  await signOut({ deps, access: (await checkSession(2))! });
  expect(await checkSession(2)).toBeNull();
});

test('starting to require passwords ends sessions by ID alone, except at kiosks', async () => {
  const fake = await site();
  const { deps } = fake;
  const atKiosk = { ...makeClaims(0), kiosk: true } as const;
  const { site: stored } = await fake.site();
  const settings = { ...stored.settings, passwordPolicy: 'required', kioskMode: true } as const;
  expect(await checkDriver({ deps, claims: makeClaims(0) })).not.toBeNull();
  await deps.stores.sites.save(fake.scope, { ...stored, settings }, []);
  expect(await checkDriver({ deps, claims: makeClaims(0) })).toBeNull();
  expect(await checkDriver({ deps, claims: atKiosk })).not.toBeNull();
  const byPassword = { ...makeClaims(0), amr: 'password' } as const;
  expect(await checkDriver({ deps, claims: byPassword })).not.toBeNull();
});

test('an inactive site or company refuses sign-ins and ends existing sessions', async () => {
  const fake = await site();
  const { site: stored } = await fake.site();
  await fake.deps.stores.sites.save(fake.scope, { ...stored, isActive: false }, []);
  expect(await signIn(fake)).toEqual({ ok: false, error: { code: 'site-deactivated' } });
  expect(await checkDriver({ deps: fake.deps, claims: makeClaims(0) })).toBeNull();
  expect(await checkAdmin({ deps: fake.deps, claims: makeClaims(1, 'admin') })).toBeNull();
  // The lookup answers as for an unknown ID, so that a stranger learns nothing.
  expect(await findDriver({ deps: fake.deps, employeeId: id, address: 'here' })).toEqual({
    ok: false,
    error: { code: 'employee-not-found' },
  });
});

test('guessing one account is stopped after ten attempts, for 15 minutes', async () => {
  const fake = await site();
  await setPassword(fake, 'secret');
  for (let attempt = 0; attempt < 10; attempt += 1) await signIn(fake, 'wrong');
  expect(await signIn(fake, 'secret')).toMatchObject({
    ok: false,
    error: { code: 'too-many-attempts' },
  });
  fake.clock.advance(15 * 60_000);
  expect((await signIn(fake, 'secret')).ok).toBe(true);
});

test('guessing an administrator’s password is stopped as well', async () => {
  const { deps, clock } = await site();
  const guess = (password: string) =>
    signInAdmin({
      deps,
      tenant: defaultTenant,
      input: { username: 'admin', password },
      address: '10.0.0.1',
    });
  for (let attempt = 0; attempt < 10; attempt += 1) await guess('wrong');
  expect(await guess('admin password')).toMatchObject({ error: { code: 'too-many-attempts' } });
  clock.advance(15 * 60_000);
  expect((await guess('admin password')).ok).toBe(true);
});

test('guessing many accounts from one IP address is stopped too', async () => {
  const fake = await site();
  for (let attempt = 0; attempt < 300; attempt += 1)
    await signIn(fake, '', String(2_000_000 + attempt));
  expect(await signIn(fake, '', '2999999')).toMatchObject({
    ok: false,
    error: { code: 'too-many-attempts' },
  });
  expect((await signIn(fake, '', id, '10.0.0.2')).ok).toBe(true);
});

test('guessing IDs is stopped even if every guess comes from a different address of one network', async () => {
  const fake = await site();
  const guess = async (n: number) => {
    const address = `2001:db8:1:2::${n.toString(16)}`;
    const found = await findDriver({ deps: fake.deps, employeeId: String(2000000 + n), address });
    return found.ok ? 'found' : found.error.code;
  };
  for (let n = 0; n < 101; n += 1) await guess(n);
  expect(await guess(101)).toBe('too-many-attempts');
});

test('an administrator signs in only with the correct tenant, name and password', async () => {
  const fake = await site();
  const attempt = (changes: object, password = 'admin password') =>
    signInAdmin({
      deps: fake.deps,
      tenant: { ...defaultTenant, ...changes },
      input: { username: 'admin', password },
      address: '10.0.0.1',
    });
  expect(await attempt({})).toMatchObject({
    ok: true,
    value: { subject: 'admin', sessionVersion: 1, sessionEpoch: 0 },
  });
  for (const refused of [
    await attempt({ siteId: 'NONE' }),
    await attempt({ companyId: 'OTHER' }),
    await attempt({}, 'wrong'),
  ]) {
    expect(refused).toEqual({ ok: false, error: { code: 'invalid-admin-login' } });
  }
});
