import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import { changePublishedJobs } from '~/app/services/award/change-published-jobs.server';
import {
  publishAward,
  publishJobChanges,
  resumeAward,
} from '~/app/services/award/publish-award.server';
import { readChangedJobs } from '~/app/services/award/read-changed-jobs.server';
import { readFacts } from '~/app/services/award/read-facts.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { confirmResult } from '~/app/services/results/confirm-result.server';
import { readUnseen } from '~/app/services/results/read-unseen.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import type { Job } from '~/domain/jobs/job';
import type { Mail } from '~/domain/mail/mail';
import { anEntry } from '~/tests/store/builders';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { createTestMailer } from '~/tests/support/test-mailer';

const periodId = '2026-W49';
const [first, second, third] = ['1000001', '1000002', '1000003'] as const;

const asAdmin = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });

/** Drivers 1 to 3 got J1 to J3. */
const publishedSite = async () => {
  const drivers = [1, 2, 3].map((rank) =>
    aDriver({ employeeId: `100000${rank}`, name: `Dora Driver${rank}`, seniorityNumber: rank }),
  );
  const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId, startTime: '05:30' }));
  const fake = await fakeSite(drivers, jobs);
  for (const [at, employeeId] of [first, second, third].entries())
    expect((await rankJobs(fake.deps, employeeId, [`J${at + 1}`])).ok).toBe(true);
  await fake.close();
  expect((await publishAward(await asAdmin(fake))).ok).toBe(true);
  return fake;
};

/** Moves J1 to 9:15 AM, unless `facts` says otherwise, and deletes J2. */
const changeJobs = async (
  { deps, scope }: FakeSite,
  {
    puts = ['J1'],
    deletes = ['J2'],
    facts = { startTime: '09:15' },
  }: { puts?: string[]; deletes?: string[]; facts?: Partial<Job> } = {},
) => {
  const { version, items } = await deps.stores.jobs.list(scope);
  const changed = items
    .filter(({ jobId }) => puts.includes(jobId))
    .map((job) => ({ ...job, ...facts }));
  const change = { expectedVersion: version, puts: changed, deletes, entry: anEntry() };
  expect((await deps.stores.jobs.commit(scope, change)).ok).toBe(true);
};
/** The jobs as the list has them now. */
const listChanges = async ({ deps, scope }: FakeSite, ids: readonly string[]) => {
  const { items } = await deps.stores.jobs.list(scope);
  return ids.map((id) => ({ jobId: id, now: items.find(({ jobId }) => jobId === id) ?? null }));
};
const publishChanges = async (fake: FakeSite, jobIds: readonly string[]) =>
  publishJobChanges(await asAdmin(fake), periodId, await listChanges(fake, jobIds));
const readAll = async (fake: FakeSite) =>
  readChangedJobs({ ...(await asAdmin(fake)), now: fake.now() });
const readChanged = async (fake: FakeSite) => (await readAll(fake)).weeks;
const read = ({ deps, scope }: FakeSite, version: number) =>
  readRecord({ deps, scope, periodId, version });

const readPage = async (fake: FakeSite, employeeId: string) => {
  const access = await fake.asDriver(employeeId);
  const loaded = await jobRanking.load({ deps: fake.deps, scope: access.scope, employeeId });
  return readPreferences({ deps: fake.deps, access, loaded, now: fake.now() });
};
const confirm = async (fake: FakeSite, employeeId: string, version: number) =>
  confirmResult({
    deps: fake.deps,
    access: await fake.asDriver(employeeId),
    input: { of: 'jobs', version },
    receivedAt: fake.now(),
  });

/** Sends what waits. `sent`: what is sent after that. */
const openPostOffice = async ({ deps }: FakeSite) => {
  const sent: Mail[] = [];
  const mailer = createTestMailer(async ({ mail }) => void sent.push(mail));
  const send = () => sendDueMails({ deps, mailer, shards, hasTime: () => true });
  await send();
  sent.length = 0;
  return { sent, send };
};

test('names the held jobs that a published week has otherwise than the list', async () => {
  const fake = await publishedSite();
  expect(await readChanged(fake)).toEqual([]);
  await changeJobs(fake);
  expect(await readChanged(fake)).toMatchObject([
    {
      ...{ periodId, version: 1 },
      jobs: [
        {
          published: { jobId: 'J1', startTime: '05:30' },
          now: { startTime: '09:15' },
          holders: [{ employeeId: first, name: 'Dora Driver1' }],
        },
        { published: { jobId: 'J2' }, now: null, holders: [{ employeeId: second }] },
      ],
    },
  ]);
});

