import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPassword } from '~/tests/support/access-matrix';
import {
  httpClient,
  loginAsAdmin,
  signedInAdmin,
  signedInDriver,
  type HttpClient,
} from '~/tests/support/http';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const tenant = { c: acme.companyId, s: acme.siteId };
const home = '/s/ACME/NYC01';
const [known, unknown, guarded] = ['7000001', '7999999', '7000002'];
const picks = { intent: 'save', pick: ['J001'] };

let server: TestServer;
let driver: HttpClient;
let kiosk: HttpClient;
let kioskDriver: HttpClient;
let admin: HttpClient;
const storedPicks = () => server.platform.deps.stores.picks.get(scope, known!);
let scope: Awaited<ReturnType<typeof addStockedSite>>;
let before: Awaited<ReturnType<typeof storedPicks>>;

const makeKiosk = async () => {
  const client = httpClient(server.url);
  const [pair = ''] = (await server.platform.kiosks.set(acme)).split(';');
  client.cookies.set('kiosk', pair.slice('kiosk='.length));
  return client;
};
const makeForm = async (client: HttpClient, path: string) =>
  /name="page" value="([^"]+)"/.exec(await (await client.get(path)).text())?.[1] ?? '';

beforeAll(async () => {
  server = await startTestServer();
  const { deps } = server.platform;
  scope = await addStockedSite(deps, {
    ...acme,
    name: 'Acme Logistics',
    password: adminPassword,
    drivers: [
      aDriver({ employeeId: known! }),
      aDriver({ employeeId: guarded!, seniorityNumber: 2 }),
    ],
    jobs: [aJob({ jobId: 'J001' })],
  });
  const { site } = await deps.stores.sites.read(acme);
  const settings = { ...site!.settings, kioskMode: true, adminContactEmail: 'help@acme.test' };
  await deps.stores.sites.save(scope, { ...site!, settings }, []);
  driver = await signedInDriver(server.url, acme, known!);
  kiosk = await makeKiosk();
  kioskDriver = await signedInDriver(server.url, acme, known!, '', await makeKiosk());
  admin = await signedInAdmin(server.url, adminPassword, acme);
  const page = await makeForm(driver, '/driver-preferences');
  expect((await driver.post('/driver-preferences', { ...picks, page })).status).toBeLessThan(400);
  before = await storedPicks();
  expect(before?.jobIds).toEqual(['J001']);
  const passwordHash = await deps.passwords.hash('violin harbour');
  const entry = (await deps.stores.activity.latest(scope, 1))[0]!;
  await deps.stores.credentials.setDriverPassword(scope, {
    ...{ employeeId: guarded!, passwordHash, expectedVersion: 0 },
    entry: { ...entry, id: deps.ids.next() },
  });
  const master = await signedInAdmin(server.url, masterPassword);
  const off = { intent: 'switch', companyId: 'ACME', isActive: 'false', confirmed: 'yes' };
  expect((await master.post('/admin/master/companies', off)).status).toBe(303);
});
afterAll(() => server.stop());

const askTo = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location')];
};

test('the site’s link says that access is switched off, since when, and whom to ask', async () => {
  const response = await httpClient(server.url).get(home);
  const text = (await response.text()).replaceAll('&#x27;', "'");
  expect(response.status).toBe(403);
  for (const part of [
    'Access is switched off',
    'Acme Logistics',
    'This site has been off since',
    '<time',
  ])
    expect(text).toContain(part);
  for (const part of ["your site's administrator", 'help@acme.test', 'Nothing was deleted'])
    expect(text).toContain(part);
  expect(text).not.toContain('not saved');
});

test('an unknown site’s link stays a page that does not exist', async () => {
  for (const path of ['/s/NOBODY/NYC01', '/s/ACME/ZZZ99']) {
    const response = await httpClient(server.url).get(path);
    expect([response.status, (await response.text()).includes('switched off')]).toEqual([
      404,
      false,
    ]);
  }
});

