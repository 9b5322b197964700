import { expect, test } from 'vitest';
import { findDriverWeeks } from '~/app/services/past-weeks/find-driver-weeks.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { findPastJob } from '~/app/services/who-got/find-past-job.server';
import { countAwardReads, publishAs } from '~/tests/support/award-stores';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);
const jobs = [
  ...['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId })),
  aJob({ jobId: 'A1', isAirport: true }),
];

const published = async () => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J1']);
  await rankJobs(fake.deps, '1000002', ['J1', 'J2']);
  await fake.close();
  await publishAs(fake);
  return fake;
};

const ask = async (fake: FakeSite, employeeId: string, typedJob: string) => {
  const { deps, scope } = fake;
  const access = await fake.asDriver(employeeId);
  const loaded = await jobRanking.load({ deps, scope, employeeId });
  return (await readPreferences({ deps, access, loaded, typedJob, now: fake.now() })).askedJob;
};

const askPast = async (fake: FakeSite, employeeId: string, typed: string) => {
  const { deps, scope } = fake;
  const access = await fake.asDriver(employeeId);
  const { weeks } = await findDriverWeeks(
    { deps, scope, window: access.site.window },
    { employeeId, year: null },
  );
  return findPastJob({ deps, access, week: weeks[0]!, typed });
};

const wentToFirst = {
  code: 'taken',
  isRankedBelow: false,
  by: { code: 'went-to', places: 1, taken: 1, seniorityNumber: 1, rank: 1 },
};

test('a driver who did not rank a job is told who got it, by seniority number and rank', async () => {
  const fake = await published();
  expect(await ask(fake, '1000003', 'j1')).toEqual({
    periodId: '2026-W49',
    jobId: 'J1',
    answer: wentToFirst,
  });
});

test('an unknown job and one that the driver may not hold have answers of their own', async () => {
  const fake = await published();
  expect(await ask(fake, '1000003', 'J99')).toMatchObject({ answer: { code: 'not-offered' } });
  expect(await ask(fake, '1000003', 'A1')).toMatchObject({
    answer: { code: 'needs-airport-certification' },
  });
});

test('nothing is answered before publishing', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, '1000001', ['J1']);
  expect(await ask(fake, '1000003', 'J1')).toBeNull();
});

test('only the first question about a version reads its record, and a reason needs none', async () => {
  const site = await published();
  const { deps, counted } = countAwardReads(site.deps);
  const fake = { ...site, deps };
  await ask(fake, '1000002', 'J1');
  expect(counted.reads).toBe(0);
  await ask(fake, '1000003', 'J1');
  await ask(fake, '1000003', 'J2');
  expect(counted.reads).toBe(1);
});

test('a past week is answered from its own version', async () => {
  const fake = await published();
  const { deps, scope } = fake;
  const opened = await openNextPeriod({
    deps,
    scope,
    site: (await fake.site()).site,
    now: fake.now(),
  });
  expect(opened.ok).toBe(true);
  expect(await ask(fake, '1000003', 'J1')).toBeNull();
  expect(await askPast(fake, '1000003', 'J1')).toEqual({
    periodId: '2026-W49',
    jobId: 'J1',
    answer: wentToFirst,
  });
});
