import { afterAll, expect, test } from 'vitest';
import { accessMatrix, adminPassword, getAddresses, target } from '~/tests/support/access-matrix';
import { signedInAdmin, signedInDriver, type HttpClient } from '~/tests/support/http';
import { addPeople, staff } from '~/tests/support/people';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const tenant = { companyId: 'VICTIM', siteId: 'NYC01' };
const phone = '555-010-7788';
const { driverId: employeeId, jobId } = target;

const server = await startTestServer();
afterAll(() => server.stop());
const { deps } = server.platform;
await addStockedSite(deps, {
  ...tenant,
  name: 'Victim Freight',
  password: adminPassword,
  drivers: [aDriver({ employeeId, phone })],
  jobs: [aJob({ jobId })],
  weeks: [],
});
await addPeople(deps, tenant, staff);

/** The routes whose pages have the phone number, at each URL. */
const findShowing = async (client: HttpClient): Promise<string[]> => {
  const found = new Set<string>();
  for (const [name, { loader }] of Object.entries(accessMatrix)) {
    if (!loader || name === 'logout') continue;
    for (const address of getAddresses(name, false))
      if ((await (await client.get(address)).text()).includes(phone)) found.add(name);
  }
  return [...found];
};

test('no page of a driver has the phone number that dispatchers call, because an ID alone may open it', async () => {
  expect(await findShowing(await signedInDriver(server.url, tenant, employeeId))).toEqual([]);
});

test('stewards, who only read lists, see no phone numbers', async () => {
  const steward = await signedInAdmin(server.url, adminPassword, tenant, 'steward');
  expect(await findShowing(steward)).toEqual([]);
});

test('dispatchers see it where they edit drivers and where they see whom to call', async () => {
  const dispatcher = await signedInAdmin(server.url, adminPassword, tenant, 'dispatcher');
  expect(await findShowing(dispatcher)).toEqual([
    'admin.edit-drivers',
    'admin.edit-drivers_.export',
    'admin.remind-drivers',
    'admin.remind-drivers_.export',
    'admin.remind-drivers_.print',
  ]);
  const page = await (await dispatcher.get('/admin/remind-drivers')).text();
  expect(page).toContain('href="tel:5550107788"');
  const file = await (await dispatcher.get('/admin/remind-drivers/export')).text();
  expect(file.split(/\r?\n/).slice(0, 2)).toEqual([
    'employee_id,driver_name,seniority_number,phone,gets_messages',
    `${employeeId},Ada Driver,1,${phone},No`,
  ]);
});
