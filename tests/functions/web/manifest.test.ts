import { existsSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { httpClient } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());

const path = '/s/DEFAULT/MAIN/manifest.webmanifest';
const link = `<link rel="manifest" href="${path}"/>`;
const read = async (url: string) => (await httpClient(server.url).get(url)).text();

test('describes the site as an app with the names that its landing page shows', async () => {
  const answer = await httpClient(server.url).get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  const manifest = (await answer.json()) as { icons: { src: string }[] } & Record<string, unknown>;
  expect(manifest).toMatchObject({
    id: '/s/DEFAULT/MAIN',
    start_url: '/s/DEFAULT/MAIN',
    scope: '/',
    name: 'Main Site, Default Company',
    short_name: 'Main Site',
    lang: 'en',
    display: 'standalone',
  });
  const landing = await read('/s/DEFAULT/MAIN');
  for (const name of ['Main Site', 'Default Company']) expect(landing).toContain(name);
  for (const { src } of manifest.icons) {
    expect(existsSync(`app/public${src}`)).toBe(true);
    const icon = await fetch(server.url + src);
    expect([src, icon.status]).toEqual([src, 200]);
  }
});

test('landing and driver pages link to it, and pages of administrators and of no site do not', async () => {
  expect(await read('/s/DEFAULT/MAIN')).toContain(link);
  expect(await read('/')).toContain(link);
  const driver = httpClient(server.url);
  await driver.post('/driver-login', { ...defaultTenant, employeeId: '1234567', password: '' });
  for (const page of ['/driver-preferences', '/driver-vacation', '/driver-preferences/messages'])
    expect(await (await driver.get(page)).text()).toContain(link);
  for (const page of ['/admin-portal', '/request-access', '/nowhere'])
    expect(await read(page)).not.toContain('rel="manifest"');
});

test('names no site that is unknown, malformed or not active', async () => {
  const { sites } = server.platform.deps.stores;
  const { site } = await sites.read(defaultTenant);
  const scope = makeTestScope(defaultTenant);
  await sites.save(scope, { ...site!, isActive: false }, []);
  const closed = await httpClient(server.url).get(path);
  expect(closed.status).toBe(404);
  expect(await closed.text()).not.toContain('Main Site');
  for (const other of ['NONE/MAIN', 'DEFAULT/OTHER', 'a%23b/MAIN', '../x'])
    expect((await httpClient(server.url).get(`/s/${other}/manifest.webmanifest`)).status).toBe(404);
});

test('a kiosk is not offered to be put on a home screen', async () => {
  const { sites } = server.platform.deps.stores;
  const { site } = await sites.read(defaultTenant);
  const scope = makeTestScope(defaultTenant);
  const settings = { ...site!.settings, kioskMode: true };
  await sites.save(scope, { ...site!, isActive: true, settings }, []);
  const kiosk = httpClient(server.url);
  const [pair = ''] = (await server.platform.kiosks.set(defaultTenant)).split(';');
  kiosk.cookies.set('kiosk', pair.slice('kiosk='.length));
  expect(await (await kiosk.get('/s/DEFAULT/MAIN')).text()).not.toContain('rel="manifest"');
});
