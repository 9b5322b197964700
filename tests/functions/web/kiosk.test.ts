import { afterAll, expect, test } from 'vitest';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { httpClient, type HttpClient, signedInAdmin } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const banner = 'Kiosk Mode Active - This computer is restricted to the Job Selection System';
const home = '/s/DEFAULT/MAIN';
const employeeId = '1234567';
const scope = makeTestScope(defaultTenant);

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());

const set = async (changes: Partial<SiteSettings>) => {
  const { sites } = server.platform.deps.stores;
  const { site } = await sites.read(defaultTenant);
  const settings = { ...site!.settings, ...changes };
  await sites.save(scope, { ...site!, settings }, []);
};
const marked = async (tenant: Tenant = defaultTenant) => {
  const client = httpClient(server.url);
  const [pair = ''] = (await server.platform.kiosks.set(tenant)).split(';');
  client.cookies.set('kiosk', pair.slice('kiosk='.length));
  return client;
};
const signIn = (client: HttpClient) =>
  client.post(`/driver-login?emplid=${employeeId}`, { ...defaultTenant, employeeId });

test('marks and unmarks a browser for an administrator', async () => {
  const admin = await signedInAdmin(server.url, masterPassword);
  await admin.post('/admin/system-settings', { intent: 'mark-kiosk' });
  expect(admin.cookies.has('kiosk')).toBe(true);
  const page = await (await admin.get('/admin/system-settings')).text();
  expect(page).toContain('Stop using this computer as a kiosk');
  await admin.post('/admin/system-settings', { intent: 'unmark-kiosk' });
  expect(admin.cookies.has('kiosk')).toBe(false);
  const log = await server.platform.deps.stores.activity.latest(scope, 2);
  expect(log.map(({ event }) => event)).toEqual([
    { code: 'kiosk-marked', isKiosk: false },
    { code: 'kiosk-marked', isKiosk: true },
  ]);
  const stranger = httpClient(server.url);
  await stranger.post('/admin/system-settings', { intent: 'mark-kiosk' });
  expect(stranger.cookies.has('kiosk')).toBe(false);
});

test('treats a marked browser as a kiosk only if kiosk mode is on', async () => {
  await set({ kioskMode: false });
  const kiosk = await marked();
  expect((await kiosk.get('/')).status).toBe(200);
  expect(await (await kiosk.get(home)).text()).not.toContain(banner);
  await set({ kioskMode: true });
  expect(await (await kiosk.get(home)).text()).toContain(banner);
  expect((await kiosk.get('/')).headers.get('location')).toBe(home);
  expect(await (await httpClient(server.url).get(home)).text()).not.toContain(banner);
});

test("accepts employee IDs alone only at the site's kiosks where passwords are required", async () => {
  await set({ kioskMode: true, passwordPolicy: 'required' });
  const elsewhere = [
    httpClient(server.url),
    await marked({ companyId: 'DEFAULT', siteId: 'OTHER' }),
  ];
  for (const client of elsewhere) {
    const page = await (await client.get(`/driver-login?emplid=${employeeId}`)).text();
    expect(page).toContain('Please ask your administrator to set up a password.');
    const refused = await signIn(client);
    expect(refused.status).toBe(403);
    expect(client.cookies.has('driver-session')).toBe(false);
  }
  const kiosk = await marked();
  expect((await signIn(kiosk)).status).toBe(303);
  expect((await kiosk.get('/driver-preferences')).status).toBe(200);
  // Turning kiosk mode off ends the session.
  await set({ kioskMode: false });
  expect((await kiosk.get('/driver-preferences')).status).toBe(302);
});

test('ends a session by employee ID alone when the site starts to require passwords', async () => {
  await set({ kioskMode: false, passwordPolicy: 'optional' });
  const phone = httpClient(server.url);
  await signIn(phone);
  expect((await phone.get('/driver-preferences')).status).toBe(200);
  await set({ passwordPolicy: 'required' });
  expect((await phone.get('/driver-preferences')).headers.get('location')).toMatch(
    /^\/driver-login/,
  );
  await set({ passwordPolicy: 'optional' });
});

test('ends a kiosk session after two idle minutes and keeps nothing of the driver', async () => {
  await set({ kioskMode: true });
  const kiosk = await marked();
  await signIn(kiosk);
  server.clock.advance(110_000);
  expect((await kiosk.get('/kiosk/alive')).status).toBe(204);
  server.clock.advance(110_000);
  expect((await kiosk.get('/driver-preferences')).status).toBe(200);
  server.clock.advance(121_000);
  const ended = await kiosk.get('/driver-preferences?pick=J001');
  expect([ended.status, ended.headers.get('location')]).toEqual([302, home]);
  expect(kiosk.cookies.has('driver-session')).toBe(false);
});

test("leads to the site's landing page after signing out at a kiosk", async () => {
  const kiosk = await marked();
  await signIn(kiosk);
  const out = await kiosk.post('/logout', {});
  expect([out.status, out.headers.get('location')]).toEqual([303, home]);
  expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
});

test.each(['rubbish', ''])('refuses a mark that is %j', async (value) => {
  const client = httpClient(server.url);
  client.cookies.set('kiosk', value);
  expect((await client.get('/')).status).toBe(200);
});
