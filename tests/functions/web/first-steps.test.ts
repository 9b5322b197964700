import { afterAll, expect, test } from 'vitest';
import { newSite, firstTenantDefaults } from '~/domain/site/new-tenant';
import { toInstant } from '~/domain/time/instant';
import { addCompany } from '~/tests/support/companies';
import { httpClient, signedInAdmin, type HttpClient } from '~/tests/support/http';
import { addPeople } from '~/tests/support/people';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const path = '/admin/first-steps';
const password = 'harbour lantern violin';

const server = await startTestServer();
afterAll(() => server.stop());

let made = 0;
/** A company with a site whose first selection has not been opened, and its administrator. */
const aNewSite = async () => {
  const { deps } = server.platform;
  made += 1;
  const tenant = { companyId: `NEWCO${made}`, siteId: 'NYC01' };
  await addCompany(deps, { ...tenant, password });
  const { site } = await deps.stores.sites.read(tenant);
  const { window: selection } = newSite({
    ...{ tenant, name: 'Hub', address: '', defaults: firstTenantDefaults },
    now: toInstant(deps.clock.now()),
  });
  const scope = makeTestScope(tenant);
  await deps.stores.sites.save(scope, { ...site!, window: selection }, []);
  const client = await signedInAdmin(server.url, password, tenant);
  const read = async () => ({
    window: (await deps.stores.sites.read(tenant)).site!.window,
    drivers: (await deps.stores.drivers.list(scope)).items,
    jobs: (await deps.stores.jobs.list(scope)).items,
  });
  return { client, scope, tenant, read };
};
const post = async (client: HttpClient, form: Record<string, string | string[]>) => {
  const response = await client.post(path, form);
  return [response.status, await response.text()] as const;
};

test('the dashboard of a new site leads to its first steps, and an open site has none', async () => {
  const { client } = await aNewSite();
  expect((await client.get('/admin/dashboard')).headers.get('location')).toBe(path);
  const page = await (await client.get(path)).text();
  expect(page).toContain('First Steps');
  expect(page).toContain('None yet');
  await addCompany(server.platform.deps, { companyId: 'OPENCO', password });
  const tenant = { companyId: 'OPENCO', siteId: 'NYC01' };
  const open = await signedInAdmin(server.url, password, tenant);
  expect((await open.get(path)).headers.get('location')).toBe('/admin/dashboard');
});

/** The form that confirms the removal, as the page asks for it. */
const askForSample = async (client: HttpClient) => {
  const [, page] = await post(client, { intent: 'remove-sample' });
  const readIds = (name: string) =>
    Array.from(
      page.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g')),
      ([, id = '']) => id,
    );
  const ids = { drivers: readIds('drivers'), jobs: readIds('jobs') };
  return { intent: 'remove-sample', confirmed: 'yes', ...ids };
};

test('sample data is added once, and removed without rows that were edited', async () => {
  const { client, scope, read } = await aNewSite();
  expect((await post(client, { intent: 'add-sample' }))[0]).toBe(303);
  expect(await read()).toMatchObject({ drivers: { length: 5 }, jobs: { length: 5 } });
  expect((await post(client, { intent: 'add-sample' }))[0]).toBe(409);
  const { deps } = server.platform;
  const { version, items } = await deps.stores.drivers.list(scope);
  const john = items.find(({ name }) => name === 'John Smith');
  // Nobody outside knows the IDs of another site's samples.
  expect(items.map(({ employeeId }) => employeeId)).not.toContain('1234567');
  await deps.stores.drivers.commit(scope, {
    expectedVersion: version,
    puts: [{ ...john!, name: 'Joan Smith' }],
    deletes: [],
    entry: (await deps.stores.activity.latest(scope, 1))[0]!,
  });
  const [asked, question] = await post(client, { intent: 'remove-sample' });
  expect([asked, await read()]).toMatchObject([
    200,
    { drivers: { length: 5 }, jobs: { length: 5 } },
  ]);
  expect(question).toContain('Remove the sample data?');
  expect(question).toContain('Maria Garcia');
  expect(question).not.toContain('Joan Smith (');
  const shown = await askForSample(client);
  expect((await post(client, shown))[0]).toBe(303);
  expect(await read()).toMatchObject({ drivers: [{ name: 'Joan Smith' }], jobs: [] });
  const log = await deps.stores.activity.latest(scope, 10);
  const codes = log.map(({ event }) => event.code);
  expect(codes.filter((code) => code === 'sample-added')).toHaveLength(2);
  expect(codes.filter((code) => code === 'sample-removed')).toHaveLength(2);
});

test('rows that are only like the samples are never removed', async () => {
  const { client, scope, read } = await aNewSite();
  const { deps } = server.platform;
  const entry = async () => (await deps.stores.activity.latest(scope, 1))[0]!;
  await post(client, { intent: 'add-sample' });
  const { items, version } = await deps.stores.jobs.list(scope);
  const twin = { ...items[0]!, jobId: 'E1' };
  const change = { expectedVersion: version, puts: [twin], deletes: [], entry: await entry() };
  await deps.stores.jobs.commit(scope, change);
  const shown = await askForSample(client);
  expect(shown.jobs).toEqual(items.map(({ jobId }) => jobId));
  expect((await post(client, { ...shown, jobs: [...shown.jobs, 'E1'] }))[0]).toBe(303);
  expect(await read()).toMatchObject({ drivers: [], jobs: [twin] });
  expect(await (await client.get(path)).text()).not.toContain('Remove sample data');
});

