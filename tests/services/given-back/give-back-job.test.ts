import { expect, test, vi } from 'vitest';
import { changePublishedJobs } from '~/app/services/award/change-published-jobs.server';
import { freeJob, previewFreedJob } from '~/app/services/award/free-job.server';
import { publishAward, resumeAward } from '~/app/services/award/publish-award.server';
import { readPublished } from '~/app/services/award/read-assignments.server';
import { readChangedJobs } from '~/app/services/award/read-changed-jobs.server';
import { giveBackJob, takeBackJob } from '~/app/services/given-back/give-back-job.server';
import { readWaitingJobs } from '~/app/services/given-back/read-given-back.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { confirmResult } from '~/app/services/results/confirm-result.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import type { Job } from '~/domain/jobs/job';
import type { LeaveSpan } from '~/domain/leave/leave-schema';
import { anEntry } from '~/tests/store/builders';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const periodId = '2026-W49';
const [ada, ben, cleo] = ['1000001', '1000002', '1000003'] as const;
const notAsked = { ok: false, error: { code: 'give-back-not-asked' } };
const ended = { ok: false, error: { code: 'give-back-ended' } };

const asAdmin = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });

/** Ada to Cleo got J1 to J3 in a version that was published. */
const publishedSite = async () => {
  const drivers = ['Ada', 'Ben', 'Cleo'].map((name, at) =>
    aDriver({ employeeId: `100000${at + 1}`, name, seniorityNumber: at + 1 }),
  );
  const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId, startTime: '05:30' }));
  const fake = await fakeSite(drivers, jobs);
  for (const { employeeId } of drivers)
    expect((await rankJobs(fake.deps, employeeId, ['J1', 'J2', 'J3'])).ok).toBe(true);
  await fake.close();
  expect((await publishAward(await asAdmin(fake))).ok).toBe(true);
  return fake;
};

/** Changes J1 in the list of jobs, and also in the published week. */
const changeJob = async (fake: FakeSite, facts: Partial<Job>) => {
  const { deps, scope } = fake;
  const { version: expectedVersion, items } = await deps.stores.jobs.list(scope);
  const puts = items.filter(({ jobId }) => jobId === 'J1').map((job) => ({ ...job, ...facts }));
  const change = { expectedVersion, puts, deletes: [], entry: anEntry() };
  expect((await deps.stores.jobs.commit(scope, change)).ok).toBe(true);
  const admin = await asAdmin(fake);
  const { basis, weeks } = await readChangedJobs({ ...admin, now: fake.now() });
  const [week] = weeks;
  const { version } = week!;
  const input = { periodId: week!.periodId, version, jobs: ['J1'], basis };
  expect((await changePublishedJobs({ ...admin, input })).ok).toBe(true);
  return version + 1;
};

const asDriver = async (fake: FakeSite, id: string) => ({
  deps: fake.deps,
  access: await fake.asDriver(id),
  now: fake.now(),
});
const giveBack = async (
  fake: FakeSite,
  version: number,
  { by = ada, jobId = 'J1' }: { by?: string; jobId?: string } = {},
) => giveBackJob({ ...(await asDriver(fake, by)), input: { periodId, version, jobId } });
const takeBack = async (fake: FakeSite, by: string = ada) =>
  takeBackJob({ ...(await asDriver(fake, by)), input: { periodId } });
const listWaiting = async (fake: FakeSite) =>
  (await readWaitingJobs({ ...(await asAdmin(fake)), now: fake.now() })).map(
    ({ employeeId, jobId }) => `${employeeId} ${jobId}`,
  );
const readNews = async (fake: FakeSite, id: string = ada) => {
  const { deps, access, now } = await asDriver(fake, id);
  const { scope } = access;
  const loaded = await jobRanking.load({ deps, scope, employeeId: id });
  const { news, atWork } = await readPreferences({ deps, access, loaded, now });
  return news ?? atWork[0]?.news;
};
const readEvents = async ({ deps, scope }: FakeSite) =>
  (await deps.stores.activity.latest(scope, 10))
    .map(({ event }) => event)
    .filter(({ code }) => code === 'job-kept' || code === 'job-given-back');

