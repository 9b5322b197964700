import { afterAll, expect, test } from 'vitest';
import { accessMatrix, adminPassword, getAddresses, target } from '~/tests/support/access-matrix';
import { signedInAdmin, signedInDriver, type HttpClient } from '~/tests/support/http';
import { addPeople, staff } from '~/tests/support/people';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const tenant = { companyId: 'VICTIM', siteId: 'NYC01' };
const phone = '555-010-7788';
const facts = { phone, seniorityDate: '1987-06-05', tieNumber: 987_654, note: 'Canary of notes' };
type Fact = keyof typeof facts;
const { driverId: employeeId, jobId } = target;

const server = await startTestServer();
afterAll(() => server.stop());
const { deps } = server.platform;
await addStockedSite(deps, {
  ...tenant,
  name: 'Victim Freight',
  password: adminPassword,
  drivers: [aDriver({ employeeId, ...facts })],
  jobs: [aJob({ jobId })],
  weeks: [],
});
await addPeople(deps, tenant, staff);

/** For each of the facts, the routes whose pages have it, at each URL. */
const findShowing = async (client: HttpClient): Promise<Partial<Record<Fact, string[]>>> => {
  const found: Partial<Record<Fact, string[]>> = {};
  for (const [name, { loader }] of Object.entries(accessMatrix)) {
    if (!loader || name === 'logout') continue;
    const pages = await Promise.all(
      getAddresses(name, false).map(async (address) => (await client.get(address)).text()),
    );
    for (const [fact, value] of Object.entries(facts))
      if (pages.some((page) => page.includes(String(value))))
        (found[fact as Fact] ??= []).push(name);
  }
  return found;
};

test('no page of a driver has what dispatchers keep about them, because an ID alone may open it', async () => {
  expect(await findShowing(await signedInDriver(server.url, tenant, employeeId))).toEqual({});
});

test('stewards, who only read lists, see none of it', async () => {
  const steward = await signedInAdmin(server.url, adminPassword, tenant, 'steward');
  expect(await findShowing(steward)).toEqual({});
});

test('dispatchers see it where they edit drivers, and phone numbers where they see whom to call', async () => {
  const dispatcher = await signedInAdmin(server.url, adminPassword, tenant, 'dispatcher');
  const edited = ['admin.edit-drivers', 'admin.edit-drivers_.export'];
  expect(await findShowing(dispatcher)).toEqual({
    phone: [
      ...edited,
      'admin.remind-drivers',
      'admin.remind-drivers_.export',
      'admin.remind-drivers_.print',
    ],
    ...{ seniorityDate: edited, tieNumber: edited, note: edited },
  });
  const page = await (await dispatcher.get('/admin/remind-drivers')).text();
  expect(page).toContain('href="tel:5550107788"');
  const file = await (await dispatcher.get('/admin/remind-drivers/export')).text();
  expect(file.split(/\r?\n/).slice(0, 2)).toEqual([
    'employee_id,driver_name,seniority_number,phone,gets_messages',
    `${employeeId},Ada Driver,1,${phone},No`,
  ]);
});
