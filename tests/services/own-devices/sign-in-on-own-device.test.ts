import { expect, test } from 'vitest';
import { rememberOwnDevice } from '~/app/services/own-devices/remember-own-device.server';
import { signInOnOwnDevice } from '~/app/services/own-devices/sign-in-on-own-device.server';
import { resetDriverPassword } from '~/app/services/passwords/reset-driver-password.server';
import { toInstant } from '~/domain/time/instant';
import { dayMs, minuteMs } from '~/domain/time/time-units';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';

const dora = '1000001';
const unknown = { ok: false, error: { code: 'own-device-unknown' } };

const start = async () => {
  const fake = await fakeSite([aDriver({ employeeId: dora })]);
  const { deps, scope, clock } = fake;
  const { companyId, siteId } = scope;
  const done = await rememberOwnDevice({
    deps,
    access: await fake.asDriver(dora),
    name: 'Chrome · Android',
  });
  if (!done.ok) throw new Error(done.error.code);
  const { deviceId, secret } = done.value;
  const signIn = (sent = secret, more: { siteId?: string; employeeId?: string } = {}) =>
    signInOnOwnDevice({
      deps,
      claims: { companyId, siteId, employeeId: dora, deviceId, secret: sent, ...more },
      address: '203.0.113.1',
    });
  return {
    fake,
    deps,
    secret,
    signIn,
    /** Signs in and returns the secret that the browser holds then. */
    holdAfter: async (sent: string) => {
      const signedIn = await signIn(sent);
      if (!signedIn.ok) throw new Error(signedIn.error.code);
      return signedIn.value.nextSecret ?? sent;
    },
    pass: (ms: number) => clock.moveTo(toInstant(clock.now() + ms)),
    devices: async () =>
      (await deps.stores.access.readDriver(scope, dora)).credential?.ownDevices?.devices ?? [],
    log: async () => (await deps.stores.activity.latest(scope, 20)).map(({ event }) => event),
  };
};

test('signs in as the sign-in that proved the phone, and logs it', async () => {
  const { signIn, log } = await start();
  expect(await signIn()).toMatchObject({
    ok: true,
    value: { subject: dora, signedInBy: 'id', via: 'own-device', nextSecret: null },
  });
  expect((await log())[0]).toEqual({ code: 'signed-in', by: 'own-device' });
});

test('renews the secret once a day, and says when the phone was used', async () => {
  const { fake, secret, holdAfter, pass, devices } = await start();
  pass(dayMs - minuteMs);
  expect(await holdAfter(secret)).toBe(secret);
  pass(minuteMs);
  const next = await holdAfter(secret);
  expect(next).not.toBe(secret);
  expect((await devices())[0]).toMatchObject({
    hash: fake.deps.sha256(next),
    lastUsedAt: expect.stringContaining(fake.now().slice(0, 10)) as string,
  });
  expect(await holdAfter(next)).toBe(next);
});

test('a lost answer costs nothing: the secret before still signs in, and is renewed again', async () => {
  const { secret, signIn, holdAfter, pass } = await start();
  pass(dayMs);
  const lost = await holdAfter(secret);
  pass(minuteMs);
  const next = await holdAfter(secret);
  expect([secret, lost]).not.toContain(next);
  expect((await signIn(next)).ok).toBe(true);
});

test('two taps at once both sign in, and whichever answer comes last is good', async () => {
  const { secret, signIn, pass } = await start();
  pass(dayMs);
  const taps = await Promise.all([signIn(), signIn()]);
  const held = taps.map((tap) => (tap.ok ? (tap.value.nextSecret ?? secret) : ''));
  for (const one of held) expect((await signIn(one)).ok).toBe(true);
});

test('a copied cookie ends the phone for both as soon as both were used', async () => {
  const { secret, signIn, holdAfter, pass, devices, log } = await start();
  pass(dayMs);
  const thief = await holdAfter(secret);
  pass(minuteMs);
  const owner = await holdAfter(secret);
  expect(await signIn(thief)).toEqual(unknown);
  expect(await devices()).toEqual([]);
  expect((await log())[0]).toEqual({ code: 'own-device-changed', change: 'copied' });
  expect(await signIn(owner)).toEqual(unknown);
});

test('a phone that is gone, another driver and another site are refused alike', async () => {
  const { fake, deps, signIn } = await start();
  expect(await signIn('another secret', { employeeId: '1000009' })).toEqual(unknown);
  expect(await signIn(undefined, { siteId: 'OTHER' })).toEqual(unknown);
  await resetDriverPassword({ deps, access: await fake.asAdmin(), employeeId: dora });
  expect(await signIn()).toEqual(unknown);
});

test('failures count as everywhere else', async () => {
  const { signIn } = await start();
  for (let n = 0; n < 10; n += 1) expect(await signIn('x', { siteId: 'OTHER' })).toEqual(unknown);
  expect(await signIn('x', { siteId: 'OTHER' })).toMatchObject({
    error: { code: 'too-many-attempts' },
  });
});

test('a used phone lasts, and one that nobody uses ends', async () => {
  const { signIn, holdAfter, secret, pass } = await start();
  let held = secret;
  for (let day = 0; day < 3; day += 1) {
    pass(59 * dayMs);
    held = await holdAfter(held);
  }
  pass(3 * dayMs);
  expect(await signIn(held)).toEqual(unknown);
});
