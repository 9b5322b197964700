import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readCalendar } from '~/app/services/calendar/read-calendar.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import {
  loadWeeksAndSlots,
  readVacationPreferences,
} from '~/app/services/ranking/week-ranking.server';
import { applyDueCutoffs } from '~/app/services/selection/apply-due-cutoffs.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { planWeeks, type PlanChange } from '~/app/services/selection/plan-weeks.server';
import { dueShards } from '~/app/store/table/table';
import { comingWeeks } from '~/domain/site/coming-weeks';
import { anEntry } from '~/tests/store/builders';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { answerClaim } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const shards = Array.from({ length: dueShards }, (_, shard) => shard);
const sweep = ({ deps }: FakeSite) => applyDueCutoffs({ deps, shards, hasTime: () => true });
const readWindow = async (fake: FakeSite) => (await fake.site()).site.window;

/**
 * A site where both drivers wanted J1. The award was published soon after the cutoff, on Wednesday at 15:00 in
 * New York, and the next period opens on Friday at 18:00.
 */
const publishedSite = async () => {
  const drivers = ['1000001', '1000002'].map((employeeId, index) =>
    aDriver({ employeeId, seniorityNumber: index + 1 }),
  );
  const fake = await fakeSite(drivers, [aJob({ jobId: 'J1' })]);
  const { deps, scope } = fake;
  const { site } = await fake.site();
  const settings = { ...site.settings, openNextOn: 'Friday', openNextAt: '18:00' } as const;
  await deps.stores.sites.save(scope, { ...site, settings }, []);
  for (const { employeeId } of drivers) {
    expect((await rankJobs(deps, employeeId, ['J1'])).ok).toBe(true);
  }
  await fake.close();
  await sweep(fake);
  const done = await publishAward({ deps, access: await fake.asAdmin() });
  if (!done.ok) throw new Error(done.error.code);
  return fake;
};
const opensAt = '2026-11-27T23:00:00.000Z';

test('opens the next period once at the set time, however many sweeps run', async () => {
  const fake = await publishedSite();
  const { periodId } = await readWindow(fake);
  fake.clock.moveTo('2026-11-27T22:59:00.000Z');
  expect((await sweep(fake)).recorded).toBe(0);
  fake.clock.moveTo(opensAt);
  const swept = await Promise.all(Array.from({ length: 10 }, () => sweep(fake)));
  expect(swept.reduce((sum, { recorded }) => sum + recorded, 0)).toBe(1);
  const selection = await readWindow(fake);
  expect(selection).toMatchObject({ status: 'selecting', lastAward: { periodId, version: 1 } });
  expect(selection.closesAt.wallTime).toBe('2026-12-02T15:00');
  const entries = await fake.deps.stores.activity.latest(fake.scope, 100);
  const opened = entries.filter(({ event }) => event.code === 'selection-opened');
  expect(opened).toHaveLength(1);
  expect(opened[0]).toMatchObject({ actor: { role: 'system', name: 'Scheduler' } });
  expect((await sweep(fake)).recorded).toBe(0);
});

test('waits for an unanswered claim and logs that once', async () => {
  const fake = await publishedSite();
  const filed = await fileClaim({
    deps: fake.deps,
    access: await fake.asDriver('1000002'),
    input: { of: 'jobs', subject: { jobId: 'J1' }, text: 'I was first' },
    receivedAt: fake.now(),
  });
  expect(filed).toMatchObject({ ok: true });
  fake.clock.moveTo(opensAt);
  expect((await sweep(fake)).recorded).toBe(1);
  expect((await sweep(fake)).recorded).toBe(0);
  expect((await readWindow(fake)).status).toBe('published');
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({ code: 'opening-refused', because: 'claims-open', count: 1 });
});

