import { expect, test } from 'vitest';
import { createPasskeyVerifier } from '~/app/platform/auth/passkeys.server';
import type { PasskeyAnswer } from '~/app/ports/access';
import { addPasskey } from '~/app/services/passkeys/add-passkey.server';
import { removePasskey } from '~/app/services/passkeys/remove-passkey.server';
import { signInWithPasskey } from '~/app/services/passkeys/sign-in-with-passkey.server';
import { resetDriverPassword } from '~/app/services/passwords/reset-driver-password.server';
import { maxPasskeys } from '~/domain/access/passkey';
import { minuteMs } from '~/domain/time/time-units';
import { fakeSite } from '~/tests/support/fake-site';
import { aPasskeyDevice } from '~/tests/support/passkey-device';
import { aDriver } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';

const dora = '1000001';
const origin = 'https://jobs.test';
const verifier = createPasskeyVerifier(origin)!;
const address = '203.0.113.1';
const unknown = { ok: false, error: { code: 'passkey-unknown' } };
const invalid = { ok: false, error: { code: 'passkey-invalid' } };

const start = async () => {
  const fake = await fakeSite([aDriver({ employeeId: dora })]);
  const { deps, scope, clock } = fake;
  let challenges = 0;
  const issue = () => ({
    challenge: Buffer.alloc(32, (challenges += 1)).toString('base64url'),
    expiresAt: clock.now() + 5 * minuteMs,
  });
  const add = async (
    answer: PasskeyAnswer,
    challenge: ReturnType<typeof issue> | null,
    more: { isKiosk?: boolean } = {},
    currentPassword = '',
  ) =>
    addPasskey({
      deps,
      access: { ...(await fake.asDriver(dora)), ...more },
      verifier,
      challenge,
      input: { currentPassword, handle: 'a-handle', answer },
      name: 'Chrome · Android',
      address,
    });
  const signIn = (answer: PasskeyAnswer, challenge: ReturnType<typeof issue> | null) =>
    signInWithPasskey({ deps, verifier, challenge, answer, address });
  return {
    fake,
    deps,
    scope,
    issue,
    add,
    signIn,
    added: async (device = aPasskeyDevice()) => {
      const challenge = issue();
      const done = await add(device.make({ origin, ...challenge }), challenge);
      if (!done.ok) throw new Error(done.error.code);
      return device;
    },
    enter: (device: ReturnType<typeof aPasskeyDevice>) => {
      const challenge = issue();
      return signIn(device.show({ origin, ...challenge }), challenge);
    },
    log: async () => (await deps.stores.activity.latest(scope, 20)).map(({ event }) => event),
  };
};

test('a passkey signs in by itself, and the log says so', async () => {
  const { added, enter, log } = await start();
  const device = await added();
  expect((await log())[0]).toEqual({ code: 'passkey-changed', change: 'added' });
  expect(await enter(device)).toMatchObject({
    ok: true,
    value: { subject: dora, signedInBy: 'id', via: 'passkey' },
  });
  expect((await log())[0]).toEqual({ code: 'signed-in', by: 'passkey' });
});

test('refuses an answer for another website, another host, or without the user', async () => {
  const { issue, add, added, signIn } = await start();
  const device = await added();
  for (const wrong of [
    { origin: 'https://evil.test' },
    { origin, rpId: 'evil.test' },
    { origin, verifiesUser: false },
  ]) {
    const first = issue();
    expect(await signIn(device.show({ ...wrong, ...first }), first)).toEqual(unknown);
    const second = issue();
    expect(await add(aPasskeyDevice().make({ ...wrong, ...second }), second)).toEqual(invalid);
  }
});

test('refuses a challenge that was used, that is another browser’s, and none', async () => {
  const { issue, add, added, signIn } = await start();
  const device = await added();
  const challenge = issue();
  const answer = device.show({ origin, ...challenge });
  expect(await signIn(answer, null)).toEqual(unknown);
  expect(await signIn(answer, issue())).toEqual(unknown);
  expect((await signIn(answer, challenge)).ok).toBe(true);
  expect(await signIn(answer, challenge)).toEqual(unknown);
  const made = aPasskeyDevice().make({ origin, ...challenge });
  expect(await add(made, challenge)).toEqual(invalid);
});

test('refuses a passkey of another device, also under a known name', async () => {
  const { issue, added, signIn } = await start();
  const device = await added();
  const challenge = issue();
  const foreign = aPasskeyDevice().show({ origin, ...challenge });
  expect(await signIn(foreign, challenge)).toEqual(unknown);
  expect(await signIn({ ...foreign, id: device.id, rawId: device.id }, challenge)).toEqual(unknown);
});

