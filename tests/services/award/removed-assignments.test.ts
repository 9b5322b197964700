import { expect, test } from 'vitest';
import {
  assignManually,
  removeManualAssignment,
} from '~/app/services/award/assign-manually.server';
import { readRemovedAssignments } from '~/app/services/award/read-removed-assignments.server';
import { assignVacation, unassignVacation } from '~/app/services/vacation/assign-vacation.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const ada = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 });
const week = { weekId: 'W001', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1 };

const start = async () => {
  const fake = await fakeSite(
    [ada],
    ['J1', 'J2'].map((jobId) => aJob({ jobId })),
  );
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  const { employeeId: driverId } = ada;
  const give = async (jobId: string) => {
    const input = { driverId, jobId, note: '', confirmed: '' };
    expect((await assignManually({ ...args, input })).ok).toBe(true);
  };
  const take = (jobId: string) => removeManualAssignment({ ...args, shown: { jobId, driverId } });
  const list = async () =>
    (await readRemovedAssignments(args)).map(({ by, of, offerId, driver }) => [
      ...[by, of, offerId],
      ...[driver.name, driver.seniorityNumber],
    ]);
  return { args, give, take, list };
};

test('removed assignments of jobs and weeks are listed newest first', async () => {
  const { args, give, take, list } = await start();
  await addVacationWeeks(args, [week]);
  const wish = { driverId: ada.employeeId, weekId: 'W001' };
  expect((await assignVacation(args, { ...wish, confirmed: '' })).ok).toBe(true);
  await give('J1');
  expect(await list()).toEqual([]);
  expect((await unassignVacation(args, wish)).ok).toBe(true);
  expect((await take('J1')).ok).toBe(true);
  expect(await list()).toEqual([
    ['admin', 'jobs', 'J1', 'Ada', 1],
    ['admin', 'vacations', 'W001', 'Ada', 1],
  ]);
});

test('an assignment that was made again, or whose driver is gone, is not listed', async () => {
  const { args, give, take, list } = await start();
  for (const jobId of ['J1', 'J2']) {
    await give(jobId);
    await take(jobId);
  }
  await give('J1');
  expect(await list()).toEqual([['admin', 'jobs', 'J2', 'Ada', 1]]);
  const { scope } = args.access;
  const { version } = await args.deps.stores.drivers.list(scope);
  const [entry] = await args.deps.stores.activity.latest(scope, 1);
  await args.deps.stores.drivers.commit(scope, {
    ...{ expectedVersion: version, puts: [], deletes: [ada.employeeId] },
    entry: { ...entry!, id: args.deps.ids.next() },
  });
  expect(await list()).toEqual([]);
});
