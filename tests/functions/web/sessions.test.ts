import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accessMatrix,
  getAddresses,
  adminPassword,
  target,
  type Guard,
} from '~/tests/support/access-matrix';
import { httpClient, signedInAdmin, signedInDriver, type HttpClient } from '~/tests/support/http';
import { addPeople, companyAdmin, staff } from '~/tests/support/people';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

const tenant = { companyId: 'VICTIM', siteId: 'NYC01' };

let server: TestServer;
let clients: Record<Exclude<Guard, 'public'>, HttpClient>;
/** How the header names whoever is signed in: by username on a page that does not exist. */
const names: Record<Exclude<Guard, 'public'>, string> = {
  driver: target.driverId,
  steward: 'Stella Steward|>steward<',
  dispatcher: 'Dana Dispatcher',
  'site-admin': 'admin',
  'company-admin': companyAdmin.name,
  account: 'admin',
  master: 'admin',
};
beforeAll(async () => {
  server = await startTestServer();
  const { url, platform } = server;
  await addStockedSite(platform.deps, {
    ...tenant,
    name: 'Victim Freight',
    password: adminPassword,
    drivers: [aDriver({ employeeId: target.driverId })],
    jobs: [aJob({ jobId: target.jobId })],
  });
  await addPeople(platform.deps, tenant, [...staff, companyAdmin]);
  const admin = await signedInAdmin(url, adminPassword, tenant);
  clients = {
    driver: await signedInDriver(url, tenant, target.driverId),
    steward: await signedInAdmin(url, adminPassword, tenant, 'steward'),
    dispatcher: await signedInAdmin(url, adminPassword, tenant, 'dispatcher'),
    'site-admin': admin,
    'company-admin': await signedInAdmin(url, adminPassword, tenant, companyAdmin.username),
    account: admin,
    master: await signedInAdmin(url, masterPassword),
  };
});
afterAll(() => server.stop());

/** Pages to print. They open next to the page that links to them, and have no header. */
const printed = [
  'admin.award-difference',
  'admin.conflicts_.print',
  'admin.final-vacation-assignments_.posting',
  'admin.live-vacation-picks_.report',
  'admin.master_.certificate',
  'admin.picks-form',
  'admin.remind-drivers_.print',
  'admin.reports_.$report',
  'admin.site-link_.poster',
  'admin.unseen-results_.print',
  'driver-preferences_.print',
  'driver-vacation_.print',
];

/**
 * Each menu of an administrator has one: the side bar, and what stands in for it in narrow windows. The dashboard has a
 * shortcut besides.
 */
const countPlaces = (name: string, page: string): number => {
  const menus = page.split('<nav aria-label="Administration"').length - 1;
  return Math.max(1, menus) + (name === 'admin.dashboard' ? 1 : 0);
};

test('shows a logout button on each page that needs a session, except printed ones', async () => {
  const pages: string[] = [];
  const without: string[] = [];
  const refused: string[] = [];
  for (const [name, { loader }] of Object.entries(accessMatrix)) {
    if (!loader || loader === 'public') continue;
    const answer = await clients[loader].get(getAddresses(name, false)[0]!);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.push(name);
    if (!answer.ok) refused.push(name);
    expect(answer.headers.get('cache-control'), name).toBe('no-store');
    const page = await answer.text();
    const action = loader === 'driver' ? '/logout' : '/logout?as=admin';
    const forms = page.split(`<form method="post" action="${action}"`).length - 1;
    const label = loader === 'driver' ? 'Exit' : 'Log out';
    const header = /<header.*?<\/header>/s.exec(page)?.[0] ?? '';
    const places = countPlaces(name, page);
    if (forms === 0) without.push(name);
    else
      expect([name, forms, header], name).toEqual([name, places, expect.stringContaining(label)]);
    // An error page has no data of a site, so it names the account.
    if (forms > 0 && answer.ok) expect(header, name).toMatch(new RegExp(names[loader]));
  }
  // What a sheet answers instead of itself has the menu, which leads on.
  expect(without.sort()).toEqual(printed.filter((name) => !refused.includes(name)));
  expect(pages.length).toBeGreaterThan(printed.length + 25);
});

test('does not say on public pages who is signed in', async () => {
  for (const path of ['/', '/admin-portal', '/driver-login', '/request-access'])
    for (const client of Object.values(clients))
      expect(await (await client.get(path)).text(), path).not.toContain('Signed in as');
});

test('starts no session by opening a URL', async () => {
  for (const name of Object.keys(accessMatrix))
    for (const address of getAddresses(name, false))
      for (const method of ['GET', 'HEAD']) {
        const stranger = httpClient(server.url);
        await stranger.send(method, address);
        expect([...stranger.cookies.keys()].join(), address).not.toContain('session');
      }
});

test('clears the browser at logout', async () => {
  for (const [address, client] of [
    ['/logout', await signedInDriver(server.url, tenant, target.driverId)],
    ['/logout?as=admin', await signedInAdmin(server.url, adminPassword, tenant)],
  ] as const) {
    expect([...client.cookies.keys()].join()).toContain('session');
    const answer = await client.post(address, {});
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect([...client.cookies.keys()].join()).not.toContain('session');
  }
});

test('signs out a driver of one browser, or of all', async () => {
  const [kiosk, phone, other] = await Promise.all(
    [1, 2, 3].map(() => signedInDriver(server.url, tenant, target.driverId)),
  );
  const taken = kiosk!.cookies.get('driver-session')!;
  const open = async (client: HttpClient) => (await client.get('/driver-preferences')).status;
  await kiosk!.post('/logout', {});
  // Whoever kept the cookie of the session that has ended does not get in with it.
  kiosk!.cookies.set('driver-session', taken);
  expect([await open(kiosk!), await open(phone!), await open(other!)]).toEqual([302, 200, 200]);
  await phone!.post('/logout?everywhere=1', {});
  expect([await open(phone!), await open(other!)]).toEqual([302, 302]);
});

test('signs out a deleted driver', async () => {
  const driver = await signedInDriver(server.url, tenant, target.driverId);
  expect((await driver.get('/driver-preferences')).status).toBe(200);
  const gone = { intent: 'delete', selected: target.driverId, confirmed: 'yes' };
  const admin = await signedInAdmin(server.url, adminPassword, tenant);
  await admin.post('/admin/edit-drivers', gone);
  const answer = await driver.get('/driver-preferences');
  expect(answer.headers.get('location')).toMatch(/^\/driver-login/);
});
