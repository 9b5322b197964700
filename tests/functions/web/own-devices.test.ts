import { afterAll, afterEach, expect, test } from 'vitest';
import { forgetOwnDevices } from '~/app/services/own-devices/forget-own-devices.server';
import { defaultTenant } from '~/domain/company/scope';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { addCompany } from '~/tests/support/companies';
import { httpClient, signedInDriver, type HttpClient } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());

const scope = makeTestScope(defaultTenant);
const path = '/driver-preferences/my-phone';
const [john, maria] = ['1234567', '2345678'];
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** Otherwise there would soon be too many. */
afterEach(async () => {
  const { deps } = server.platform;
  for (const employeeId of [john, maria])
    await forgetOwnDevices({ deps, scope, employeeId, which: 'all' });
});

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

test('a phone that is forgotten from elsewhere, or turned off by the site, is signed out', async () => {
  const phone = await signIn(john);
  await remember(phone);
  await phone.post('/logout', {});
  const open = async () => (await phone.get('/driver-preferences')).status;
  for (const end of [
    async () => {
      const elsewhere = await signIn(john);
      const [device] = await stored(john);
      await elsewhere.post(path, { intent: 'forget', deviceId: device?.id ?? '' });
      expect((await elsewhere.get('/driver-preferences')).status).toBe(200);
    },
    () => set({ rememberOwnPhones: false }),
  ]) {
    await phone.post('/driver-login', { intent: 'own-device' });
    expect(await open()).toBe(200);
    await end();
    expect(await open()).toBe(302);
    await signIn(john, phone);
    await remember(phone);
    await phone.post('/logout', {});
  }
  await set({ rememberOwnPhones: true });
});

