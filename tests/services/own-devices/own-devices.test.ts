import { expect, test } from 'vitest';
import type { DriverSession } from '~/app/ports/sessions';
import { checkDriver } from '~/app/services/access/check-driver.server';
import { signOut } from '~/app/services/access/sign-out.server';
import { forgetOwnDevices } from '~/app/services/own-devices/forget-own-devices.server';
import { rememberOwnDevice } from '~/app/services/own-devices/remember-own-device.server';
import { changeDriverPassword } from '~/app/services/passwords/change-driver-password.server';
import { issueResetCode } from '~/app/services/passwords/issue-reset-code.server';
import { resetDriverPassword } from '~/app/services/passwords/reset-driver-password.server';
import { changeSettings } from '~/app/services/settings/change-settings.server';
import { maxOwnDevices } from '~/domain/access/own-device';
import { editableSettings, type EditableSettings } from '~/domain/settings/editable-settings';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';

const [dora, eve] = ['1000001', '1000002'];

const start = async () => {
  const fake = await fakeSite([
    aDriver({ employeeId: dora }),
    aDriver({ employeeId: eve, seniorityNumber: 2 }),
  ]);
  const { deps, scope } = fake;
  const remember = async (more: Partial<DriverSession> = {}, employeeId = dora) =>
    rememberOwnDevice({
      deps,
      access: { ...(await fake.asDriver(employeeId)), ...more },
      name: 'Chrome · Android',
    });
  const stored = async (employeeId = dora) => {
    const { credential } = await deps.stores.access.readDriver(scope, employeeId);
    return credential?.ownDevices?.devices ?? [];
  };
  return {
    fake,
    deps,
    scope,
    remember,
    stored,
    remembered: async (more?: Partial<DriverSession>) => {
      const done = await remember(more);
      if (!done.ok) throw new Error(done.error.code);
      return done.value.deviceId;
    },
    /** The IDs of the devices that still sign in, as the guard reads them. */
    live: async () => {
      const { credential } = await deps.stores.access.readDriver(scope, dora);
      const { companyId, siteId } = scope;
      const sv = credential?.sessionVersion ?? 0;
      const claims = { companyId, siteId, sub: dora, sv, ep: 0, kiosk: true } as const;
      const access = await checkDriver({ deps, claims: { ...claims, amr: 'password' } });
      return access?.ownDevices.map(({ id }) => id);
    },
    forget: (which: 'all' | { deviceId: string }, employeeId = dora) =>
      forgetOwnDevices({ deps, scope, employeeId, which }),
    setPassword: async () => {
      const access = await fake.asDriver(dora);
      const issued = await issueResetCode({ deps, access: await fake.asAdmin(), employeeId: dora });
      if (!issued.ok) throw new Error(issued.error.code);
      const chosen = { password: 'violin harbour', repeated: 'violin harbour' };
      const input = { ...chosen, proof: issued.value.code };
      const changed = await changeDriverPassword({ deps, access, input, address: '203.0.113.1' });
      if (!changed.ok) throw new Error(changed.error.code);
    },
    set: async (changes: Partial<EditableSettings>) => {
      const { site } = await fake.site();
      const basis = editableSettings(site);
      const input = { basis, wanted: { ...basis, ...changes } };
      const done = await changeSettings({ deps, access: await fake.asAdmin(), input });
      if (!done.ok) throw new Error(done.error.code);
    },
    log: async () => (await deps.stores.activity.latest(scope, 20)).map(({ event }) => event),
  };
};

test('remembers a phone by the hash of its secret, and logs it', async () => {
  const { remember, stored, deps, log } = await start();
  const done = await remember();
  if (!done.ok) throw new Error(done.error.code);
  const { deviceId, secret } = done.value;
  expect(await stored()).toMatchObject([
    { id: deviceId, hash: deps.sha256(secret), name: 'Chrome · Android', provenBy: 'id' },
  ]);
  expect(JSON.stringify(await stored())).not.toContain(secret);
  expect((await log())[0]).toEqual({ code: 'own-device-changed', change: 'remembered' });
});

test('refuses at a kiosk, where the site is against it, and a sixth phone', async () => {
  const { remember, remembered, set, stored } = await start();
  expect(await remember({ isKiosk: true })).toEqual({
    ok: false,
    error: { code: 'own-device-at-kiosk' },
  });
  for (let n = 0; n < maxOwnDevices; n += 1) await remembered();
  const before = await stored();
  expect(await remember()).toEqual({
    ok: false,
    error: { code: 'too-many-own-devices', most: maxOwnDevices },
  });
  await set({ rememberOwnPhones: false });
  expect(await remember()).toEqual({ ok: false, error: { code: 'own-device-off' } });
  expect(await stored()).toEqual(before);
});

test('the same phone again replaces itself', async () => {
  const { remembered, stored } = await start();
  const first = await remembered();
  const second = await remembered({ ownDeviceId: first });
  expect((await stored()).map(({ id }) => id)).toEqual([second]);
});

