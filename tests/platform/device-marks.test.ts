import { expect, test } from 'vitest';
import { createDeviceMarks } from '~/app/platform/auth/device-marks.server';
import { createKioskMarks } from '~/app/platform/auth/kiosk-marks.server';
import { defaultTenant } from '~/domain/company/scope';

const key = (byte: number) => `k${byte}:${Buffer.alloc(32, byte).toString('base64url')}`;
const setup = (keys = [key(1)], secure = false) => {
  const options = { keys, secure, now: () => Date.UTC(2026, 10, 21, 12) };
  const kiosks = createKioskMarks(options);
  return { kiosks, devices: createDeviceMarks({ ...options, kiosks }) };
};
const asRequest = (...cookies: (string | null)[]) =>
  new Request('http://x.test/', {
    headers: { cookie: cookies.map((cookie) => cookie?.split(';')[0]).join('; ') },
  });
const elsewhere = { companyId: 'ACME', siteId: 'NYC01' };
const id = '1234567';

test('knows a device only for its own account', async () => {
  const { devices } = setup();
  const cookie = await devices.add(asRequest(), defaultTenant, id, 'password');
  const mark = await devices.read(asRequest(cookie));
  expect(mark.at(defaultTenant, id)?.kind).toBe('own');
  expect(mark.at(defaultTenant, '7654321')).toBeNull();
  expect(mark.at(elsewhere, id)).toBeNull();
});

test('knows a device after a sign-in by ID alone only for that, until a password was correct', async () => {
  const { devices } = setup();
  const first = await devices.add(asRequest(), defaultTenant, id, 'id');
  const before = (await devices.read(asRequest(first))).at(defaultTenant, id);
  expect(before?.kind).toBe('own-by-id');
  const second = await devices.add(asRequest(first), defaultTenant, id, 'password');
  const after = (await devices.read(asRequest(second))).at(defaultTenant, id);
  expect(after).toEqual({ key: before?.key, kind: 'own' });
});

test('distinguishes two devices of one account', async () => {
  const { devices } = setup();
  const keys = [];
  for (const cookie of [asRequest(), asRequest()]) {
    const mark = await devices.add(cookie, defaultTenant, id, 'password');
    keys.push((await devices.read(asRequest(mark))).at(defaultTenant, id)?.key);
  }
  expect(keys[0]).not.toBe(keys[1]);
});

test('a device remembers the last eight accounts', async () => {
  const { devices } = setup();
  let cookie: string | null = null;
  for (let account = 0; account < 9; account += 1)
    cookie = await devices.add(asRequest(cookie), defaultTenant, `admin:${account}`, 'password');
  const mark = await devices.read(asRequest(cookie));
  const kinds = Array.from({ length: 9 }, (_, at) => mark.at(defaultTenant, `admin:${at}`)?.kind);
  expect(kinds).toEqual([undefined, ...Array<string>(8).fill('own')]);
});

test('reveals no account in a mark, and hides it from scripts', async () => {
  const cookie = await setup([key(1)], true).devices.add(asRequest(), defaultTenant, id, 'id');
  expect(cookie).toMatch(/^__Host-device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const payload = Buffer.from(cookie?.split('.')[1] ?? '', 'base64url').toString();
  expect(payload).toContain('DEFAULT');
  expect(payload).not.toContain(id);
});

test('accepts a mark after a rotation of keys, but not a forged one', async () => {
  const cookie = await setup([key(1)]).devices.add(asRequest(), defaultTenant, id, 'password');
  const read = async (keys: string[]) =>
    (await setup(keys).devices.read(asRequest(cookie))).at(defaultTenant, id)?.kind;
  expect(await read([key(2), key(1)])).toBe('own');
  expect(await read([key(2)])).toBeUndefined();
});

test('treats a kiosk as a separate device, which no sign-in marks', async () => {
  const { devices, kiosks } = setup();
  const kiosk = await kiosks.set(defaultTenant);
  const mark = await devices.read(asRequest(kiosk));
  expect(mark.at(defaultTenant, id)?.kind).toBe('kiosk');
  expect(mark.at(elsewhere, id)).toBeNull();
  expect(await devices.add(asRequest(kiosk), defaultTenant, id, 'id')).toBeNull();
  expect(await devices.add(asRequest(kiosk), elsewhere, id, 'id')).not.toBeNull();
});