test('an open session continues there, and a save is told that it was not saved', async () => {
  expect(await askTo(driver.get('/driver-preferences'))).toEqual([303, home]);
  expect(await askTo(driver.get('/driver-preferences/standing'))).toEqual([303, home]);
  expect(await askTo(admin.get('/admin/dashboard'))).toEqual([303, home]);
  expect(await askTo(driver.post('/driver-preferences', { intent: 'save' }))).toEqual([
    303,
    `${home}?not-saved=yes`,
  ]);
  expect(await askTo(admin.post('/admin/system-settings', { intent: 'save' }))).toEqual([
    303,
    `${home}?not-saved=yes`,
  ]);
  expect(await (await driver.get(`${home}?not-saved=yes`)).text()).toContain(
    'What you just sent was not saved',
  );
  expect(await storedPicks()).toEqual(before);
});

test.each(['get', 'post'])('the driver login answers alike for every ID (%s)', async (method) => {
  for (const id of [known!, unknown!, guarded!]) {
    const client = httpClient(server.url);
    const asked =
      method === 'get'
        ? client.get(`/driver-login?${new URLSearchParams({ emplid: id, ...tenant })}`)
        : client.post('/driver-login', { ...acme, employeeId: id, password: 'guess' });
    expect(await askTo(asked)).toEqual([method === 'get' ? 302 : 303, home]);
    expect(await askTo(client.post(home, { employeeId: id }))).toEqual([303, home]);
  }
});

test('a search through all sites does not say that a deactivated one has the ID', async () => {
  const ask = async (emplid: string) => {
    const response = await httpClient(server.url).get(`/driver-login?emplid=${emplid}`);
    return [response.status, (await response.text()).includes('switched off')];
  };
  expect(await ask(known!)).toEqual(await ask(unknown!));
});

test('the page for a forgotten password continues there', async () => {
  const client = httpClient(server.url);
  const query = new URLSearchParams({ emplid: known!, ...tenant });
  expect(await askTo(client.get(`/reset-password?${query}`))).toEqual([303, home]);
  const code = { code: 'AAAA-AAAA', password: 'violin harbour', repeated: 'violin harbour' };
  for (const employeeId of [known!, unknown!])
    expect(await askTo(client.post('/reset-password', { ...acme, employeeId, ...code }))).toEqual([
      303,
      home,
    ]);
});

test('the admin login says it only to the right password', async () => {
  expect(await askTo(loginAsAdmin(httpClient(server.url), adminPassword, acme))).toEqual([
    303,
    home,
  ]);
  const ask = async (to: typeof acme, username: string) => {
    const response = await loginAsAdmin(httpClient(server.url), 'a guess', to, username);
    return [response.status, (await response.text()).includes('switched off')];
  };
  const nobody = await ask({ companyId: 'NOBODY', siteId: 'NYC01' }, 'admin');
  expect(nobody).toEqual([401, false]);
  expect(await ask(acme, 'admin')).toEqual(nobody);
  expect(await ask(acme, 'someone')).toEqual(nobody);
});

test('signing in again on an open page says why it fails', async () => {
  const form = { ...acme, username: 'admin', password: adminPassword };
  const response = await admin.post('/admin/session', form);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error: { title: 'Access is switched off' } });
});

test('a kiosk of the site stays one and shows no other site', async () => {
  for (const path of ['/', `/driver-login?emplid=${known}`])
    expect(await askTo(kiosk.get(path))).toEqual([302, home]);
  const page = await (await kiosk.get(home)).text();
  expect(page).toContain('Access is switched off');
  expect(page).toContain('Kiosk Mode Active');
});

test('a session at a kiosk ends there', async () => {
  expect(await askTo(kioskDriver.post('/driver-preferences', { intent: 'save' }))).toEqual([
    302,
    `${home}?not-saved=yes`,
  ]);
  expect(kioskDriver.cookies.has('driver-session')).toBe(false);
});