const wednesday: LeaveSpan = { from: '2026-12-02', to: '2026-12-02', kind: 'other' };
/** Opens the page that passes on Ada's job, and returns what confirms it. */
const openPassOn = async (fake: FakeSite, version: number, leave: LeaveSpan | null = null) => {
  const admin = await asAdmin(fake);
  const asked = { periodId, version, driverId: ada, leave, givenTo: null };
  const shown = await previewFreedJob({ ...admin, now: fake.now() }, asked);
  if (!shown.ok) throw new Error(shown.error.code);
  const { confirmed, givenBackAt } = shown.value;
  const confirm = async () => freeJob({ ...admin, input: { ...asked, confirmed } });
  return { givenBackAt, confirm };
};
const passOn = async (fake: FakeSite, version: number) =>
  (await openPassOn(fake, version)).confirm();
const readStored = async ({ deps, scope }: FakeSite) =>
  deps.stores.givenBack.get(scope, periodId, ada);
const getVersion = async (fake: FakeSite) => (await fake.site()).site.window.awardVersion;
const changed = { ok: false, error: { code: 'chain-changed' } };

test('asks the holder of a job that moved by more than an hour, and nobody else', async () => {
  const fake = await publishedSite();
  expect(await readNews(fake)).toMatchObject({ mayGiveBack: null, givenBack: null });
  const version = await changeJob(fake, { startTime: '07:30' });
  expect(await readNews(fake)).toMatchObject({
    mayGiveBack: { periodId, jobId: 'J1', isAgain: false },
    givenBack: null,
  });
  expect(await readNews(fake, ben)).toMatchObject({ mayGiveBack: null });
  expect(await giveBack(fake, version, { by: ben })).toEqual(notAsked);
  expect(await giveBack(fake, version, { jobId: 'J2' })).toEqual(notAsked);
  expect(await giveBack(fake, version - 1)).toEqual({
    ok: false,
    error: { code: 'result-replaced' },
  });
  expect(await listWaiting(fake)).toEqual([]);
});

test('does not ask after a change of an hour, nor once the change was confirmed', async () => {
  const fake = await publishedSite();
  const small = await changeJob(fake, { startTime: '06:30' });
  expect(await readNews(fake)).toMatchObject({ mayGiveBack: null, change: { now: ['J1'] } });
  expect(await giveBack(fake, small)).toEqual(notAsked);
  const version = await changeJob(fake, { weekDays: 'Tue-Sat' });
  expect(await readNews(fake)).toMatchObject({
    mayGiveBack: { periodId, jobId: 'J1', isAgain: false },
  });
  const { now: receivedAt, ...driver } = await asDriver(fake, ada);
  expect((await confirmResult({ ...driver, input: { of: 'jobs', version }, receivedAt })).ok).toBe(
    true,
  );
  expect(await readNews(fake)).toMatchObject({ mayGiveBack: null });
  expect(await giveBack(fake, version)).toEqual(notAsked);
});

test('stores the wish once and confirms the result; the driver holds the job and can keep it', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  expect((await giveBack(fake, version)).ok).toBe(true);
  expect((await giveBack(fake, version)).ok).toBe(true);
  expect(await readNews(fake)).toMatchObject({
    seenAt: fake.now(),
    change: null,
    mayGiveBack: null,
    givenBack: { jobId: 'J1', at: fake.now(), isWaiting: true },
  });
  expect(await listWaiting(fake)).toEqual([`${ada} J1`]);
  expect((await takeBack(fake)).ok).toBe(true);
  expect(await takeBack(fake)).toEqual(ended);
  expect(await readNews(fake)).toMatchObject({ mayGiveBack: null, givenBack: null });
  expect(await listWaiting(fake)).toEqual([]);
  expect(await readEvents(fake)).toEqual([
    { code: 'job-kept', jobId: 'J1', periodId },
    { code: 'job-given-back', jobId: 'J1', periodId },
  ]);
});

test('is given back although the change can no longer be confirmed', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  const { stores } = fake.deps;
  const { put } = stores.givenBack;
  const driver = await asDriver(fake, ada);
  const outcome = vi.spyOn(stores.awards, 'outcome');
  vi.spyOn(stores.givenBack, 'put').mockImplementation(async (...args) => {
    outcome.mockResolvedValue(null);
    return put(...args);
  });
  const input = { periodId, version, jobId: 'J1' };
  expect(await giveBackJob({ ...driver, input })).toEqual({ ok: true, value: null });
  outcome.mockRestore();
  expect(await listWaiting(fake)).toEqual([`${ada} J1`]);
});