test('changes the chosen jobs in a new version, and nobody else’s result', async () => {
  const fake = await publishedSite();
  await changeJobs(fake);
  // What is stored for the next whole version stays out of it.
  const input = { driverId: third, jobId: 'J1', note: '', confirmed: true };
  expect((await assignManually({ ...(await asAdmin(fake)), input })).ok).toBe(true);
  expect((await publishChanges(fake, ['J1'])).ok).toBe(true);
  const [before, after] = [await read(fake, 1), await read(fake, 2)];
  expect(after!.output.jobs).toEqual(before!.output.jobs);
  expect(after!.input).toEqual({
    ...before!.input,
    jobs: [{ ...before!.input.jobs[0]!, startTime: '09:15' }, ...before!.input.jobs.slice(1)],
    freedJobs: { held: before!.output.jobs, freed: [] },
  });
  expect(verifyAward(after, fake.deps.sha256).ok).toBe(true);
  expect(await readChanged(fake)).toMatchObject([{ jobs: [{ published: { jobId: 'J2' } }] }]);
});

test('changes nothing that was not chosen or has not changed, and only the version that was seen', async () => {
  const fake = await publishedSite();
  await changeJobs(fake);
  const { basis } = await readAll(fake);
  const change = async (jobs: readonly string[], version = 1) =>
    changePublishedJobs({ ...(await asAdmin(fake)), input: { periodId, version, jobs, basis } });
  expect(await change([])).toMatchObject({ error: { code: 'no-job-chosen' } });
  const many = Array.from({ length: 401 }, (_, at) => `J${at}`);
  expect(await change(many)).toMatchObject({ error: { code: 'too-many-jobs-chosen', limit: 400 } });
  expect(await change(['J3'])).toMatchObject({ error: { code: 'jobs-as-published' } });
  expect(await change(['J1'], 2)).toMatchObject({ error: { code: 'published-week-changed' } });
  expect(await change(['J1', 'J3'])).toMatchObject({ value: { version: 2, drivers: 1 } });
  expect((await read(fake, 2))!.input.jobs).toMatchObject([
    { jobId: 'J1', startTime: '09:15' },
    { jobId: 'J2' },
    { jobId: 'J3' },
  ]);
});

test('publishes nothing if the list of jobs is no longer what the page showed', async () => {
  const fake = await publishedSite();
  await changeJobs(fake, { deletes: [] });
  const { basis } = await readAll(fake);
  await changeJobs(fake, { puts: [], deletes: ['J1'] });
  const input = { periodId, version: 1, jobs: ['J1'], basis };
  expect(await changePublishedJobs({ ...(await asAdmin(fake)), input })).toMatchObject({
    error: { code: 'list-outdated' },
  });
  expect(await read(fake, 2)).toBeNull();
});

test('a driver who confirmed nothing is told of a change before the last version too', async () => {
  const fake = await publishedSite();
  await changeJobs(fake);
  await publishChanges(fake, ['J1']);
  await publishChanges(fake, ['J2']);
  expect((await readPage(fake, first)).news?.change).toMatchObject({
    causes: [{ code: 'job-changed', own: true, ids: ['J1'] }],
    offers: { before: { jobs: [{ startTime: '05:30' }] }, now: { jobs: [{ startTime: '09:15' }] } },
  });
});

test('a deleted job leaves its holder without one, who is told why', async () => {
  const fake = await publishedSite();
  await confirm(fake, second, 1);
  await changeJobs(fake);
  expect((await publishChanges(fake, ['J2'])).ok).toBe(true);
  expect((await read(fake, 2))!.output.jobs.map(({ driverId }) => driverId)).toEqual([
    first,
    third,
  ]);
  expect((await readPage(fake, second)).news).toMatchObject({
    seenAt: null,
    change: { before: ['J2'], now: [], causes: [{ code: 'offer-deleted', ids: ['J2'] }] },
  });
});