test('refuses a copied passkey whose count of uses falls behind', async () => {
  const { issue, added, enter, signIn } = await start();
  const device = await added(aPasskeyDevice({ counts: true }));
  const challenge = issue();
  const copied = device.show({ origin, ...challenge });
  expect((await enter(device)).ok).toBe(true);
  expect(await signIn(copied, challenge)).toEqual(unknown);
});

test('asks for the password if there is one', async () => {
  const { fake, deps, scope, issue, add, added, enter } = await start();
  const old = await added();
  const passwordHash = await deps.passwords.hash('violin harbour');
  await deps.stores.credentials.setDriverPassword(scope, {
    employeeId: dora,
    passwordHash,
    expectedVersion: 0,
  });
  expect(await enter(old)).toEqual(unknown);
  const device = aPasskeyDevice();
  const challenge = issue();
  const answer = device.make({ origin, ...challenge });
  expect(await add(answer, challenge, {}, 'guess')).toEqual({
    ok: false,
    error: { code: 'wrong-current-password' },
  });
  expect((await add(answer, challenge, {}, 'violin harbour')).ok).toBe(true);
  expect(await enter(device)).toMatchObject({ value: { signedInBy: 'password', via: 'passkey' } });
  await resetDriverPassword({ deps, access: await fake.asAdmin(), employeeId: dora });
  expect(await enter(device)).toEqual(unknown);
});

test('ends with its driver, and when the site turns it off or is deactivated', async () => {
  const { fake, deps, scope, added, enter } = await start();
  const device = await added();
  const { site } = await fake.site();
  const settings = { ...site.settings, rememberOwnPhones: false };
  await deps.stores.sites.save(scope, { ...site, settings }, []);
  expect(await enter(device)).toEqual(unknown);
  const off = (await fake.site()).site;
  await deps.stores.sites.save(scope, { ...off, settings: site.settings }, []);
  expect((await enter(device)).ok).toBe(true);
  const on = (await fake.site()).site;
  await deps.stores.sites.save(scope, { ...on, sessionEpoch: 1 }, []);
  expect(await enter(device)).toEqual(unknown);
  const { version } = await deps.stores.drivers.list(scope);
  const change = { expectedVersion: version, puts: [], deletes: [dora], entry: testEntry(deps) };
  await deps.stores.drivers.commit(scope, change);
  expect(await enter(device)).toEqual(unknown);
});

test('a removed passkey no longer signs in', async () => {
  const { fake, deps, added, enter, log } = await start();
  const [device, other] = [await added(), await added()];
  const remove = async () =>
    removePasskey({ deps, access: await fake.asDriver(dora), passkeyId: device.id });
  expect((await remove()).ok).toBe(true);
  expect((await log())[0]).toEqual({ code: 'passkey-changed', change: 'removed' });
  expect((await remove()).ok).toBe(true);
  expect(await enter(device)).toEqual(unknown);
  expect((await enter(other)).ok).toBe(true);
});

test('refuses a sixth passkey, one at a kiosk, and the same one twice', async () => {
  const { issue, add, added } = await start();
  const challenge = issue();
  const answer = aPasskeyDevice().make({ origin, ...challenge });
  expect(await add(answer, challenge, { isKiosk: true })).toEqual({
    ok: false,
    error: { code: 'own-device-at-kiosk' },
  });
  const first = await added();
  const again = issue();
  expect(await add(first.make({ origin, ...again }), again)).toEqual({
    ok: false,
    error: { code: 'account-changed' },
  });
  for (let n = 1; n < maxPasskeys; n += 1) await added();
  expect(await add(answer, challenge)).toEqual({
    ok: false,
    error: { code: 'too-many-passkeys', most: maxPasskeys },
  });
});

test('failures count as everywhere else, of unknown passkeys too', async () => {
  const { issue, signIn } = await start();
  const device = aPasskeyDevice();
  const guess = () => {
    const challenge = issue();
    return signIn(device.show({ origin, ...challenge }), challenge);
  };
  for (let n = 0; n < 10; n += 1) expect(await guess()).toEqual(unknown);
  expect(await guess()).toMatchObject({ error: { code: 'too-many-attempts' } });
});

test.each([undefined, 'http://127.0.0.1:3000', 'https://[::1]'])(
  'browsers allow no passkeys at %s',
  (publicOrigin) => {
    expect(createPasskeyVerifier(publicOrigin)).toBeNull();
  },
);
