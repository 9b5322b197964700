import { createPublicKey } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, afterEach, expect, test } from 'vitest';
import { writePushText } from '~/app/platform/mail/push-text.server';
import { createPusher, getPushPublicKey } from '~/app/platform/mail/web-push.server';
import type { Push, PushMessage } from '~/domain/mail/push';
import type { PushDevice } from '~/domain/mail/push-device';
import { createBrowserKeys, startPushService } from '~/tests/support/push-service';
import { signingKeys } from '~/tests/support/signing-keys';

const service = await startPushService();
afterAll(() => service.stop());
afterEach(() => {
  service.requests.splice(0);
  service.answer.status = 201;
});

const privateKey = signingKeys.PUSH_KEY;
const closesAt = {
  instant: '2026-11-25T21:00:00.000Z',
  wallTime: '2026-11-25T15:00',
  timeZone: 'America/Chicago',
};
const aPush = (message: PushMessage, changes: Partial<Push> = {}): Push => ({
  kind: 'push',
  companyId: 'ACME',
  siteId: 'LAX',
  siteName: 'Los Angeles',
  employeeId: '1000001',
  deviceId: 'DEVICE1',
  message,
  ...changes,
});
const published = aPush({ kind: 'award-published', periodId: '2026-W49' });

const aBrowser = (path = '/one') => {
  const keys = createBrowserKeys();
  const { p256dh, auth } = keys;
  const device: PushDevice = {
    id: 'DEVICE1',
    endpoint: `${service.origin}${path}`,
    p256dh,
    auth,
    name: 'Chrome · Android',
    addedAt: '2026-11-20T12:00:00.000Z',
  };
  return { ...keys, device };
};
const push = (device: PushDevice, mail = published) =>
  createPusher({
    privateKey,
    contact: 'no-reply@jobs.example',
    now: () => Date.parse('2026-11-25T20:00:00.000Z'),
    localOrigin: service.origin,
  }).push(device, { id: 'PUSH1', mail });

test('a notification is encrypted for the device alone', async () => {
  const browser = aBrowser();
  expect(await push(browser.device)).toBe('sent');
  const [request, ...others] = service.requests;
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    path: '/one',
    headers: { 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' },
  });
  const body = request?.body ?? Buffer.alloc(0);
  expect(body.toString('latin1')).not.toMatch(/Los Angeles|published|driver/);
  expect(JSON.parse(browser.decrypt(body))).toEqual({
    id: 'PUSH1',
    title: 'Los Angeles',
    body: 'Job results for the week of Nov 30 – Dec 6 are published',
    language: 'en',
    path: '/driver-preferences?c=ACME&s=LAX',
  });
  expect(() => aBrowser().decrypt(body)).toThrow();
});

test('a notification about a closing is not kept longer than until that', async () => {
  const { device } = aBrowser();
  const about = { kind: 'closing-soon', periodId: '2026-W49' } as const;
  const over = { ...closesAt, instant: '2026-11-25T19:59:00.000Z' };
  await push(device, aPush({ ...about, closesAt }));
  await push(device, aPush({ ...about, closesAt: over }));
  expect(service.requests.map(({ headers }) => headers.ttl)).toEqual(['3600', '0']);
});

test('a push service can verify who sent the notification', async () => {
  await push(aBrowser().device);
  const authorization = service.requests[0]?.headers.authorization ?? '';
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  expect(key).toBe(getPushPublicKey(privateKey));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const { payload } = await jwtVerify(token, publicKey, { audience: service.origin });
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256' });
  expect(payload.sub).toBe('mailto:no-reply@jobs.example');
  const inADay = Date.now() / 1000 + 24 * 3600 + 60;
  expect(payload.exp).toBeLessThan(inADay);
  expect(JSON.stringify(decodeJwt(token))).not.toContain('1000001');
});

test.each([404, 410])('a device that the push service answers %i for is gone', async (status) => {
  service.answer.status = status;
  expect(await push(aBrowser().device)).toBe('gone');
});

test.each([302, 307, 400, 403, 429, 500])(
  'the answer %i is a failure that is tried again, without naming the device',
  async (status) => {
    service.answer.status = status;
    await expect(push(aBrowser('/secret').device)).rejects.toThrow(
      new Error(`The push service answered ${status}.`),
    );
    expect(service.requests).toHaveLength(1);
  },
);

test('nothing is sent to a host that is no push service, or to a device without usable keys', async () => {
  const { device } = aBrowser();
  const elsewhere = service.origin.replace('127.0.0.1', 'localhost');
  for (const endpoint of [`${elsewhere}/one`, 'https://169.254.169.254/', 'no URL'])
    expect(await push({ ...device, endpoint })).toBe('gone');
  const p256dh = `B${'A'.repeat(86)}`;
  expect(await push({ ...device, p256dh })).toBe('gone');
  expect(service.requests).toEqual([]);
});

test.each<[PushMessage, string, string]>([
  [
    { kind: 'award-withdrawn', periodId: null },
    'Vacation results were withdrawn',
    '/driver-vacation?c=ACME&s=LAX',
  ],
  [
    { kind: 'result-unseen', periodId: '2026-W49' },
    'Please confirm your result: Job results for the week of Nov 30 – Dec 6',
    '/driver-preferences?c=ACME&s=LAX',
  ],
  [
    { kind: 'closing-soon', periodId: '2026-W49', closesAt },
    'Job selection for the week of Nov 30 – Dec 6 closes soon',
    '/driver-preferences?c=ACME&s=LAX',
  ],
  [
    { kind: 'claim-answered', periodId: null },
    'Your claim was answered: vacation weeks',
    '/driver-vacation?c=ACME&s=LAX',
  ],
  [
    { kind: 'cutoff-extended', periodId: null, closesAt },
    'More time: Vacation selection closes later',
    '/driver-vacation?c=ACME&s=LAX',
  ],
  [
    { kind: 'list-missing', periodId: '2026-W49', closesAt },
    'You have no list yet: Job selection for the week of Nov 30 – Dec 6',
    '/driver-preferences?c=ACME&s=LAX',
  ],
  [
    { kind: 'note', noteId: 'NOTE1' },
    'There is a new note from your administrators.',
    '/driver-preferences?c=ACME&s=LAX',
  ],
])('writes %o as one sentence with a page', async (message, body, path) => {
  expect(await writePushText(aPush(message))).toEqual({
    title: 'Los Angeles',
    body,
    language: 'en',
    path,
  });
});

test("writes in the driver's language", async () => {
  const text = await writePushText({ ...published, language: 'es' });
  expect(text.language).toBe('es');
  expect(text.body).toMatch(/publi/);
  expect(text.body).not.toContain('assignments');
});

test('the first notification carries the address where the device confirms itself', async () => {
  const text = await writePushText(aPush({ kind: 'device-confirmation', token: 'a b' }));
  expect(text).toMatchObject({
    path: '/confirm-device?code=a%20b',
    confirm: '/confirm-device?code=a%20b',
  });
});