test('tells the holder before, now and why until they confirm, and nobody else', async () => {
  const fake = await publishedSite();
  await leaveAddresses(fake.deps, fake.scope, [first, second]);
  for (const driver of [first, second]) await confirm(fake, driver, 1);
  const { sent, send } = await openPostOffice(fake);
  await changeJobs(fake);
  await publishChanges(fake, ['J1']);
  const { news, awardedJob } = await readPage(fake, first);
  expect(awardedJob).toMatchObject({ startTime: '09:15' });
  expect(news).toMatchObject({
    seenAt: null,
    change: {
      ...{ before: ['J1'], now: ['J1'] },
      causes: [{ code: 'job-changed', own: true, ids: ['J1'] }],
      offers: {
        before: { jobs: [{ startTime: '05:30' }] },
        now: { jobs: [{ startTime: '09:15' }] },
      },
    },
  });
  expect((await readPage(fake, second)).news?.seenAt).not.toBeNull();
  const unseen = await readUnseen({ ...(await asAdmin(fake)), of: 'jobs' });
  expect(unseen?.unseen.map(({ employeeId }) => employeeId)).toEqual([first, third]);
  await send();
  expect(sent).toMatchObject([{ to: getMailAddress(first), news: { startTime: '09:15' } }]);
  expect((await confirm(fake, first, 2)).ok).toBe(true);
  expect((await readPage(fake, first)).news).toMatchObject({ change: null });
});

test('tells the holder of another place by message too', async () => {
  const fake = await publishedSite();
  await leaveAddresses(fake.deps, fake.scope, [first, second]);
  const { sent, send } = await openPostOffice(fake);
  await changeJobs(fake, { facts: { location: 'North Yard' }, deletes: [] });
  await publishChanges(fake, ['J1']);
  await send();
  expect(sent).toMatchObject([{ to: getMailAddress(first), news: { location: 'North Yard' } }]);
});

test('a whole version that changes a job tells its holder too', async () => {
  const fake = await publishedSite();
  await confirm(fake, first, 1);
  await changeJobs(fake);
  expect((await publishAward(await asAdmin(fake))).ok).toBe(true);
  expect((await readPage(fake, first)).news?.change).toMatchObject({
    offers: { before: { jobs: [{ startTime: '05:30' }] }, now: { jobs: [{ startTime: '09:15' }] } },
  });
});

test('a job that was away for a version is to be confirmed again', async () => {
  const fake = await publishedSite();
  await confirm(fake, first, 1);
  const changeFirst = async (how: { puts: Job[]; deletes: string[] }) => {
    const { version: expectedVersion } = await fake.deps.stores.jobs.list(fake.scope);
    const change = { expectedVersion, entry: anEntry(), ...how };
    expect((await fake.deps.stores.jobs.commit(fake.scope, change)).ok).toBe(true);
    expect((await publishAward(await asAdmin(fake))).ok).toBe(true);
  };
  await changeFirst({ puts: [], deletes: ['J1'] });
  await changeFirst({ puts: [aJob({ jobId: 'J1', startTime: '20:00' })], deletes: [] });
  expect((await readPage(fake, first)).news).toMatchObject({
    seenAt: null,
    change: {
      ...{ before: ['J1'], now: ['J1'] },
      offers: {
        before: { jobs: [{ startTime: '05:30' }] },
        now: { jobs: [{ startTime: '20:00' }] },
      },
    },
  });
});

test('a job that is changed back leaves nothing to confirm for who confirmed it as it is', async () => {
  const fake = await publishedSite();
  const change = async (startTime: string) => {
    await changeJobs(fake, { deletes: [], facts: { startTime } });
    expect((await publishChanges(fake, ['J1'])).ok).toBe(true);
  };
  const readAgain = async () => {
    const unseen = await readUnseen({ ...(await asAdmin(fake)), of: 'jobs' });
    return {
      news: (await readPage(fake, first)).news,
      isUnseen: unseen!.unseen.some(({ employeeId }) => employeeId === first),
    };
  };
  await confirm(fake, first, 1);
  await change('09:15');
  expect(await readAgain()).toMatchObject({ news: { seenAt: null }, isUnseen: true });
  await change('05:30');
  const seenAt = fake.now();
  expect(await readAgain()).toMatchObject({ news: { seenAt, change: null }, isUnseen: false });
  await change('09:15');
  await confirm(fake, first, 4);
  await change('05:30');
  expect(await readAgain()).toMatchObject({
    news: { seenAt: null, change: { offers: { before: { jobs: [{ startTime: '09:15' }] } } } },
    isUnseen: true,
  });
});

test('what a version changed stays to be confirmed when a later one changes nothing', async () => {
  const fake = await publishedSite();
  await confirm(fake, first, 1);
  await changeJobs(fake);
  await publishChanges(fake, ['J1']);
  await publishChanges(fake, ['J2']);
  expect(
    await readFacts({ ...fake, ...(await fake.site()) }, { periodId, version: 3 }),
  ).toMatchObject({
    changedIn: [{ id: 'J1', version: 2 }],
  });
  expect((await readPage(fake, first)).news?.change).toMatchObject({
    causes: [{ code: 'job-changed', own: true, ids: ['J1'] }],
    offers: { before: { jobs: [{ startTime: '05:30' }] } },
  });
});

