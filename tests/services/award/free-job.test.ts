import { expect, test } from 'vitest';
import { freeJob, previewFreedJob } from '~/app/services/award/free-job.server';
import { publishAward, resumeAward } from '~/app/services/award/publish-award.server';
import { readProvisional } from '~/app/services/award/read-assignments.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { changeLeave } from '~/app/services/leave/change-leave.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import type { LeaveSpan } from '~/domain/leave/leave-schema';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { anEntry } from '~/tests/store/builders';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const periodId = '2026-W49';
const [ada, ben, cleo, dan] = ['1000001', '1000002', '1000003', '1000004'] as const;
const wednesday: LeaveSpan = { from: '2026-12-02', to: '2026-12-02', kind: 'other' };

const asAdmin = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });

/** Ada to Dan got J1 to J4, and each of them ranks the jobs in this order. */
const publishedSite = async (settings: Partial<SiteSettings> = {}) => {
  const drivers = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name, at) =>
    aDriver({ employeeId: `100000${at + 1}`, name, seniorityNumber: at + 1 }),
  );
  const jobs = ['J1', 'J2', 'J3', 'J4'].map((jobId) => aJob({ jobId }));
  const fake = await fakeSite(drivers, jobs);
  const { site } = await fake.site();
  const changed = { ...site, settings: { ...site.settings, ...settings } };
  expect((await fake.deps.stores.sites.save(fake.scope, changed, [anEntry()])).ok).toBe(true);
  for (const { employeeId } of drivers)
    expect((await rankJobs(fake.deps, employeeId, ['J1', 'J2', 'J3', 'J4'])).ok).toBe(true);
  await fake.close();
  expect((await publishAward(await asAdmin(fake))).ok).toBe(true);
  return fake;
};

interface Asked {
  readonly version?: number;
  readonly leave?: LeaveSpan | null;
  readonly givenTo?: string | null;
}

const preview = async (
  fake: FakeSite,
  driverId: string,
  { version = 1, leave = null, givenTo = null }: Asked = {},
) =>
  previewFreedJob(
    { ...(await asAdmin(fake)), now: fake.now() },
    { periodId, version, driverId, leave, givenTo },
  );

/** Confirms what the page shows. */
const free = async (fake: FakeSite, driverId: string, asked: Asked = {}) => {
  const shown = await preview(fake, driverId, asked);
  if (!shown.ok) return shown;
  const { version = 1, leave = null, givenTo = null } = asked;
  const { confirmed } = shown.value;
  const input = { periodId, version, driverId, leave, givenTo, confirmed };
  return freeJob({ ...(await asAdmin(fake)), input });
};

const readVersion = async ({ deps, scope }: FakeSite, version: number) =>
  (await readRecord({ deps, scope, periodId, version }))!;
const listJobs = async (fake: FakeSite, version: number) =>
  (await readVersion(fake, version)).output.jobs.map(
    ({ jobId, driverId }) => `${jobId} ${driverId}`,
  );
const listProvisional = async (fake: FakeSite) => {
  const read = await readProvisional({ ...(await asAdmin(fake)), now: fake.now() });
  return read!.rows.flatMap((row) => (row.jobId ? [`${row.jobId} ${row.employeeId}`] : [])).sort();
};
const readPage = async (fake: FakeSite, employeeId: string) => {
  const access = await fake.asDriver(employeeId);
  const loaded = await jobRanking.load({ deps: fake.deps, scope: access.scope, employeeId });
  return readPreferences({ deps: fake.deps, access, loaded, now: fake.now() });
};

test('passes a job down the list in a version that verifies, as it was shown before', async () => {
  const fake = await publishedSite();
  const shown = await preview(fake, ada, { leave: wednesday });
  expect(shown).toMatchObject({
    ok: true,
    value: {
      job: { jobId: 'J1' },
      chain: [
        { jobId: 'J1', freedBy: ada, driverId: ben, movedFrom: 'J2' },
        { jobId: 'J2', freedBy: ben, driverId: cleo, movedFrom: 'J3' },
        { jobId: 'J3', freedBy: cleo, driverId: dan, movedFrom: 'J4' },
        { jobId: 'J4', freedBy: dan, driverId: null, movedFrom: null },
      ],
      left: ['J4'],
      changes: 4,
      onLeave: null,
    },
  });
  expect(await free(fake, ada, { leave: wednesday })).toMatchObject({
    ok: true,
    value: { jobId: 'J1', version: 2 },
  });
  expect(await listJobs(fake, 2)).toEqual([`J1 ${ben}`, `J2 ${cleo}`, `J3 ${dan}`]);
  const record = await readVersion(fake, 2);
  expect(record.output.jobChain).toHaveLength(4);
  expect(verifyAward(record, fake.deps.sha256).ok).toBe(true);
  expect(await fake.deps.stores.leave.get(fake.scope, ada)).toMatchObject({ spans: [wednesday] });
});