test('a driver who forgets the phone that signed them in stays signed in', async () => {
  const phone = await signIn(john);
  await remember(phone);
  await phone.post('/logout', {});
  await phone.post('/driver-login', { intent: 'own-device' });
  const [device] = await stored(john);
  await phone.post(path, { intent: 'forget', deviceId: device?.id ?? '' });
  expect(await stored(john)).toEqual([]);
  expect((await phone.get('/driver-preferences')).status).toBe(200);
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

/** A browser that is the driver's own, without a session. */
const aRememberedBrowser = async (employeeId = john) => {
  const client = await signIn(employeeId);
  await remember(client);
  client.cookies.delete('driver-session');
  return client;
};
const continueOn = (client: HttpClient, form: Record<string, string> = {}) =>
  client.post('/driver-login', { intent: 'own-device', ...form });
const offers = async (client: HttpClient, page: string) =>
  (await (await client.get(page)).text()).includes('Continue as John S.');
const link = '/s/DEFAULT/MAIN';

test('signs in with one tap where the login was going', async () => {
  const client = await aRememberedBrowser();
  for (const page of ['/', link, '/driver-login', '/driver-login?c=DEFAULT&s=MAIN'])
    expect(await offers(client, page), page).toBe(true);
  const done = await continueOn(client, { next: '/driver-vacation' });
  expect([done.status, done.headers.get('location')]).toEqual([303, '/driver-vacation']);
  expect((await client.get('/driver-preferences')).status).toBe(200);
  const elsewhere = await continueOn(client, { next: '//evil.test/' });
  expect(elsewhere.headers.get('location')).toBe('/driver-preferences');
  const [entry] = await server.platform.deps.stores.activity.latest(scope, 1);
  expect(entry?.event).toEqual({ code: 'signed-in', by: 'own-device' });
});

test('names the driver nowhere else, and only to that browser', async () => {
  const client = await aRememberedBrowser();
  await addCompany(server.platform.deps, { companyId: 'ACME' });
  for (const page of ['/s/ACME/NYC01', '/driver-login?c=ACME&s=NYC01']) {
    expect((await client.get(page)).status).toBe(200);
    expect(await offers(client, page), page).toBe(false);
  }
  expect(await offers(client, `/driver-login?emplid=${maria}`)).toBe(false);
  expect(await offers(httpClient(server.url), '/')).toBe(false);
  expect(await (await httpClient(server.url).get('/')).text()).not.toContain('John S.');
});

test('a landing page without the cookie reads nothing more', async () => {
  const { access } = server.platform.deps.stores;
  const { readDriver } = access;
  let reads = 0;
  access.readDriver = (...args) => {
    reads += 1;
    return readDriver(...args);
  };
  try {
    const visitor = httpClient(server.url);
    visitor.cookies.set('own-device', 'forged.forged.forged');
    for (const client of [httpClient(server.url), visitor])
      for (const page of ['/', link]) expect((await client.get(page)).status).toBe(200);
    expect(reads).toBe(0);
  } finally {
    access.readDriver = readDriver;
  }
});

test('a forged cookie is answered as if there were none', async () => {
  const without = await continueOn(httpClient(server.url));
  const forger = httpClient(server.url);
  const [head = '', body = ''] = (
    (await aRememberedBrowser()).cookies.get('own-device') ?? ''
  ).split('.');
  forger.cookies.set('own-device', `${head}.${body}.${'A'.repeat(43)}`);
  const forged = await continueOn(forger);
  for (const answer of [without, forged]) {
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie().join()).not.toContain('driver-session');
  }
  expect(await forged.text()).toContain('This phone is not remembered.');
});

test('a stolen cookie is refused after the phone was forgotten without a session', async () => {
  const client = await aRememberedBrowser();
  const stolen = client.cookies.get('own-device') ?? '';
  const before = await stored(john);
  const forgotten = await client.post('/driver-login', { intent: 'forget-own-device' });
  expect([forgotten.status, forgotten.headers.get('location')]).toEqual([303, link]);
  expect(client.cookies.has('own-device')).toBe(false);
  expect(await stored(john)).toEqual(before.slice(0, -1));
  const thief = httpClient(server.url);
  thief.cookies.set('own-device', stolen);
  expect(await offers(thief, '/')).toBe(false);
  thief.cookies.set('own-device', stolen);
  expect((await continueOn(thief)).status).toBe(401);
  expect(thief.cookies.has('driver-session')).toBe(false);
  expect(thief.cookies.has('own-device')).toBe(false);
});

test('erases what the browser keeps, as soon as the phone is forgotten', async () => {
  const client = await aRememberedBrowser();
  const stolen = client.cookies.get('own-device') ?? '';
  expect((await client.get(link)).headers.has('clear-site-data')).toBe(false);
  const forgotten = await client.post('/driver-login', { intent: 'forget-own-device' });
  expect(forgotten.headers.get('clear-site-data')).toBe('"storage"');
  for (const open of [() => client.get(link), () => continueOn(client)]) {
    client.cookies.set('own-device', stolen);
    expect((await open()).headers.get('clear-site-data')).toContain('"storage"');
  }
});

test('a sign-out keeps the phone, says so, and offers to forget it', async () => {
  const client = await aRememberedBrowser();
  await continueOn(client);
  const out = await client.post('/logout?as=driver', {});
  expect([out.status, out.headers.get('location')]).toEqual([303, '/']);
  expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
  const page = await (await client.get('/')).text();
  for (const text of [
    'This phone is still remembered.',
    'Continue as John S.',
    'Forget this phone',
  ])
    expect(page).toContain(text);
});

test('where passwords are required, a phone that was remembered without one no longer signs in', async () => {
  const client = await aRememberedBrowser();
  await set({ passwordPolicy: 'required' });
  expect(await offers(client, '/')).toBe(false);
  expect((await continueOn(client)).status).toBe(401);
  await set({ passwordPolicy: 'optional' });
});

test('a browser that became a kiosk is not asked and does not sign in', async () => {
  const client = await aRememberedBrowser();
  const [pair = ''] = (await server.platform.kiosks.set(defaultTenant)).split(';');
  client.cookies.set('kiosk', pair.slice('kiosk='.length));
  expect(await offers(client, link)).toBe(false);
  expect((await continueOn(client)).status).toBe(401);
});