test('waits for a granted claim until it is published', async () => {
  const fake = await publishedSite();
  const { deps } = fake;
  const filed = await fileClaim({
    deps,
    access: await fake.asDriver('1000002'),
    input: { of: 'jobs', subject: { jobId: 'J1' }, text: 'I was first' },
    receivedAt: fake.now(),
  });
  if (!filed.ok) throw new Error(filed.error.code);
  const answered = await answerClaim({
    deps,
    access: await fake.asAdmin(),
    input: { claimId: filed.value.id, verdict: 'granted', reason: 'You were', confirmed: true },
  });
  expect(answered).toMatchObject({ ok: true });
  fake.clock.moveTo(opensAt);
  expect((await sweep(fake)).recorded).toBe(1);
  const [entry] = await deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({
    code: 'opening-refused',
    because: 'grants-unpublished',
    count: 1,
  });
  const { site } = await fake.site();
  const start = { deps, scope: fake.scope, now: fake.now() };
  expect(await openNextPeriod({ ...start, site })).toEqual({
    ok: false,
    error: { code: 'grants-unpublished', count: 1 },
  });
  await publishAfterCutoff(fake);
  expect(await openNextPeriod({ ...start, site: (await fake.site()).site })).toMatchObject({
    ok: true,
  });
  expect(await seenBy(fake, '1000002')).toMatchObject({
    atWork: [['2026-W49', 'J1', 'J1']],
    answers: [['J1', 'granted', 'You were']],
  });
  expect((await seenBy(fake, '1000001')).answers).toEqual([]);
});

/** The earlier weeks on a driver's page, and the calendar of all weeks. */
const seenBy = async (fake: FakeSite, employeeId: string) => {
  const access = await fake.asDriver(employeeId);
  const args = { deps: fake.deps, scope: access.scope };
  const preferences = await readPreferences({
    deps: fake.deps,
    access,
    loaded: await jobRanking.load({ ...args, employeeId }),
    now: fake.now(),
  });
  const vacation = await readVacationPreferences({
    deps: fake.deps,
    access,
    loaded: await loadWeeksAndSlots({ ...args, employeeId }),
    now: fake.now(),
  });
  const calendar = await readCalendar({ ...args, access });
  return {
    atWork: preferences.atWork.map(({ periodId, outcome, job }) => [
      periodId,
      outcome?.awardedId ?? null,
      job?.jobId ?? null,
    ]),
    reasons: preferences.atWork.flatMap(({ outcome }) => outcome?.reasons.map(({ code }) => code)),
    answers: preferences.atWork.flatMap(({ claims }) =>
      claims.map(({ jobId, state, answer }) => [jobId, state, answer?.reason]),
    ),
    weeks: vacation.jobWeeks.map(({ when, outcome, job }) => [
      when,
      outcome?.awardedId ?? null,
      job?.startTime,
    ]),
    calendar: calendar.map(({ key }) => key),
  };
};
const publishAfterCutoff = async (fake: FakeSite) => {
  await fake.close();
  const done = await publishAward({ deps: fake.deps, access: await fake.asAdmin() });
  if (!done.ok) throw new Error(done.error.code);
};

test('a driver sees the job of a week and its reasons until the week is over', async () => {
  const fake = await publishedSite();
  expect((await seenBy(fake, '1000001')).atWork).toEqual([]);
  fake.clock.moveTo(opensAt);
  await sweep(fake);
  const first = ['2026-W49', 'J1', 'J1'];
  expect(await seenBy(fake, '1000001')).toMatchObject({
    atWork: [first],
    calendar: expect.arrayContaining(['job 2026-11-30']) as unknown,
  });
  expect(await seenBy(fake, '1000002')).toMatchObject({
    atWork: [['2026-W49', null, null]],
    reasons: ['went-to'],
    calendar: [],
  });

  // The second week is published and the third one opens, while the first week is still in progress.
  await publishAfterCutoff(fake);
  expect((await seenBy(fake, '1000001')).atWork).toEqual([first]);
  fake.clock.moveTo('2026-12-04T23:00:00.000Z');
  await sweep(fake);
  expect((await readWindow(fake)).periodId).toBe('2026-W51');
  const second = ['2026-W50', 'J1', 'J1'];
  expect((await seenBy(fake, '1000001')).atWork).toEqual([first, second]);

  // Sunday ends at midnight in the site's local time.
  fake.clock.moveTo('2026-12-07T04:59:00.000Z');
  expect((await seenBy(fake, '1000001')).atWork).toEqual([first, second]);
  fake.clock.moveTo('2026-12-07T05:00:00.000Z');
  const later = await seenBy(fake, '1000001');
  expect(later.atWork).toEqual([second]);
  expect(later.calendar).toEqual(expect.arrayContaining(['job 2026-11-30', 'job 2026-12-07']));
});