test('tells who loses a job and who moves what they had, what they have and why', async () => {
  const fake = await publishedSite();
  await free(fake, ada, { leave: wednesday });
  const changeOf = async (id: string) => (await readPage(fake, id)).news?.change;
  expect(await changeOf(ada)).toMatchObject({
    before: ['J1'],
    causes: [{ code: 'job-freed', own: true, ids: ['J1'] }],
  });
  expect(await changeOf(ben)).toMatchObject({
    before: ['J2'],
    causes: [{ code: 'job-freed', own: false }],
  });
});

test('offers other jobs to who gives one back, and not to who is away on any day of the week', async () => {
  const gives = await publishedSite();
  await free(gives, ada);
  expect(await listJobs(gives, 2)).toEqual([`J1 ${ben}`, `J2 ${ada}`, `J3 ${cleo}`, `J4 ${dan}`]);
  const away = await publishedSite();
  await free(away, ada, { leave: wednesday });
  expect(await listJobs(away, 2)).not.toContain(`J2 ${ada}`);
});

test('ends the chain after the moves that the site allows', async () => {
  const fake = await publishedSite({ chainMoves: 1 });
  expect(await preview(fake, ada, { leave: wednesday })).toMatchObject({
    value: { chain: [{ driverId: ben, movedFrom: 'J2' }], left: ['J2'] },
  });
  await free(fake, ada, { leave: wednesday });
  expect(await listJobs(fake, 2)).toEqual([`J1 ${ben}`, `J3 ${cleo}`, `J4 ${dan}`]);
});

test('keeps in mind what was freed, in later versions of the week and in what is about to be one', async () => {
  const fake = await publishedSite();
  await free(fake, ada, { leave: wednesday });
  await free(fake, ben, { version: 2 });
  // Ben gave J1 back and got J2 again, so Cleo and Dan moved down no further.
  expect(await listJobs(fake, 3)).toEqual(['J1 1000003', 'J2 1000002', 'J3 1000004']);
  // Dan gets J4 in a whole award only if nobody else wants more: everybody is awarded by their list again.
  expect(await listProvisional(fake)).toEqual(await listJobs(fake, 3));
  expect((await publishAward({ ...(await asAdmin(fake)), basis: '' })).ok).toBe(true);
  expect(await listJobs(fake, 4)).toEqual(await listJobs(fake, 3));
});

test('passes on what was taken back and what deleted drivers held, before the chosen job', async () => {
  const fake = await fakeSite(
    ['Ada', 'Ben', 'Cleo', 'Dan'].map((name, at) =>
      aDriver({ employeeId: `100000${at + 1}`, name, seniorityNumber: at + 1 }),
    ),
    ['J1', 'J2', 'J3', 'J4'].map((jobId) => aJob({ jobId })),
  );
  for (const id of [ada, ben, cleo]) await rankJobs(fake.deps, id, ['J4', 'J1', 'J2', 'J3']);
  await fake.close();
  const admin = await asAdmin(fake);
  await assignManually({
    ...admin,
    input: { driverId: dan, jobId: 'J4', note: '', confirmed: true },
  });
  expect((await publishAward(admin)).ok).toBe(true);
  const { version, items } = await fake.deps.stores.drivers.list(fake.scope);
  const change = { expectedVersion: version, puts: [], deletes: [dan], entry: anEntry() };
  expect(items.length).toBe(4);
  expect((await fake.deps.stores.drivers.commit(fake.scope, change)).ok).toBe(true);
  expect(await preview(fake, cleo)).toMatchObject({
    value: { others: [{ jobId: 'J4', driverId: dan }], job: { jobId: 'J3' } },
  });
  await free(fake, cleo);
  expect((await readVersion(fake, 2)).input.freedJobs!.freed).toEqual([
    { driverId: dan, jobId: 'J4' },
    { driverId: cleo, jobId: 'J3' },
  ]);
  expect(await listJobs(fake, 2)).toEqual([`J1 ${ben}`, `J2 ${cleo}`, `J4 ${ada}`]);
});

test('takes leave, eligibility and deletions of today, and lists as they were published', async () => {
  const fake = await publishedSite();
  const admin = await asAdmin(fake);
  const week = { from: '2026-11-30', to: '2026-12-06', kind: 'leave' } as const;
  const change = { before: null, after: week };
  await changeLeave({ ...admin, employeeId: ben, change, now: fake.now() });
  await free(fake, ada, { leave: wednesday });
  // Ben keeps his job, although he is away, until somebody frees it.
  expect(await listJobs(fake, 2)).toEqual([`J1 ${cleo}`, `J2 ${ben}`, `J3 ${dan}`]);
});

