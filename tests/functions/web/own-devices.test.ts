import { makeSiteScope } from '~/app/ports/sessions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { httpClient, signedInDriver, type HttpClient } from '~/tests/support/http';
import { startTestServer, type TestServer } from '~/tests/support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SEED: 'sample' });
});
afterAll(() => server.stop());

const scope = makeSiteScope(defaultTenant, { role: 'system', name: 'test' });
const path = '/driver-preferences/my-phone';
const [john, maria] = ['1234567', '2345678'];
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const set = async (changes: Partial<SiteSettings>) => {
  const { sites } = server.platform.deps.stores;
  const { site } = await sites.read(defaultTenant);
  await sites.save(scope, { ...site!, settings: { ...site!.settings, ...changes } }, []);
};
const signIn = (employeeId: string, client?: HttpClient) =>
  signedInDriver(server.url, defaultTenant, employeeId, '', client);
const remember = (client: HttpClient) =>
  client.post(path, { intent: 'remember' }, { 'user-agent': android });
const stored = async (employeeId: string) => {
  const { credential } = await server.platform.deps.stores.access.readDriver(scope, employeeId);
  return credential?.ownDevices?.devices ?? [];
};
/** What the ranking pages are told about the browser. */
const isOwn = async (client: HttpClient) => {
  const told = await Promise.all(
    ['/driver-preferences', '/driver-vacation'].map(async (page) => {
      const [data = ''] = (await (await client.get(`${page}.data`)).text()).split('\n');
      // Remix sends one list of all keys and values, in which objects refer to places.
      const values = JSON.parse(data) as unknown[];
      const key = `_${values.indexOf('isOwnDevice')}`;
      const view = values.find(
        (one): one is Record<string, number> => Object(one) === one && key in (one as object),
      );
      return values[view?.[key] ?? Number.NaN];
    }),
  );
  expect(told[0]).toBe(told[1]);
  return told[0];
};

test('a driver calls a phone their own, sees it listed, and forgets it', async () => {
  const client = await signIn(john);
  expect(await (await client.get('/driver-preferences')).text()).toContain(path);
  const before = await (await client.get(path)).text();
  expect(before).toContain('This is my own phone');
  const done = await remember(client);
  expect([done.status, done.headers.get('location')]).toEqual([303, path]);
  const [device] = await stored(john);
  expect(device).toMatchObject({ name: 'Chrome · Android', provenBy: 'id' });
  const page = await (await client.get(path)).text();
  for (const text of ['This phone is remembered.', 'Chrome · Android (this device)'])
    expect(page).toContain(text);
  for (const answer of [page, await (await client.get(`${path}.data`)).text()])
    expect(answer).not.toContain(device?.hash);
  const cookie = client.cookies.get('own-device') ?? '';
  const { secret } = JSON.parse(Buffer.from(cookie.split('.')[1]!, 'base64url').toString()) as {
    secret: string;
  };
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(await stored(john))).not.toContain(secret);
  expect(server.logged.join('\n')).not.toContain(secret);

  expect(await isOwn(client)).toBe(true);
  await client.post(path, { intent: 'forget', deviceId: device?.id ?? '' });
  expect(client.cookies.has('own-device')).toBe(false);
  expect(await stored(john)).toEqual([]);
  expect(await isOwn(client)).toBe(false);
});

test('the pages of another driver in that browser, and a forgotten phone, are not on an own phone', async () => {
  const client = await signIn(john);
  await remember(client);
  const kept = client.cookies.get('own-device') ?? '';
  await signIn(maria, client);
  expect(await isOwn(client)).toBe(false);
  await signIn(john, client);
  expect(await isOwn(client)).toBe(true);
  await client.post(path, { intent: 'forget-all' });
  expect(client.cookies.has('own-device')).toBe(false);
  client.cookies.set('own-device', kept);
  expect(await isOwn(client)).toBe(false);
  expect((await signIn(maria)).cookies.has('own-device')).toBe(false);
});

test('a browser belongs to the driver who said so last', async () => {
  const client = await signIn(john);
  await remember(client);
  await signIn(maria, client);
  await remember(client);
  expect(await isOwn(client)).toBe(true);
  await signIn(john, client);
  expect(await isOwn(client)).toBe(false);
});

test('a driver forgets only their own phones', async () => {
  const client = await signIn(john);
  await remember(client);
  const deviceId = (await stored(john)).at(-1)?.id ?? '';
  const other = await signIn(maria);
  expect((await other.post(path, { intent: 'forget', deviceId })).status).toBe(303);
  expect((await stored(john)).map(({ id }) => id)).toContain(deviceId);
});

test('a kiosk offers nothing, refuses, and shows no phones', async () => {
  const own = await signIn(john);
  await remember(own);
  const [pair = ''] = (await server.platform.kiosks.set(defaultTenant)).split(';');
  // Kiosk mode does not matter: a browser that is marked belongs to nobody.
  for (const kioskMode of [true, false]) {
    await set({ kioskMode });
    const kiosk = httpClient(server.url);
    kiosk.cookies.set('kiosk', pair.slice('kiosk='.length));
    await signIn(john, kiosk);
    expect(await (await kiosk.get('/driver-preferences')).text()).not.toContain(path);
    const shown = await kiosk.get(path);
    expect(shown.status).toBe(403);
    const page = await shown.text();
    expect(page).toContain('Everybody uses this computer, so it cannot be your own phone.');
    expect(page).not.toMatch(/This is my own phone|Chrome · Android/);
    const before = await stored(john);
    expect((await remember(kiosk)).status).toBe(403);
    expect(kiosk.cookies.has('own-device')).toBe(false);
    expect(await stored(john)).toEqual(before);
    kiosk.cookies.set('own-device', own.cookies.get('own-device') ?? '');
    expect(await isOwn(kiosk)).toBe(false);
  }
  await set({ kioskMode: false });
});

test('a site that remembers no phones offers nothing and refuses', async () => {
  const client = await signIn(maria);
  await set({ rememberOwnPhones: false });
  expect(await (await client.get('/driver-preferences')).text()).not.toContain(path);
  expect(await (await client.get(path)).text()).toContain('Your site does not remember phones');
  expect((await remember(client)).status).toBe(403);
  await set({ rememberOwnPhones: true });
});

test('refuses a form that the page does not have', async () => {
  const client = await signIn(maria);
  for (const form of [{}, { intent: 'other' }, { intent: 'forget' }])
    expect((await client.post(path, form)).status).toBe(400);
  const outdated = await client.post(path, { intent: 'remember', page: 'another page' });
  expect([outdated.status, client.cookies.has('own-device')]).toEqual([303, false]);
});