test('the page of vacation weeks says the jobs of this week and the next, also of a week that others still rank', async () => {
  const fake = await publishedSite();
  const startTime = (await fake.deps.stores.jobs.list(fake.scope)).items[0]?.startTime;
  const readWeeks = async (employeeId = '1000001') => (await seenBy(fake, employeeId)).weeks;
  expect(await readWeeks()).toEqual([['next-week', 'J1', startTime]]);
  fake.clock.moveTo(opensAt);
  await sweep(fake);
  expect(await readWeeks()).toEqual([['next-week', 'J1', startTime]]);
  expect(await readWeeks('1000002')).toEqual([['next-week', null, undefined]]);
  await publishAfterCutoff(fake);
  expect(await readWeeks()).toEqual([
    ['this-week', 'J1', startTime],
    ['next-week', 'J1', startTime],
  ]);
  fake.clock.moveTo('2026-12-14T05:00:00.000Z');
  expect(await readWeeks()).toEqual([]);
});

test('a job that was deleted since is shown as published', async () => {
  const fake = await publishedSite();
  fake.clock.moveTo(opensAt);
  await sweep(fake);
  const { jobs } = fake.deps.stores;
  const { version } = await jobs.list(fake.scope);
  await jobs.commit(fake.scope, {
    expectedVersion: version,
    puts: [],
    deletes: ['J1'],
    entry: anEntry(),
  });
  expect((await seenBy(fake, '1000001')).atWork).toEqual([['2026-W49', 'J1', 'J1']]);
});

test('a period that opens automatically has the cutoff that was planned for it', async () => {
  const fake = await publishedSite();
  const plan = async (input: PlanChange) =>
    planWeeks({ deps: fake.deps, access: await fake.asAdmin(), input });
  const holiday = { date: '2026-12-02', name: 'Feast' };
  expect((await plan({ intent: 'add-holiday', holiday })).ok).toBe(true);
  const chosen = { periodId: '2026-W51', wallTime: '2026-12-10T09:00' };
  expect((await plan({ intent: 'choose-cutoff', ...chosen })).ok).toBe(true);
  const { site } = await fake.site();
  const weeks = comingWeeks(site, fake.now());
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(0, 3)).toMatchObject([
    {
      periodId: '2026-W50',
      why: 'holiday',
      closesAt: { wallTime: '2026-12-01T15:00' },
      opensAt: { instant: opensAt },
      holidays: [],
    },
    { periodId: '2026-W51', why: 'chosen', opensAt: { wallTime: '2026-12-04T18:00' } },
    { periodId: '2026-W52', why: 'usual', closesAt: { wallTime: '2026-12-16T15:00' } },
  ]);
  fake.clock.moveTo(opensAt);
  expect((await sweep(fake)).recorded).toBe(1);
  expect(await readWindow(fake)).toMatchObject({
    periodId: '2026-W50',
    closesAt: { wallTime: '2026-12-01T15:00' },
  });
  // The week is no longer ahead.
  const late = { ...chosen, periodId: '2026-W50' };
  expect(await plan({ intent: 'choose-cutoff', ...late })).toEqual({
    ok: false,
    error: { code: 'week-not-ahead' },
  });
  expect((await plan({ intent: 'usual-cutoff', periodId: '2026-W51' })).ok).toBe(true);
  const codes = (await fake.deps.stores.activity.latest(fake.scope, 50)).map(
    ({ event }) => event.code,
  );
  expect(codes.filter((code) => code === 'holiday-added' || code === 'cutoff-planned')).toEqual([
    'cutoff-planned',
    'cutoff-planned',
    'holiday-added',
  ]);
});

test('a plan that changes nothing is neither stored nor logged', async () => {
  const fake = await publishedSite();
  const plan = async (input: PlanChange) =>
    planWeeks({ deps: fake.deps, access: await fake.asAdmin(), input });
  const { site } = await fake.site();
  expect((await plan({ intent: 'remove-holiday', date: '2026-12-25' })).ok).toBe(true);
  expect((await plan({ intent: 'usual-cutoff', periodId: '2026-W51' })).ok).toBe(true);
  expect((await fake.site()).site.version).toBe(site.version);
});
