import { expect, test } from 'vitest';
import { createKioskMarks } from '~/app/platform/auth/kiosk-marks.server';
import { createOwnDeviceCookie } from '~/app/platform/auth/own-device-cookie.server';
import { defaultTenant } from '~/domain/company/scope';
import { dayMs } from '~/domain/time/time-units';

const key = (byte: number) => `k${byte}:${Buffer.alloc(32, byte).toString('base64url')}`;
const start = Date.UTC(2026, 10, 21, 12);
const setup = ({ keys = [key(1)], secure = false, now = start } = {}) => {
  const options = { keys, secure, now: () => now };
  const kiosks = createKioskMarks(options);
  return { kiosks, ownDevice: createOwnDeviceCookie({ ...options, kiosks }) };
};
const asRequest = (...cookies: string[]) =>
  new Request('http://x.test/', {
    headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  });
const claims = { ...defaultTenant, employeeId: '1234567', deviceId: 'D1', secret: 'a secret' };

test('reads what it wrote, also after a key rotation, for 180 days', async () => {
  const cookie = await setup().ownDevice.write(claims);
  const { companyId, siteId } = defaultTenant;
  const own = { companyId, siteId, employeeId: '1234567', deviceId: 'D1', secret: 'a secret' };
  expect(await setup().ownDevice.read(asRequest(cookie))).toEqual(own);
  const rotated = setup({ keys: [key(2), key(1)] });
  expect(await rotated.ownDevice.read(asRequest(cookie))).toEqual(own);
  const read = (days: number) =>
    setup({ now: start + days * dayMs }).ownDevice.read(asRequest(cookie));
  expect(await read(179)).toEqual(own);
  expect(await read(181)).toBeNull();
});

test('a forged cookie is none, nor is a mark for another purpose', async () => {
  const forged = await setup({ keys: [key(9)] }).ownDevice.write(claims);
  const { kiosks, ownDevice } = setup();
  const mark = (await kiosks.set(defaultTenant)).replace('kiosk=', 'own-device=');
  for (const cookie of [forged, mark, 'own-device=x', 'own-device=', 'other=1'])
    expect(await ownDevice.read(asRequest(cookie))).toBeNull();
});

test('a kiosk of any site is nobody’s own device', async () => {
  const { kiosks, ownDevice } = setup();
  const cookie = await ownDevice.write(claims);
  const elsewhere = { companyId: 'ACME', siteId: 'NYC01' };
  for (const tenant of [defaultTenant, elsewhere])
    expect(await ownDevice.read(asRequest(cookie, await kiosks.set(tenant)))).toBeNull();
});

test('scripts and other hosts cannot read the cookie', async () => {
  const { ownDevice } = setup({ secure: true });
  expect(await ownDevice.write(claims)).toMatch(
    /^__Host-own-device=.*; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(ownDevice.clear()).toMatch(/^__Host-own-device=; Max-Age=0; Path=\/; HttpOnly; Secure/);
});