test('publishes nothing that was not shown, and frees only what a driver holds in a week that is not over', async () => {
  const fake = await publishedSite();
  const admin = await asAdmin(fake);
  const asked = { periodId, version: 1, driverId: ada, leave: wednesday, givenTo: null };
  const input = { ...asked, confirmed: 'other' };
  expect(await freeJob({ ...admin, input })).toEqual({
    ok: false,
    error: { code: 'chain-changed' },
  });
  expect(await fake.deps.stores.leave.get(fake.scope, ada)).toBeNull();
  expect(await preview(fake, '9999999')).toMatchObject({ error: { code: 'job-not-held' } });
  expect(await preview(fake, ada, { version: 2 })).toMatchObject({
    error: { code: 'published-week-changed' },
  });
  const tooLong = { ...wednesday, to: '2026-12-01' };
  expect(await preview(fake, ada, { leave: tooLong })).toMatchObject({
    error: { code: 'leave-ends-before-start' },
  });
});

test('passes a job of the week before on while the next one is being selected', async () => {
  const fake = await publishedSite();
  const { deps, scope } = fake;
  const { site } = await fake.site();
  expect((await openNextPeriod({ deps, scope, site, now: fake.now() })).ok).toBe(true);
  await free(fake, ada, { leave: wednesday });
  expect(await listJobs(fake, 2)).toEqual([`J1 ${ben}`, `J2 ${cleo}`, `J3 ${dan}`]);
});

test('shows the job as the version has it, and enters no other leave for who is on leave already', async () => {
  const fake = await publishedSite();
  const { version, items } = await fake.deps.stores.jobs.list(fake.scope);
  const puts = items.map((job) => ({ ...job, startTime: '21:45' }));
  const change = { expectedVersion: version, puts, deletes: [], entry: anEntry() };
  expect((await fake.deps.stores.jobs.commit(fake.scope, change)).ok).toBe(true);
  const admin = await asAdmin(fake);
  const known = { before: null, after: wednesday };
  await changeLeave({ ...admin, employeeId: ada, change: known, now: fake.now() });
  const leave = { ...wednesday, from: '2026-12-01', to: '2026-12-04' };
  expect(await preview(fake, ada, { leave })).toMatchObject({
    value: { job: { startTime: items[0]!.startTime }, onLeave: { from: wednesday.from } },
  });
  await free(fake, ada, { leave });
  expect(await fake.deps.stores.leave.get(fake.scope, ada)).toMatchObject({ spans: [wednesday] });
  const facts = (await readVersion(fake, 2)).input.jobs.map(({ startTime }) => startTime);
  expect(facts).not.toContain('21:45');
});

test('is finished by a scheduled function as it was confirmed, if its request ends', async () => {
  const fake = await publishedSite();
  const { deps, scope } = fake;
  const plan = { freed: [{ driverId: ada, jobId: 'J1' }], drivers: [], chainMoves: 1 };
  const begun = { periodId, version: 2, begunAt: fake.now(), site: null };
  await deps.stores.awards.begin(scope, { ...begun, only: 'freed-jobs', chain: plan });
  const access = await fake.asAdmin();
  await resumeAward({ deps, access, periodId, hasTime: () => true });
  expect(await listJobs(fake, 2)).toEqual([`J1 ${ben}`, `J3 ${cleo}`, `J4 ${dan}`]);
  expect((await fake.site()).site.window.hasPassedOn).toBe(true);
});

test('gives the job to a chosen driver, frees what they held, and keeps that in later versions', async () => {
  const fake = await publishedSite();
  expect(await preview(fake, ada, { leave: wednesday, givenTo: cleo })).toMatchObject({
    ok: true,
    value: {
      given: { driver: { employeeId: cleo }, because: [] },
      chain: [{ jobId: 'J3', freedBy: null, driverId: dan, movedFrom: 'J4' }, { jobId: 'J4' }],
    },
  });
  expect((await free(fake, ada, { leave: wednesday, givenTo: cleo })).ok).toBe(true);
  expect(await listJobs(fake, 2)).toEqual([`J1 ${cleo}`, `J2 ${ben}`, `J3 ${dan}`]);
  const record = await readVersion(fake, 2);
  expect(verifyAward(record, fake.deps.sha256).ok).toBe(true);
  const changeOf = async (id: string) => (await readPage(fake, id)).news?.change?.causes;
  expect(await changeOf(cleo)).toEqual([{ code: 'assigned-manually', own: true, ids: ['J1'] }]);
  expect(await changeOf(ada)).toEqual([{ code: 'job-freed', own: true, ids: ['J1'] }]);
  expect(await changeOf(dan)).toEqual([{ code: 'job-freed', own: false }]);
  expect(await listProvisional(fake)).toContain(`J1 ${cleo}`);
});

test.each([ada, '9999999'])('gives no job to %s, who freed it or is unknown', async (givenTo) => {
  const fake = await publishedSite();
  const error = { code: 'cannot-be-given', driverId: givenTo };
  expect(await preview(fake, ada, { givenTo })).toEqual({ ok: false, error });
});
