import { afterAll, afterEach, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { httpClient, signedInAdmin } from '~/tests/support/http';
import { createBrowserKeys, startPushService } from '~/tests/support/push-service';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';
import { waitingMails } from '~/tests/support/waiting';

const service = await startPushService();
const server = await startTestServer({ SEED: 'sample', PUSH_LOCAL_ORIGIN: service.origin });
afterAll(async () => {
  await server.stop();
  await service.stop();
});
afterEach(() => service.requests.splice(0));

const scope = makeTestScope(defaultTenant);
const path = '/driver-preferences/messages';
const [john, maria, david] = ['1234567', '2345678', '3456789'];

const signedIn = async (employeeId: string, client = httpClient(server.url)) => {
  const form = { ...defaultTenant, employeeId, password: '' };
  expect((await client.post('/driver-login', form)).status).toBe(303);
  return client;
};
const aBrowser = (name: string) => {
  const { p256dh, auth, decrypt } = createBrowserKeys();
  const endpoint = `${service.origin}/${name}`;
  const read = () => {
    const { body } = service.requests.find((one) => one.path === `/${name}`) ?? {};
    if (!body) throw new Error('The browser got no notification.');
    return JSON.parse(decrypt(body)) as Record<string, string>;
  };
  return { form: { intent: 'add-device', endpoint, p256dh, auth }, read };
};
const stored = async (employeeId: string) =>
  (await server.platform.deps.stores.contacts.get(scope, employeeId))?.push?.devices ?? [];

test('a browser is added, proves that it gets notifications, and is removed', async () => {
  const client = await signedIn(john);
  const browser = aBrowser('johns');
  const added = await client.post(path, browser.form);
  expect([added.status, added.headers.get('location')]).toEqual([303, path]);
  expect(await stored(john)).toMatchObject([{ unconfirmed: true }]);
  expect(await (await client.get(path)).text()).toContain('Waiting for its first notification');

  await server.sweep();
  const { body, confirm = '' } = browser.read();
  expect(body).toBe('Notifications are on for this device.');
  // The device has no session: what it got is the proof.
  const device = httpClient(server.url);
  expect(await (await device.get(confirm)).text()).toContain('on this device?');
  expect((await stored(john))[0]?.unconfirmed).toBe(true);
  expect((await device.post('/confirm-device?code=wrong', { intent: 'confirm' })).status).toBe(404);
  expect((await device.post(`${confirm}x`, { intent: 'confirm' })).status).toBe(404);
  expect((await device.post(confirm, { intent: 'other' })).status).toBe(400);
  expect((await stored(john))[0]?.unconfirmed).toBe(true);
  expect((await device.post(confirm, { intent: 'confirm' })).status).toBe(200);
  const [confirmed] = await stored(john);
  expect(confirmed?.unconfirmed).toBeUndefined();

  for (const address of [path, `${path}.data`]) {
    const page = await (await client.get(address)).text();
    expect(page).toContain(confirmed?.id);
    for (const secret of [browser.form.endpoint, browser.form.p256dh, browser.form.auth])
      expect(page).not.toContain(secret);
  }
  expect(server.logged.join('\n')).not.toMatch(/johns|127\.0\.0\.1:\d+\/johns/);

  const deviceId = confirmed?.id ?? '';
  const stranger = await signedIn(maria);
  expect((await stranger.post(path, { intent: 'remove-device', deviceId })).status).toBe(303);
  expect(await stored(john)).toHaveLength(1);
  expect((await client.post(path, { intent: 'remove-device', deviceId })).status).toBe(303);
  expect(await stored(john)).toEqual([]);
  expect((await device.post(confirm, { intent: 'confirm' })).status).toBe(404);
});

test('only a signed-in driver adds a browser, and only their own', async () => {
  const browser = aBrowser('strangers');
  const visitor = httpClient(server.url);
  expect((await visitor.post(path, browser.form)).status).toBe(302);
  const client = await signedIn(maria);
  await client.post(path, { ...browser.form, employeeId: john, deviceId: 'OTHER' });
  expect(await stored(john)).toEqual([]);
  expect(await stored(maria)).toHaveLength(1);
});

test.each([
  'https://evil.test/push',
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:1/push',
  'https://fcm.googleapis.com.evil.test/',
  'nothing',
])('answers 422 to the push service %j and calls nobody', async (endpoint) => {
  const client = await signedIn(david);
  const answer = await client.post(path, { ...aBrowser('davids').form, endpoint });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('This browser is not supported');
  expect(await stored(david)).toEqual([]);
  const waiting = await waitingMails(server.platform.deps.stores);
  expect(waiting.filter(({ mail }) => 'employeeId' in mail && mail.employeeId === david)).toEqual(
    [],
  );
});

test('answers 400 to damaged keys', async () => {
  const client = await signedIn(david);
  const { form } = aBrowser('davids');
  for (const wrong of [{ p256dh: 'B' }, { auth: '' }, { endpoint: 'x'.repeat(2_000) }])
    expect((await client.post(path, { ...form, ...wrong })).status).toBe(400);
  expect(await stored(david)).toEqual([]);
});

test('signing out ends the notifications of this browser, and of no other', async () => {
  const first = await signedIn(david);
  const second = await signedIn(david);
  await first.post(path, aBrowser('one').form);
  await second.post(path, aBrowser('two').form);
  expect((await stored(david)).map(({ endpoint }) => endpoint.slice(-4))).toEqual(['/one', '/two']);
  const answer = await second.post('/logout', {});
  expect(answer.headers.get('clear-site-data')).toContain('"storage"');
  expect([...second.cookies.keys()].join()).not.toContain('device-');
  expect((await stored(david)).map(({ endpoint }) => endpoint.slice(-4))).toEqual(['/one']);
});

test('signing out ends the notifications of this browser also after its session has ended', async () => {
  const own = await signedIn(maria);
  await own.post(path, aBrowser('later').form);
  const count = (await stored(maria)).length;
  server.clock.advance(24 * 60 * 60_000);
  expect((await own.get(path)).status).toBe(302);
  await own.post('/logout', {});
  expect(await stored(maria)).toHaveLength(count - 1);
});

test("an administrator who signs out leaves the driver's notifications of this browser on", async () => {
  const browser = await signedInAdmin(server.url, masterPassword);
  await signedIn(john, browser);
  await browser.post(path, aBrowser('shared').form);
  const answer = await browser.post('/logout?as=admin', {});
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  await browser.post('/logout', {});
  expect(await stored(john)).toEqual([]);
  const other = await signedInAdmin(server.url, masterPassword);
  const plain = await other.post('/logout?as=admin', {});
  expect(plain.headers.get('clear-site-data')).toBe('"cache", "storage"');
});

test('a kiosk offers no notifications and refuses to add itself', async () => {
  const kiosk = httpClient(server.url);
  const [pair = ''] = (await server.platform.kiosks.set(defaultTenant)).split(';');
  kiosk.cookies.set('kiosk', pair.slice('kiosk='.length));
  await signedIn(john, kiosk);
  const page = await (await kiosk.get(path)).text();
  expect(page).toContain('Email address');
  expect(page).not.toContain('Notifications on your devices');
  expect((await kiosk.post(path, aBrowser('kiosk').form)).status).toBe(403);
  expect(await stored(john)).toEqual([]);
});

test('the worker is a script at the root, so that it serves all pages', async () => {
  const worker = await fetch(`${server.url}/push-worker.js`);
  expect([worker.status, worker.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  const policy = (await fetch(server.url)).headers.get('content-security-policy');
  expect(policy).toContain("worker-src 'self'");
});

test("a notification's page leads a driver who is signed out to the site's landing page", async () => {
  const visitor = httpClient(server.url);
  const open = async (query: string) =>
    (await visitor.get(`/driver-preferences${query}`)).headers.get('location');
  expect(await open('?c=ACME&s=LAX')).toBe('/s/ACME/LAX');
  expect(await open('')).toBe('/');
  expect(await open('?c=//evil.test&s=LAX')).toBe('/');
});
