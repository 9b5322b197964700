import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import { countResults } from '~/app/services/roster/count-results.server';
import { readDeletion } from '~/app/services/roster/read-deletion.server';
import { siteDrivers, siteJobs } from '~/app/services/roster/site-rosters.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually, assignVacation } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs, rankWeeks } from '~/tests/support/save-ranks';

const drivers = [1, 2, 3].map((n) => aDriver({ employeeId: `100000${n}`, seniorityNumber: n }));
const jobs = [aJob({ places: 2 }), aJob({ jobId: 'J2' }), aJob({ jobId: 'J3' })];
const args = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });

test('counts the lists and the manual assignments that a deletion affects', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J1', 'J2']);
  await rankJobs(fake.deps, '1000002', ['J2']);
  for (const driverId of ['1000001', '1000003']) {
    const input = { driverId, jobId: 'J1', note: '', confirmed: true };
    expect((await assignManually({ ...(await args(fake)), input })).ok).toBe(true);
  }
  const read = async (...ids: string[]) => readDeletion(siteJobs, await args(fake), ids);
  expect([await read('J1'), await read('J1', 'J2'), await read('J3')]).toEqual([
    { ids: ['J1'], drivers: 1, assignments: 2, results: 0 },
    { ids: ['J1', 'J2'], drivers: 2, assignments: 2, results: 0 },
    { ids: ['J3'], drivers: 0, assignments: 0, results: 0 },
  ]);
});

test('counts drivers who have only a list of vacation weeks', async () => {
  const fake = await fakeSite(drivers, jobs);
  const week = { weekId: 'W001', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2 };
  expect((await addVacationWeeks(await args(fake), [week])).ok).toBe(true);
  await changePortal({ ...(await args(fake)), input: { intent: 'open-portal' } });
  expect((await rankWeeks(fake.deps, '1000002', ['W001'])).ok).toBe(true);
  const { drivers: counted } = await readDeletion(siteDrivers, await args(fake), ['1000002']);
  expect(counted).toBe(1);
});

test('counts jobs and vacation weeks of drivers, and their published results', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J2']);
  const week = { weekId: 'W001', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2 };
  expect((await addVacationWeeks(await args(fake), [week])).ok).toBe(true);
  await assignVacation(await args(fake), { driverId: '1000001', weekId: 'W001' });
  await fake.close();
  expect((await publishAward(await args(fake))).ok).toBe(true);
  const ids = ['1000001', '1000003'];
  expect(await readDeletion(siteDrivers, await args(fake), ids)).toEqual({
    ids,
    drivers: 1,
    assignments: 1,
    // One by pick, and one that the rules gave to the driver without a list.
    results: 2,
  });
  expect(await readDeletion(siteJobs, await args(fake), ['J2', 'J3'])).toEqual({
    ids: ['J2', 'J3'],
    drivers: 1,
    assignments: 0,
    results: 1,
  });
});

test('counts the results of a published week that is not over, although the next week is open', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J2']);
  await fake.close();
  expect((await publishAward(await args(fake))).ok).toBe(true);
  const { site } = await fake.site();
  const next = { deps: fake.deps, scope: fake.scope, site, now: fake.now() };
  expect((await openNextPeriod(next)).ok).toBe(true);
  const count = async () => (await readDeletion(siteJobs, await args(fake), ['J2'])).results;
  expect(await count()).toBe(1);
  fake.clock.moveTo('2026-12-07T05:00:00.000Z');
  expect(await count()).toBe(0);
});

test('counts results of vacation weeks until they are over', async () => {
  const fake = await fakeSite(drivers, jobs);
  const weeks = [1, 2].map((n) => ({
    ...{ weekId: `W00${n}`, startDate: `2027-01-${n}4`, endDate: `2027-01-${n}9`, totalSlots: 1 },
  }));
  expect((await addVacationWeeks(await args(fake), weeks)).ok).toBe(true);
  await assignVacation(await args(fake), { driverId: '1000001', weekId: 'W001' });
  expect((await publishVacations(await args(fake))).ok).toBe(true);
  const count = async (idField: string, ...ids: string[]) =>
    countResults(await args(fake), idField, ids);
  expect(await count('weekId', 'W001', 'W002')).toBe(1);
  expect(await count('weekId', 'W002')).toBe(0);
  expect(await count('employeeId', '1000001')).toBe(1);
  fake.clock.moveTo('2027-01-20T12:00:00.000Z');
  expect([await count('weekId', 'W001'), await count('employeeId', '1000001')]).toEqual([0, 0]);
});