test('answers by what another page of the driver stored meanwhile', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  const { givenBack } = fake.deps.stores;
  const input = { periodId, version, jobId: 'J1' };
  const giveBackAfter = async (stored: { jobId?: string; version?: number } | null) => {
    const { put } = givenBack;
    vi.spyOn(givenBack, 'put').mockImplementationOnce(async (scope, wish, entry) => {
      if (stored) await put(scope, { ...wish, ...stored }, entry);
      return false;
    });
    return giveBackJob({ ...(await asDriver(fake, ada)), input });
  };
  expect(await giveBackAfter(null)).toEqual(notAsked);
  expect(await giveBackAfter({ jobId: 'J2', version: version - 1 })).toEqual(notAsked);
  expect(await giveBackAfter({})).toEqual({ ok: true, value: null });
  expect(await readNews(fake)).toMatchObject({ seenAt: fake.now() });
});

test('waits until the dispatcher passes the job on, and then tells the driver why', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  await giveBack(fake, version);
  expect((await passOn(fake, version)).ok).toBe(true);
  expect(await listWaiting(fake)).toEqual([]);
  expect(await takeBack(fake)).toEqual(ended);
  expect(await readNews(fake)).toMatchObject({
    change: { before: ['J1'], causes: [{ code: 'job-freed', own: true, ids: ['J1'] }] },
    givenBack: { jobId: 'J1', isWaiting: false },
  });
  expect(await readNews(fake, ben)).toMatchObject({ change: { now: ['J1'] }, givenBack: null });
});

test('stays with a driver who kept it after the dispatcher opened the page', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  await giveBack(fake, version);
  const page = await openPassOn(fake, version);
  expect(page.givenBackAt).toBe(fake.now());
  expect((await takeBack(fake)).ok).toBe(true);
  expect(await page.confirm()).toEqual(changed);
  expect(await getVersion(fake)).toBe(version);
  expect((await openPassOn(fake, version)).givenBackAt).toBeNull();
});

test('stays with a driver who keeps it just before it is claimed', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  await giveBack(fake, version);
  const { givenBack } = fake.deps.stores;
  const { claim } = givenBack;
  vi.spyOn(givenBack, 'claim').mockImplementationOnce(async (...args) => {
    expect((await takeBack(fake)).ok).toBe(true);
    return claim(...args);
  });
  expect(await passOn(fake, version)).toEqual(changed);
  expect(await getVersion(fake)).toBe(version);
});

test('cannot be kept while it is being passed on', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  await giveBack(fake, version);
  const { awards } = fake.deps.stores;
  const { publish } = awards;
  vi.spyOn(awards, 'publish').mockImplementationOnce(async (...args) => {
    expect(await takeBack(fake)).toEqual(ended);
    return publish(...args);
  });
  expect((await passOn(fake, version)).ok).toBe(true);
  expect(await readStored(fake)).toMatchObject({ passedOn: version + 1 });
});

test('waits again, and can be kept, if publishing is refused', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  await giveBack(fake, version);
  const refused = { ok: false, error: { code: 'site-changed' } } as const;
  const begin = vi.spyOn(fake.deps.stores.awards, 'begin').mockResolvedValue(refused);
  expect((await passOn(fake, version)).ok).toBe(false);
  begin.mockRestore();
  expect(await readStored(fake)).toMatchObject({ passedOn: null });
  expect(await listWaiting(fake)).toEqual([`${ada} J1`]);
  expect((await takeBack(fake)).ok).toBe(true);
});

