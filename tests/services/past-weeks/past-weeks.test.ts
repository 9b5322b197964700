import { expect, test } from 'vitest';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import {
  findDriverHistory,
  findDriverWeeks,
} from '~/app/services/past-weeks/find-driver-weeks.server';
import { findDrivers } from '~/app/services/past-weeks/find-drivers.server';
import { findJobWeeks } from '~/app/services/past-weeks/find-job-weeks.server';
import { readPastWeek } from '~/app/services/past-weeks/read-past-week.server';
import { readPastWeeks } from '~/app/services/past-weeks/read-past-weeks.server';
import { findLatestAward } from '~/app/services/past-weeks/read-versions.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { formatSubject } from '~/domain/claims/claim-subject';
import { countAwardReads, publishAs, type ChangePublish } from '~/tests/support/award-stores';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);
const jobs = ['J1', 'J2', 'J3', 'J4'].map((jobId) => aJob({ jobId }));

const asBefore: ChangePublish =
  (publish) =>
  (scope, { holders: _, ...input }, hasTime) => {
    const { summary: __, ...award } = input.award;
    return publish(scope, { ...input, award }, hasTime);
  };

const openNext = async ({ deps, scope, site, now }: FakeSite) => {
  const opened = await openNextPeriod({ deps, scope, site: (await site()).site, now: now() });
  expect(opened.ok).toBe(true);
};
const searching = async ({ deps, scope, site }: FakeSite) => ({
  deps,
  scope,
  window: (await site()).site.window,
});

/** Five published weeks from 2026-W49, across New Year; the first by an earlier version of the application. */
const fiveWeeks = async () => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J1']);
  await rankJobs(fake.deps, '1000002', ['J1', 'J2']);
  for (const week of [49, 50, 51, 52, 53]) {
    await fake.close();
    await publishAs(fake, week === 49 ? asBefore : undefined);
    await openNext(fake);
  }
  expect((await fake.site()).site.window.periodId).toBe('2027-W01');
  return fake;
};

test('every published week stays in the list of its year', async () => {
  const fake = await fiveWeeks();
  const read = async (year: number | null) =>
    readPastWeeks({ deps: fake.deps, access: await fake.asAdmin() }, year);
  const present = await read(null);
  expect(present).toMatchObject({ year: 2027, years: [2027, 2026], weeks: [] });
  const before = await read(2026);
  expect(before.weeks.map(({ periodId }) => periodId)).toEqual(
    [53, 52, 51, 50, 49].map((week) => `2026-W${week}`),
  );
  expect(before.weeks.map(({ versions }) => versions.map(({ summary }) => summary))).toEqual([
    ...Array<unknown>(4).fill([{ by: 'admin', assigned: 3 }]),
    [null],
  ]);
});

test('a week can be opened long after later periods, in each of its versions', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J1']);
  await fake.close();
  await publishAs(fake);
  const given = { driverId: '1000003', jobId: 'J1', note: '', confirmed: true };
  await assignManually({ deps: fake.deps, access: await fake.asAdmin(), input: given });
  await publishAs(fake);
  for (const _ of [50, 51, 52]) {
    await openNext(fake);
    await fake.close();
    await publishAs(fake);
  }
  const access = await fake.asAdmin();
  const latest = await findLatestAward(await searching(fake), '2026-W49');
  expect(latest).toMatchObject({ periodId: '2026-W49', version: 2 });
  const read = (version: number) =>
    readPastWeek({ deps: fake.deps, access, award: { periodId: '2026-W49', version } });
  expect((await read(1))?.versions).toEqual([2, 1]);
  const holders = [1, 2].map(async (version) =>
    (await read(version))?.rows.find(({ jobId }) => jobId === 'J1'),
  );
  expect((await Promise.all(holders)).map((row) => row?.employeeId)).toEqual([
    '1000001',
    '1000003',
  ]);
  expect(await read(3)).toBeNull();
  expect(await findLatestAward(await searching(fake), '2026-W40')).toBeNull();
});

test('finds what a driver got in each version, at which rank, with their claims alone', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J1']);
  await rankJobs(fake.deps, '1000002', ['J1', 'J2']);
  await fake.close();
  await publishAs(fake);
  const claim = async (employeeId: string) =>
    fileClaim({
      deps: fake.deps,
      access: await fake.asDriver(employeeId),
      input: { of: 'jobs', subject: { jobId: 'J1' }, text: 'I trained for it' },
      receivedAt: fake.now(),
    });
  expect((await claim('1000002')).ok).toBe(true);
  await publishAs(fake);
  const search = { employeeId: '1000002', year: null };
  const { weeks } = await findDriverHistory(await searching(fake), search);
  expect(
    weeks.map(({ version, isLatest, outcome, claims }) => ({
      version,
      isLatest,
      got: outcome.awardedId,
      claims: claims.map(({ subject, state }) => `${formatSubject(subject)} ${state}`),
    })),
  ).toEqual([
    { version: 2, isLatest: true, got: 'J2', claims: [] },
    { version: 1, isLatest: false, got: 'J2', claims: ['pick J1 open'] },
  ]);
  const other = await findDriverHistory(await searching(fake), {
    ...search,
    employeeId: '1000001',
  });
  expect(other.weeks.flatMap(({ claims }) => claims)).toEqual([]);
  const unknown = await findDriverWeeks(await searching(fake), {
    ...search,
    employeeId: '9999999',
  });
  expect(unknown.weeks).toEqual([]);
});

test('finds to whom a job went, also in an award of an earlier version of the application', async () => {
  const fake = await fiveWeeks();
  const { counted, deps } = countAwardReads(fake.deps);
  const args = { ...(await searching(fake)), deps };
  const find = (jobId: string) => findJobWeeks(args, { jobId, year: 2026 });
  const holder = {
    jobId: 'J2',
    driverId: '1000002',
    name: 'Driver 2',
    seniorityNumber: 2,
    assignmentType: 'preference',
  };
  const { weeks } = await find('j2');
  expect(weeks.map(({ periodId, holders }) => [periodId, holders])).toEqual(
    [53, 52, 51, 50, 49].map((week) => [`2026-W${week}`, [holder]]),
  );
  expect(counted.reads).toBe(1);
  expect((await find('J4')).weeks.every(({ holders }) => holders?.[0]?.driverId === null)).toBe(
    true,
  );
  expect((await find('J9')).weeks).toEqual([]);
  // The first search stored what it derived from the record.
  expect(counted.reads).toBe(1);
});

test('a driver is found by ID, even if deleted, or by part of the name', async () => {
  const fake = await fakeSite(drivers, jobs);
  const find = async (search: string) =>
    (await findDrivers({ deps: fake.deps, access: await fake.asAdmin() }, search)).map(
      ({ employeeId, name }) => `${employeeId} ${name}`,
    );
  expect(await find('1000002')).toEqual(['1000002 Driver 2']);
  expect(await find('7777777')).toEqual(['7777777 ']);
  expect(await find('driver 3')).toEqual(['1000003 Driver 3']);
  expect(await find('DRIVER')).toHaveLength(3);
  expect(await find('nobody')).toEqual([]);
});