test('only a session with the password itself remembers a phone of a driver who has one', async () => {
  const { remember, setPassword, stored } = await start();
  await setPassword();
  expect(await remember({ signedInBy: 'password', via: 'own-device' })).toEqual({
    ok: false,
    error: { code: 'own-device-unproven' },
  });
  expect((await remember({ signedInBy: 'password' })).ok).toBe(true);
  expect(await stored()).toMatchObject([{ provenBy: 'password' }]);
});

test('a session from before a new password remembers nothing', async () => {
  const { remember, setPassword, stored } = await start();
  await setPassword();
  expect(await remember({ sessionVersion: 0 })).toEqual({
    ok: false,
    error: { code: 'account-changed' },
  });
  expect(await stored()).toEqual([]);
});

test('forgets one phone or all, of this driver only', async () => {
  const { remember, remembered, forget, live, stored, log } = await start();
  const [first, second] = [await remembered(), await remembered()];
  await remember({}, eve);
  expect(await forget({ deviceId: first }, eve)).toEqual({ ok: true, value: null });
  expect(await live()).toEqual([first, second]);
  await forget({ deviceId: first });
  expect(await live()).toEqual([second]);
  expect((await log())[0]).toEqual({ code: 'own-device-changed', change: 'forgotten' });
  await forget('all');
  expect(await live()).toEqual([]);
  expect((await log())[0]).toEqual({ code: 'own-device-changed', change: 'all-forgotten' });
  const entries = (await log()).length;
  await forget('all');
  await forget({ deviceId: first });
  expect(await log()).toHaveLength(entries);
  expect(await stored(eve)).toHaveLength(1);
});

test('two phones that are forgotten at the same time are both gone', async () => {
  const { remembered, forget, live } = await start();
  const ids = [await remembered(), await remembered(), await remembered()];
  await Promise.all(ids.slice(0, 2).map((deviceId) => forget({ deviceId })));
  expect(await live()).toEqual(ids.slice(2));
});

test('a sign-out keeps the phone', async () => {
  const { fake, deps, remembered, live } = await start();
  const id = await remembered();
  await signOut({ deps, access: await fake.asDriver(dora) });
  expect(await live()).toEqual([id]);
});

test('a first password, another one and a reset end every phone', async () => {
  const { fake, deps, remembered, setPassword, live } = await start();
  await remembered();
  await setPassword();
  expect(await live()).toEqual([]);
  await remembered({ signedInBy: 'password' });
  const { value } = (await changeDriverPassword({
    deps,
    access: { ...(await fake.asDriver(dora)), signedInBy: 'password' },
    input: { password: 'quiet lantern', repeated: 'quiet lantern', proof: 'violin harbour' },
    address: '203.0.113.1',
  })) as { value: { sessionVersion: number } };
  expect(value.sessionVersion).toBe(2);
  expect(await live()).toEqual([]);
  await remembered({ signedInBy: 'password' });
  await resetDriverPassword({ deps, access: await fake.asAdmin(), employeeId: dora });
  expect(await live()).toEqual([]);
});

test('an administrator ends the phones of a driver without a password too', async () => {
  const { fake, deps, remembered, live } = await start();
  await remembered();
  await resetDriverPassword({ deps, access: await fake.asAdmin(), employeeId: dora });
  expect(await live()).toEqual([]);
});

test('phones end with the driver, and a new driver with that ID has none', async () => {
  const { deps, scope, remembered, live } = await start();
  await remembered();
  const commit = async (change: { puts: ReturnType<typeof aDriver>[]; deletes: string[] }) => {
    const { version } = await deps.stores.drivers.list(scope);
    const entry = testEntry(deps);
    await deps.stores.drivers.commit(scope, { expectedVersion: version, ...change, entry });
  };
  await commit({ puts: [], deletes: [dora] });
  expect(await live()).toBeUndefined();
  await commit({ puts: [aDriver({ employeeId: dora })], deletes: [] });
  expect(await live()).toEqual([]);
});

test('turning the setting off ends every phone for good', async () => {
  const { remembered, set, live } = await start();
  await remembered();
  await set({ rememberOwnPhones: false });
  expect(await live()).toEqual([]);
  await set({ rememberOwnPhones: true });
  expect(await live()).toEqual([]);
  const again = await remembered();
  await set({ securityQuestions: true });
  expect(await live()).toEqual([again]);
});

test('only the browser with the cookie of a live phone is the own one, and never a kiosk', async () => {
  const { deps, scope, remembered, forget } = await start();
  const id = await remembered();
  const { companyId, siteId } = scope;
  const claims = { companyId, siteId, sub: dora, sv: 0, ep: 0, amr: 'id' } as const;
  const isOwn = async (browser: { isKiosk: boolean; ownDeviceId?: string }) =>
    (await checkDriver({ deps, claims, browser }))?.ownDeviceId === id;
  expect(await isOwn({ isKiosk: false, ownDeviceId: id })).toBe(true);
  expect(await isOwn({ isKiosk: true, ownDeviceId: id })).toBe(false);
  expect(await isOwn({ isKiosk: false, ownDeviceId: 'another' })).toBe(false);
  expect(await isOwn({ isKiosk: false })).toBe(false);
  await forget('all');
  expect(await isOwn({ isKiosk: false, ownDeviceId: id })).toBe(false);
});