test('is passed on by a scheduled function too, if the request ends', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  await giveBack(fake, version);
  const page = await openPassOn(fake, version);
  const { awards } = fake.deps.stores;
  vi.spyOn(awards, 'publish').mockResolvedValueOnce({
    ok: false,
    error: { code: 'award-being-published', done: 0, total: 1 },
  });
  expect((await page.confirm()).ok).toBe(false);
  expect(await takeBack(fake)).toEqual(ended);
  expect(await listWaiting(fake)).toEqual([`${ada} J1`]);
  const access = await fake.asAdmin();
  await resumeAward({ deps: fake.deps, access, periodId, hasTime: () => true });
  expect(await getVersion(fake)).toBe(version + 1);
  expect(await listWaiting(fake)).toEqual([]);
  expect(await readNews(fake)).toMatchObject({ givenBack: { jobId: 'J1', isWaiting: false } });
  const shown = await readPublished(await asAdmin(fake));
  expect(shown?.givenBack).toEqual([{ employeeId: ada, jobId: 'J1' }]);
});

test('waits again after another version than the one that claimed it was published', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  await giveBack(fake, version);
  const { deps, scope } = fake;
  await deps.stores.givenBack.claim(scope, (await readStored(fake))!, version + 1);
  expect(await takeBack(fake)).toEqual(ended);
  expect((await publishAward({ ...(await asAdmin(fake)), basis: '' })).ok).toBe(true);
  expect(await getVersion(fake)).toBe(version + 1);
  expect(await listWaiting(fake)).toEqual([`${ada} J1`]);
  expect((await readPublished(await asAdmin(fake)))?.givenBack).toEqual([]);
  expect((await takeBack(fake)).ok).toBe(true);
});

test('is freed of a driver who is away, whether they give it back or not', async () => {
  const fake = await publishedSite();
  const version = await changeJob(fake, { startTime: '07:30' });
  await giveBack(fake, version);
  const page = await openPassOn(fake, version, wednesday);
  expect((await takeBack(fake)).ok).toBe(true);
  expect((await page.confirm()).ok).toBe(true);
  expect(await takeBack(fake)).toEqual(ended);
  const other = await publishedSite();
  await giveBack(other, await changeJob(other, { startTime: '07:30' }));
  expect((await (await openPassOn(other, version, wednesday)).confirm()).ok).toBe(true);
  expect(await readStored(other)).toMatchObject({ passedOn: version + 1 });
});

test('asks anew when the job changes again, and no longer when the week is over', async () => {
  const fake = await publishedSite();
  await giveBack(fake, await changeJob(fake, { startTime: '07:30' }));
  const version = await changeJob(fake, { startTime: '07:40' });
  expect(await listWaiting(fake)).toEqual([]);
  expect(await readNews(fake)).toMatchObject({
    mayGiveBack: { periodId, jobId: 'J1', isAgain: true },
    givenBack: null,
  });
  expect((await giveBack(fake, version)).ok).toBe(true);
  expect(await listWaiting(fake)).toEqual([`${ada} J1`]);
  fake.clock.moveTo('2026-12-07T12:00:00.000Z');
  expect(await listWaiting(fake)).toEqual([]);
  expect(await readNews(fake)).toMatchObject({ mayGiveBack: null, givenBack: null });
  expect(await giveBack(fake, version)).toEqual(notAsked);
});

test('does not ask again after a small change once the driver kept the job', async () => {
  const fake = await publishedSite();
  await giveBack(fake, await changeJob(fake, { startTime: '07:30' }));
  const version = await changeJob(fake, { startTime: '07:40' });
  const { now: receivedAt, ...driver } = await asDriver(fake, ada);
  const input = { of: 'jobs', version } as const;
  expect((await confirmResult({ ...driver, input, receivedAt })).ok).toBe(true);
  await changeJob(fake, { startTime: '07:50' });
  expect(await readNews(fake)).toMatchObject({ change: { now: ['J1'] }, mayGiveBack: null });
});

test('asks about the working week while the next one is being selected', async () => {
  const fake = await publishedSite();
  const { deps, scope } = fake;
  const { site } = await fake.site();
  expect((await openNextPeriod({ deps, scope, site, now: fake.now() })).ok).toBe(true);
  const version = await changeJob(fake, { startTime: '07:30' });
  expect(await readNews(fake)).toMatchObject({
    mayGiveBack: { periodId, jobId: 'J1', isAgain: false },
  });
  expect((await giveBack(fake, version)).ok).toBe(true);
  expect(await listWaiting(fake)).toEqual([`${ada} J1`]);
  expect(await readNews(fake, cleo)).toMatchObject({ givenBack: null });
});