test('changes the coming week and the week at work, until it is over', async () => {
  const fake = await publishedSite();
  const { deps, scope } = fake;
  const { site } = await fake.site();
  expect((await openNextPeriod({ deps, scope, site, now: fake.now() })).ok).toBe(true);
  await changeJobs(fake);
  expect((await publishChanges(fake, ['J1'])).ok).toBe(true);
  expect((await fake.site()).site.window).toMatchObject({ lastAward: { periodId, version: 2 } });
  expect((await readPage(fake, first)).atWork).toMatchObject([{ job: { startTime: '09:15' } }]);
  fake.clock.moveTo('2026-12-04T12:00:00.000Z');
  expect((await publishChanges(fake, ['J2'])).ok).toBe(true);
  fake.clock.moveTo('2026-12-07T12:00:00.000Z');
  expect(await publishChanges(fake, ['J1'])).toMatchObject({
    error: { code: 'not-published-yet' },
  });
  expect(await readChanged(fake)).toEqual([]);
});

test('a week that is over does not change, although no other selection was opened', async () => {
  const fake = await publishedSite();
  await changeJobs(fake);
  fake.clock.moveTo('2026-12-07T12:00:00.000Z');
  expect(await readChanged(fake)).toEqual([]);
  expect(await publishChanges(fake, ['J1'])).toMatchObject({
    error: { code: 'not-published-yet' },
  });
});

test('says whether this change or another one of the week is being published', async () => {
  const fake = await publishedSite();
  await changeJobs(fake);
  const { basis } = await readAll(fake);
  const { awards } = fake.deps.stores;
  const begun = { periodId, version: 2, begunAt: fake.now(), site: null };
  const part = { ...begun, only: 'job-changes', jobs: await listChanges(fake, ['J2']) } as const;
  await awards.begin(fake.scope, part);
  const publish: typeof awards.publish = async () => ({
    ok: false,
    error: { code: 'award-being-published', done: 1, total: 2 },
  });
  const stores = { ...fake.deps.stores, awards: { ...awards, publish } };
  const change = async (jobs: readonly string[]) => {
    const { access } = await asAdmin(fake);
    const input = { periodId, version: 1, jobs, basis };
    return changePublishedJobs({ deps: { ...fake.deps, stores }, access, input });
  };
  expect(await change(['J1'])).toMatchObject({
    error: { code: 'week-being-published', isOther: true },
  });
  expect(await change(['J2'])).toMatchObject({
    error: { code: 'week-being-published', isOther: false },
  });
});

test('a scheduled function finishes it as it was begun', async () => {
  const fake = await publishedSite();
  await changeJobs(fake);
  const begun = { periodId, version: 2, begunAt: fake.now(), site: null };
  const { awards } = fake.deps.stores;
  await awards.begin(fake.scope, {
    ...begun,
    only: 'job-changes',
    jobs: await listChanges(fake, ['J2']),
  });
  expect(await publishChanges(fake, ['J1'])).toMatchObject({ error: { code: 'award-changed' } });
  expect((await read(fake, 2))!.input.jobs.map(({ jobId }) => jobId)).toEqual(['J1', 'J3']);
  const jobs = await listChanges(fake, ['J1']);
  await awards.begin(fake.scope, { ...begun, version: 3, only: 'job-changes', jobs });
  // What has changed since is nothing that anybody confirmed.
  await changeJobs(fake, { puts: [], deletes: ['J1'] });
  await resumeAward({ ...(await asAdmin(fake)), periodId, hasTime: () => true });
  expect((await read(fake, 3))!.input.jobs[0]).toMatchObject({ startTime: '09:15' });
});

test('tells who gets another job by the next whole version that the deleted job is the cause', async () => {
  const fake = await publishedSite();
  await changeJobs(fake, { puts: [] });
  expect((await publishChanges(fake, ['J2'])).ok).toBe(true);
  const input = { driverId: second, jobId: 'J3', note: '', confirmed: true };
  expect((await assignManually({ ...(await asAdmin(fake)), input })).ok).toBe(true);
  expect((await publishAward({ ...(await asAdmin(fake)), basis: '' })).ok).toBe(true);
  const { news } = await readPage(fake, third);
  expect(news?.change?.causes).toEqual([
    { code: 'assigned-manually', own: false },
    { code: 'offer-deleted', ids: ['J2'] },
  ]);
});
