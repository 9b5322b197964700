import { afterAll, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { httpClient, signedInAdmin, signedInDriver, type HttpClient } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const home = '/s/DEFAULT/MAIN';
const [john, maria, david, sarah] = ['1234567', '2345678', '3456789', '4567890'] as const;
const scope = makeTestScope(defaultTenant);

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());

const stores = () => server.platform.deps.stores;
const readLanguage = async (client: HttpClient, path: string, headers?: Record<string, string>) =>
  /<html lang="(\w+)"/.exec(await (await client.get(path, headers)).text())?.[1];
const choose = (client: HttpClient, language: string, page: string) =>
  client.post('/language', { language }, { referer: `${server.url}${page}` });
const spanish = { 'accept-language': 'es-US,es;q=0.9,en;q=0.8' };
const readDriver = async (employeeId: string) =>
  (await stores().contacts.get(scope, employeeId))?.language;
const readAdmin = async () => (await stores().access.readAdmin(scope, 'admin')).credential;

test("shows pages in the browser's language until one is chosen", async () => {
  const visitor = httpClient(server.url);
  expect(await readLanguage(visitor, '/')).toBe('en');
  expect(await readLanguage(visitor, '/', spanish)).toBe('es');
  const page = await (await visitor.get('/', spanish)).text();
  expect(page).toMatch(/<form method="post" action="\/language">.*?lang="en"[^>]*>English</);
  const chosen = await choose(visitor, 'en', '/driver-login?emplid=1&next=%2Fa%3Fb');
  expect([chosen.status, chosen.headers.get('location')]).toEqual([
    303,
    '/driver-login?emplid=1&next=%2Fa%3Fb',
  ]);
  expect(await readLanguage(visitor, '/', spanish)).toBe('en');
  await choose(visitor, 'es', '/');
  expect(await readLanguage(visitor, '/')).toBe('es');
});

test('refuses an unknown language', async () => {
  const visitor = httpClient(server.url);
  for (const form of [{ language: 'fr' }, { language: '' }, { language: ['en', 'es'] }, {}])
    expect((await visitor.post('/language', form as Record<string, string>)).status).toBe(400);
  expect(visitor.cookies.has('language')).toBe(false);
});

test('redirects only to this host, and accepts a choice only from it', async () => {
  const visitor = httpClient(server.url);
  const chosen = await visitor.post(
    '/language',
    { language: 'es' },
    { referer: 'https://evil.test/x' },
  );
  expect(chosen.headers.get('location')).toBe('/language');
  expect((await visitor.get('/language')).headers.get('location')).toBe('/');
  const stranger = httpClient(server.url);
  const refused = await stranger.post(
    '/language',
    { language: 'es' },
    { origin: 'https://evil.test' },
  );
  expect(refused.status).toBe(403);
  expect(stranger.cookies.has('language')).toBe(false);
});

test("keeps a driver's language with the account, for other browsers too", async () => {
  const client = await signedInDriver(server.url, defaultTenant, john);
  expect(client.cookies.has('language')).toBe(false);
  const path = '/driver-preferences?pick=J001&pick=J002';
  const chosen = await choose(client, 'es', path);
  expect(chosen.headers.get('location')).toBe(path);
  expect(await readLanguage(client, path)).toBe('es');
  expect(await readDriver(john)).toBe('es');
  const phone = httpClient(server.url);
  const login = { ...defaultTenant, employeeId: john };
  const signedIn = await phone.post('/driver-login', login);
  expect(signedIn.headers.get('x-remix-reload-document')).toBe('true');
  expect(await readLanguage(phone, '/driver-preferences')).toBe('es');
});

test('keeps a language that was chosen before the first sign-in', async () => {
  const client = httpClient(server.url);
  await choose(client, 'es', '/');
  const signedIn = await client.post('/driver-login', { ...defaultTenant, employeeId: maria });
  expect(signedIn.headers.get('x-remix-reload-document')).toBeNull();
  expect(await readDriver(maria)).toBe('es');
});

test('stores no language for an ended session', async () => {
  const client = await signedInDriver(server.url, defaultTenant, david);
  const cookies = new Map(client.cookies);
  await client.post('/logout', {});
  const stale = httpClient(server.url);
  for (const [name, value] of cookies) stale.cookies.set(name, value);
  expect((await choose(stale, 'es', '/driver-preferences')).status).toBe(303);
  expect(await readDriver(david)).toBeUndefined();
});

test("stores an administrator's language only under My Account, not on drivers' pages", async () => {
  const password = masterPassword;
  const admin = await signedInAdmin(server.url, password);
  const page = await (await admin.get('/admin/account')).text();
  expect(page).toContain('<option value="en" selected="">English</option>');
  await choose(admin, 'es', '/admin/account');
  expect((await readAdmin())?.language).toBe('es');
  expect(await readLanguage(admin, '/admin/account')).toBe('es');
  await choose(admin, 'en', '/driver-preferences');
  expect((await readAdmin())?.language).toBe('es');
  const elsewhere = await signedInAdmin(server.url, password);
  expect(await readLanguage(elsewhere, '/admin/dashboard')).toBe('es');
});

const startKiosk = async () => {
  const { site } = await stores().sites.read(defaultTenant);
  const settings = { ...site!.settings, kioskMode: true };
  await stores().sites.save(scope, { ...site!, settings }, []);
  const client = httpClient(server.url);
  const [pair = ''] = (await server.platform.kiosks.set(defaultTenant)).split(';');
  client.cookies.set('kiosk', pair.slice('kiosk='.length));
  return client;
};

test('drops a language at a kiosk when the session ends', async () => {
  const kiosk = await startKiosk();
  const chosen = await choose(kiosk, 'es', home);
  expect(chosen.headers.getSetCookie().join()).toContain('language=es; Max-Age=120;');
  await signedInDriver(server.url, defaultTenant, sarah, '', kiosk);
  expect(await readDriver(sarah)).toBeUndefined();
  expect(await readLanguage(kiosk, '/driver-preferences')).toBe('es');
  server.clock.advance(60_000);
  const renewed = (await kiosk.get('/kiosk/alive')).headers.getSetCookie().join();
  expect(renewed).toContain('language=es; Max-Age=120;');
  await kiosk.post('/logout', {});
  expect(kiosk.cookies.has('language')).toBe(false);
  expect(await readLanguage(kiosk, home)).toBe('en');
});

test('drops a language at a kiosk when the session expires', async () => {
  const kiosk = await startKiosk();
  await signedInDriver(server.url, defaultTenant, john, '', kiosk);
  expect(kiosk.cookies.get('language')).toBe('es');
  server.clock.advance(121_000);
  const ended = await kiosk.get('/driver-preferences');
  expect([ended.status, ended.headers.get('location')]).toEqual([302, home]);
  expect(kiosk.cookies.has('language')).toBe(false);
});