test('only the samples that the question showed are removed, and both lists offer to undo it', async () => {
  const { client, read } = await aNewSite();
  await post(client, { intent: 'add-sample' });
  const before = await read();
  const shown = await askForSample(client);
  await post(client, { ...shown, drivers: shown.drivers.slice(1), jobs: shown.jobs.slice(1) });
  expect(await read()).toMatchObject({ drivers: { length: 1 }, jobs: { length: 1 } });
  for (const list of ['/admin/edit-drivers', '/admin/edit-jobs']) {
    const offer = await (await client.post(list, { intent: 'undo' })).text();
    const basis = /name="basis" value="([^"]*)"/.exec(offer)?.[1] ?? '';
    expect((await client.post(list, { intent: 'confirm-undo', basis })).status).toBe(303);
  }
  expect(await read()).toEqual(before);
  expect((await askForSample(client)).drivers).toEqual(shown.drivers);
});

test.each<[string, Record<string, string | string[]>, number]>([
  ['without drivers and jobs', { wallTime: '2026-12-02T15:00' }, 409],
  ['without a cutoff', { wallTime: '' }, 400],
  ['with two cutoffs', { wallTime: ['2026-12-02T15:00', '2026-12-03T15:00'] }, 400],
  ['with a cutoff in the past', { wallTime: '2020-01-01T15:00' }, 422],
  ['with a cutoff that is no time', { wallTime: 'soon' }, 400],
])('stays closed %s', async (_name, form, status) => {
  const { client, read } = await aNewSite();
  expect((await post(client, { intent: 'open-first', ...form }))[0]).toBe(status);
  expect((await read()).window.notOpenedYet).toBe(true);
});

test('assigns no job manually before the week is chosen', async () => {
  const { client, scope, read } = await aNewSite();
  await post(client, { intent: 'add-sample' });
  const { drivers, window: selection } = await read();
  const { employeeId: driverId } = drivers[0]!;
  const form = { intent: 'assign', driverId, jobId: 'J001', note: '', confirmed: '' };
  const assigned = await client.post('/admin/final-assignments', form);
  expect([assigned.status, (await assigned.text()).includes('not open yet')]).toEqual([409, true]);
  const { manual } = server.platform.deps.stores;
  expect(await manual.list(scope, selection.periodId)).toEqual([]);
});

test('opens once, asks about a far cutoff, and then keeps its sample data', async () => {
  const { client, tenant, scope, read } = await aNewSite();
  await post(client, { intent: 'add-sample' });
  const driver = httpClient(server.url);
  const landing = await (await driver.get(`/s/${tenant.companyId}/${tenant.siteId}`)).text();
  expect(landing).toContain('This site is being set up');
  const far = { intent: 'open-first', wallTime: '2027-06-02T15:00' };
  const [status, page] = await post(client, far);
  expect([status, page.includes('Is this cutoff right?')]).toEqual([409, true]);
  expect((await read()).window.notOpenedYet).toBe(true);
  expect((await post(client, { ...far, confirmed: far.wallTime }))[0]).toBe(303);
  expect((await read()).window).toMatchObject({
    periodId: '2027-W23',
    closesAt: { wallTime: far.wallTime },
  });
  const again = await post(client, { intent: 'open-first', wallTime: '2026-12-02T15:00' });
  expect(again[0]).toBe(303);
  expect(await (await client.get('/admin/dashboard')).text()).toContain('opened already');
  expect((await post(client, { intent: 'remove-sample' }))[0]).toBe(303);
  expect((await read()).window.periodId).toBe('2027-W23');
  expect((await read()).drivers).toHaveLength(5);
  const [entry] = await server.platform.deps.stores.activity.latest(scope, 1);
  expect(entry).toMatchObject({ event: { code: 'selection-opened', periodId: '2027-W23' } });
});

test('a message for the dashboard is not lost on the way to the first steps', async () => {
  const { client } = await aNewSite();
  expect((await client.post('/admin/master/requests', { intent: 'approve' })).status).toBe(303);
  expect((await client.get('/admin/dashboard')).headers.get('location')).toBe(path);
  expect(await (await client.get(path)).text()).toContain('Access Denied');
});

test('a steward reads the first steps and changes nothing', async () => {
  const { tenant, read } = await aNewSite();
  await addPeople(server.platform.deps, tenant, [
    { username: 'stella', role: 'steward', password },
  ]);
  const steward = await signedInAdmin(server.url, password, tenant, 'stella');
  const page = await (await steward.get(path)).text();
  expect(page).toContain('Enter drivers');
  expect(page).not.toContain('href="/admin/edit-drivers"');
  expect(page).not.toContain('Add sample data');
  await steward.post(path, { intent: 'add-sample' });
  expect((await read()).drivers).toEqual([]);
});
