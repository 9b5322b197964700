import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { openNext, publish, rankInConflict } from '~/tests/e2e/support/ranks';
import { changeJobs } from '~/tests/support/change-rosters';
import { signedInAdmin, signedInDriver, type HttpClient } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const path = '/admin/final-assignments/payroll/export';
const header = 'week,employee_id,driver_name,job_id,days,start_time,end_time,paid_hours,version';
const scope = makeTestScope(defaultTenant);

const server = await startTestServer();
afterAll(() => server.stop());
let admin: HttpClient;
let week: string;
beforeAll(async () => {
  await rankInConflict(server);
  await changeJobs(server, [
    { jobId: 'J002', endTime: '14:30', paidHours: 8.25 },
    { jobId: 'J001', startTime: '22:00', endTime: '06:00' },
  ]);
  week = (await server.platform.deps.stores.sites.read(scope)).site!.window.periodId;
  admin = await signedInAdmin(server.url, masterPassword);
});

/** Publishes, and signs in again, because the session ends while the site's clock moves. */
const publishNext = async () => {
  await publish(server);
  admin = await signedInAdmin(server.url, masterPassword);
};

const read = async (query = '') => {
  const answer = await admin.get(`${path}${query}`);
  return [answer.status, (await answer.text()).replace('\uFEFF', '').split('\r\n')] as const;
};

test('says what a published version says, and never what the lists say today', async () => {
  expect((await read())[0]).toBe(404);
  await publishNext();
  const lines = [
    header,
    `${week},1234567,John Smith,J002,Mon-Fri,06:00,14:30,8.25,1`,
    `${week},2345678,Maria Garcia,J001,Mon-Fri,22:00,06:00,,1`,
    `${week},3456789,David Johnson,J003,Tue-Sat,08:00,,,1`,
    `${week},4567890,Sarah Williams,J005,Mon-Fri,14:00,,,1`,
    `${week},5678901,Michael Brown,J004,Wed-Sun,10:30,,,1`,
  ];
  expect(await read()).toEqual([200, lines]);
  await changeJobs(server, [{ jobId: 'J002', endTime: '15:00', paidHours: 9 }], ['J003']);
  await openNext(server);
  expect(await read(`?period=${week}&version=1`)).toEqual([200, lines]);
  const page = await (await admin.get(`/admin/final-assignments/${week}`)).text();
  expect(page).toContain(`href="${path}?period=${week}&amp;version=1"`);
});

test('ends the entries in a calendar of a driver as it was published', async () => {
  const driver = await signedInDriver(server.url, defaultTenant, '1234567');
  const calendar = await (await driver.get('/driver-vacation/calendar.ics')).text();
  expect(calendar.match(/^DTEND:\d+T\d+Z/gm)).toHaveLength(5);
  expect(calendar).toContain('2:30 PM');
});

test('pays nobody by a version that was withdrawn, or does not exist', async () => {
  for (const query of ['?period=2020-W01', `?period=${week}&version=9`, '?version=x'])
    expect((await read(query))[0]).toBe(404);
  await publishNext();
  expect((await read())[0]).toBe(200);
  const withdraw = { intent: 'withdraw', seen: '1', reason: 'The hours are wrong' };
  expect((await admin.post('/admin/final-assignments', withdraw)).status).toBe(303);
  expect((await read())[0]).toBe(404);
});
