import { expect, test } from 'vitest';
import {
  assignManually,
  removeManualAssignment,
} from '~/app/services/award/assign-manually.server';
import { freeJob, previewFreedJob } from '~/app/services/award/free-job.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { changeLeave } from '~/app/services/leave/change-leave.server';
import { changeUntil, offerJobs } from '~/app/services/left-over-jobs/offer-jobs.server';
import {
  passOnLeftOver,
  previewLeftOver,
} from '~/app/services/left-over-jobs/pass-on-left-over.server';
import { readLeftOverPage } from '~/app/services/left-over-jobs/read-left-over-page.server';
import { readOwnLeftOver } from '~/app/services/left-over-jobs/read-own-left-over.server';
import { takeLeftOver } from '~/app/services/left-over-jobs/take-left-over.server';
import { toConfirmation } from '~/domain/award/figures/confirmation';
import { verifyAward } from '~/domain/award/record/verify-award';
import { maxTakenJobs } from '~/domain/left-over-jobs/left-over-rules';
import { drainMs } from '~/domain/selection/selection-window';
import { findLeftOverOffer } from '~/domain/site/left-over-offer';
import { deadlineOn } from '~/domain/time/deadline';
import { toInstant } from '~/domain/time/instant';
import { anEntry } from '~/tests/store/builders';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const [ada, ben, cleo, dan] = ['1000001', '1000002', '1000003', '1000004'] as const;
const periodId = '2026-W49';
const until = '2026-11-27T12:00';

const asAdmin = async (fake: FakeSite) => ({
  deps: fake.deps,
  access: await fake.asAdmin(),
  now: fake.now(),
});

/** Ada has J1, Ben J2, Cleo J3, Dan nothing; J5 is left over, and J6, by default at the airport. */
const publishedSite = async (isAirport = true) => {
  const fake = await fakeSite(
    ['Ada', 'Ben', 'Cleo', 'Dan'].map((name, at) =>
      aDriver({ employeeId: `100000${at + 1}`, name, seniorityNumber: at + 1 }),
    ),
    [...['J1', 'J2', 'J3', 'J5'].map((jobId) => aJob({ jobId })), aJob({ jobId: 'J6', isAirport })],
  );
  for (const [id, ranked] of [
    [ada, ['J1']],
    [ben, ['J1', 'J2']],
    [cleo, ['J2', 'J3']],
  ] as const)
    await rankJobs(fake.deps, id, ranked);
  await fake.close();
  const admin = await asAdmin(fake);
  const { site } = admin.access;
  const settings = { ...site.settings, disableAutoAssignments: true };
  const saved = await fake.deps.stores.sites.save(fake.scope, { ...site, settings }, []);
  expect(saved.ok).toBe(true);
  expect((await publishAward(await asAdmin(fake))).ok).toBe(true);
  return fake;
};

const offer = async (fake: FakeSite, jobIds = ['J5', 'J6'], discards: string | null = null) =>
  offerJobs({
    ...(await asAdmin(fake)),
    input: { periodId, jobIds, wallTime: until, discards },
  });

const getOffer = async (fake: FakeSite) => (await fake.site()).site.leftOver!;
const answer = async (fake: FakeSite, employeeId: string, jobId: string, isTaken = true) =>
  takeLeftOver({
    deps: fake.deps,
    access: await fake.asDriver(employeeId),
    input: { offerId: (await getOffer(fake)).id, jobId, isTaken },
    receivedAt: fake.now(),
  });
const readOwn = async (fake: FakeSite, employeeId: string) =>
  readOwnLeftOver({
    deps: fake.deps,
    access: await fake.asDriver(employeeId),
    now: fake.now(),
  });
const listOffered = async (fake: FakeSite, employeeId: string) =>
  (await readOwn(fake, employeeId))?.jobs.map(({ job, taken }) => [job.jobId, taken]);
const readPage = async (fake: FakeSite) =>
  readLeftOverPage({ ...(await asAdmin(fake)), week: null });
const endOffer = async (fake: FakeSite) => {
  const { until: end } = await getOffer(fake);
  fake.clock.moveTo(toInstant(Date.parse(end.instant) + drainMs));
};
const publish = async (fake: FakeSite, confirmed?: string) =>
  passOnLeftOver({
    ...(await asAdmin(fake)),
    input: {
      offerId: (await getOffer(fake)).id,
      confirmed: confirmed ?? (await readPage(fake))?.offer?.preview?.confirmed ?? '',
    },
  });
const listJobs = async (fake: FakeSite, version: number) => {
  const record = await readRecord({ ...fake, periodId, version });
  return record!.output.jobs.map(({ jobId, driverId }) => `${jobId} ${driverId}`);
};

test('passes jobs that nobody has to who takes them, by seniority, in a version that verifies', async () => {
  const fake = await publishedSite();
  expect(await readPage(fake)).toMatchObject({
    periodId,
    jobs: [{ jobId: 'J5' }, { jobId: 'J6' }],
    offer: null,
  });
  expect(await readOwn(fake, dan)).toBeNull();
  expect((await offer(fake)).ok).toBe(true);
  expect(await listOffered(fake, dan)).toEqual([['J5', null]]);
  expect(await readOwn(fake, ben)).toMatchObject({ heldId: 'J2', isRunning: true });
  expect((await answer(fake, dan, 'J5')).ok).toBe(true);
  expect((await answer(fake, ben, 'J5')).ok).toBe(true);
  expect((await readPage(fake))?.offer).toMatchObject({
    isRunning: true,
    answers: [
      { driver: { employeeId: ben }, jobIds: ['J5'] },
      { driver: { employeeId: dan }, jobIds: ['J5'] },
    ],
    preview: null,
  });
  await endOffer(fake);
  // Ben takes J5 and leaves J2, which Cleo ranked higher than J3. Dan ranked neither.
  expect((await readPage(fake))?.offer?.preview).toMatchObject({
    chain: [
      { jobId: 'J5', freedBy: null, driverId: ben, movedFrom: 'J2' },
      { jobId: 'J2', freedBy: ben, driverId: cleo, movedFrom: 'J3' },
      { jobId: 'J3', freedBy: cleo, driverId: null },
    ],
    changes: 2,
    left: ['J6'],
  });
  expect(await publish(fake)).toEqual({ ok: true, value: { periodId, version: 2 } });
  expect(await listJobs(fake, 2)).toEqual([`J1 ${ada}`, `J2 ${cleo}`, `J5 ${ben}`]);
  const record = await readRecord({ ...fake, periodId, version: 2 });
  expect(verifyAward(record!, fake.deps.sha256).ok).toBe(true);
  const changeOf = async (id: string) =>
    (await fake.deps.stores.awards.outcome(fake.scope, periodId, 2, id))?.outcome?.change;
  expect(await changeOf(ben)).toEqual({
    before: ['J2'],
    causes: [{ code: 'job-taken', own: true, ids: ['J5'] }],
  });
  expect((await changeOf(cleo))?.causes).toEqual([{ code: 'job-freed', own: false }]);
  // Later whole versions keep in mind what was taken.
  expect((await publishAward({ ...(await asAdmin(fake)), basis: '' })).ok).toBe(true);
  expect(await listJobs(fake, 3)).toEqual(await listJobs(fake, 2));
});

test('answers count strictly before the time, also one that was given again', async () => {
  const fake = await publishedSite();
  const { timeZone } = (await fake.site()).site;
  await offer(fake);
  const { instant } = deadlineOn(until, timeZone);
  fake.clock.moveTo(toInstant(Date.parse(instant) - 1));
  expect((await answer(fake, dan, 'J5')).ok).toBe(true);
  fake.clock.moveTo(instant);
  const closed = { ok: false, error: { code: 'left-over-closed' } };
  expect(await answer(fake, ben, 'J5')).toEqual(closed);
  expect(await answer(fake, dan, 'J5', false)).toEqual(closed);
  expect(await listOffered(fake, dan)).toEqual([['J5', 1]]);
  expect(await listOffered(fake, ben)).toBeUndefined();
  expect(await publish(fake)).toMatchObject({ error: { code: 'answers-still-arriving' } });
  await endOffer(fake);
  expect((await publish(fake)).ok).toBe(true);
  expect(await listJobs(fake, 2)).toContain(`J5 ${dan}`);
  expect(await listOffered(fake, dan)).toBeUndefined();
});

test('an answer is taken back, and nobody takes what they may not hold or what is not offered', async () => {
  const fake = await publishedSite();
  await offer(fake, ['J5']);
  await answer(fake, dan, 'J5');
  // Twice, as a page does that is sent again.
  for (const _ of [1, 2]) expect((await answer(fake, dan, 'J5', false)).ok).toBe(true);
  expect(await fake.deps.stores.leftOver.get(fake.scope, periodId, dan)).toMatchObject({
    version: 2,
  });
  expect(await listOffered(fake, dan)).toEqual([['J5', null]]);
  for (const jobId of ['J6', 'J1', 'J9'])
    expect(await answer(fake, dan, jobId)).toMatchObject({
      error: { code: 'left-over-not-yours', jobId },
    });
  const days = { from: '2026-11-30', to: '2026-12-06', kind: 'leave' } as const;
  const change = { before: null, after: days };
  await changeLeave({ ...(await asAdmin(fake)), employeeId: dan, change });
  expect(await answer(fake, dan, 'J5')).toMatchObject({ ok: false });
  expect(await readOwn(fake, dan)).toBeNull();
  await endOffer(fake);
  expect((await readPage(fake))?.offer).toMatchObject({ answers: [], preview: null });
});

test('the time is changed or ended, one offer runs at a time, and a later one begins without answers', async () => {
  const fake = await publishedSite();
  await offer(fake, ['J5']);
  await answer(fake, dan, 'J5');
  expect(await offer(fake)).toMatchObject({ error: { code: 'left-over-runs' } });
  const { id: offerId } = await getOffer(fake);
  const move = async (wallTime: string | null, id = offerId) =>
    changeUntil({ ...(await asAdmin(fake)), input: { offerId: id, wallTime } });
  expect(await move('2026-11-01T12:00')).toMatchObject({ error: { code: 'left-over-until' } });
  expect(await move(until, 'other')).toMatchObject({ error: { code: 'left-over-closed' } });
  expect((await move('2026-11-28T09:00')).ok).toBe(true);
  expect((await getOffer(fake)).until.wallTime).toBe('2026-11-28T09:00');
  expect(await publish(fake)).toMatchObject({ error: { code: 'left-over-runs' } });
  expect((await move(null)).ok).toBe(true);
  // An answer that was on its way still counts.
  expect((await answer(fake, ben, 'J5')).ok).toBe(true);
  fake.clock.moveTo((await getOffer(fake)).until.instant);
  expect(await offer(fake)).toMatchObject({ error: { code: 'answers-still-arriving' } });
  await endOffer(fake);
  expect((await readPage(fake))?.offer).toMatchObject({
    isRunning: false,
    preview: { chain: [{ driverId: ben }, { driverId: cleo }, { driverId: null }] },
  });
  const waits = { code: 'left-over-waits', offerId, periodId, takers: 2 };
  for (const discards of [null, 'other'])
    expect(await offer(fake, ['J5'], discards)).toEqual({ ok: false, error: waits });
  expect((await offer(fake, ['J5', 'J6'], offerId)).ok).toBe(true);
  expect((await readPage(fake))?.offer?.answers).toEqual([]);
});

test('publishes nothing that was not shown, and offers nothing that has a driver', async () => {
  const fake = await publishedSite();
  expect(await offer(fake, ['J1'])).toMatchObject({ error: { code: 'left-over-count' } });
  expect(await offer(fake, [])).toMatchObject({ error: { code: 'left-over-count' } });
  await offer(fake);
  await answer(fake, dan, 'J5');
  await endOffer(fake);
  expect(await publish(fake, 'other')).toEqual({ ok: false, error: { code: 'chain-changed' } });
  expect((await fake.site()).site.window.awardVersion).toBe(1);
});

const giveManually = async (fake: FakeSite, driverId: string, jobId: string) => {
  const input = { driverId, jobId, note: '' };
  const assign = async (confirmed: string) =>
    assignManually({ ...(await asAdmin(fake)), input: { ...input, confirmed } });
  const asked = await assign('');
  const isAsked = !asked.ok && asked.error.code === 'manual-needs-confirmation';
  const given = isAsked ? await assign(toConfirmation(asked.error.because)) : asked;
  expect(given.ok).toBe(true);
};
const free = async (fake: FakeSite, driverId: string, version: number) => {
  const asked = { periodId, version, driverId, leave: null, givenTo: null };
  const shown = await previewFreedJob(await asAdmin(fake), asked);
  const confirmed = shown.ok ? shown.value.confirmed : '';
  const freed = await freeJob({ ...(await asAdmin(fake)), input: { ...asked, confirmed } });
  expect(freed.ok).toBe(true);
};

test('nobody is offered the job that was freed from them, ranked or not, also without a list', async () => {
  const fake = await publishedSite(false);
  await giveManually(fake, cleo, 'J6');
  await giveManually(fake, dan, 'J5');
  expect((await publishAward({ ...(await asAdmin(fake)), basis: '' })).ok).toBe(true);
  expect(await listJobs(fake, 2)).toEqual(expect.arrayContaining([`J5 ${dan}`, `J6 ${cleo}`]));
  await free(fake, cleo, 2);
  await free(fake, dan, 3);
  expect((await offer(fake)).ok).toBe(true);
  const expectOthers = async () => {
    for (const [id, own, other] of [
      [cleo, 'J6', 'J5'],
      [dan, 'J5', 'J6'],
    ] as const) {
      expect(await listOffered(fake, id)).toEqual([[other, null]]);
      expect(await answer(fake, id, own)).toMatchObject({
        error: { code: 'left-over-not-yours', jobId: own },
      });
    }
  };
  await expectOthers();
  // A whole version reads the lists anew, and keeps that in mind.
  for (const [driverId, jobId] of [
    [cleo, 'J6'],
    [dan, 'J5'],
  ] as const)
    await removeManualAssignment({ ...(await asAdmin(fake)), shown: { driverId, jobId } });
  expect((await publishAward({ ...(await asAdmin(fake)), basis: '' })).ok).toBe(true);
  await expectOthers();
});

test('an answer about a job that was freed from its driver since then counts for nothing', async () => {
  const fake = await publishedSite(false);
  await offer(fake, ['J5']);
  await answer(fake, dan, 'J5');
  await giveManually(fake, dan, 'J5');
  expect((await publishAward({ ...(await asAdmin(fake)), basis: '' })).ok).toBe(true);
  await free(fake, dan, 2);
  await endOffer(fake);
  expect((await readPage(fake))?.offer?.preview ?? null).toMatchObject({ chain: [], changes: 0 });
});

test('who got what they took first is not moved to what they took next, and can still take it anew', async () => {
  const fake = await publishedSite(false);
  await offer(fake);
  await answer(fake, dan, 'J5');
  await answer(fake, dan, 'J6');
  await endOffer(fake);
  expect((await publish(fake)).ok).toBe(true);
  expect(await listJobs(fake, 2)).toContain(`J5 ${dan}`);
  expect(await readOwn(fake, dan)).toBeNull();
  expect((await readPage(fake))?.offer).toMatchObject({ answers: [], preview: null });
  const { id: offerId } = await getOffer(fake);
  const again = await previewLeftOver(
    await asAdmin(fake),
    findLeftOverOffer((await fake.site()).site, fake.now())!,
  );
  expect(again).toMatchObject({ chain: [], changes: 0 });
  // The same offer runs again.
  const wallTime = '2026-11-28T09:00';
  expect((await changeUntil({ ...(await asAdmin(fake)), input: { offerId, wallTime } })).ok).toBe(
    true,
  );
  expect(await listOffered(fake, dan)).toEqual([['J6', null]]);
  expect((await answer(fake, dan, 'J6')).ok).toBe(true);
  expect(await listOffered(fake, dan)).toEqual([['J6', 1]]);
  await endOffer(fake);
  expect((await publish(fake)).ok).toBe(true);
  expect(await listJobs(fake, 3)).toContain(`J6 ${dan}`);
  // No answers wait any more: only the time of the test is over.
  expect(await offer(fake, ['J5'])).toMatchObject({ error: { code: 'left-over-until' } });
});

test('nobody takes more jobs at once than fit', async () => {
  const fake = await publishedSite();
  await offer(fake);
  const { id: offerId } = await getOffer(fake);
  const at = fake.now();
  const jobs = Array.from({ length: maxTakenJobs }, () => ({ jobId: 'J6', at }));
  const answers = { employeeId: dan, periodId, offerId, version: 0, jobs };
  const change = { expiresAt: '2999-01-01T00:00:00.000Z', entry: anEntry() };
  expect((await fake.deps.stores.leftOver.save(fake.scope, answers, change)).ok).toBe(true);
  expect(await answer(fake, dan, 'J5')).toEqual({
    ok: false,
    error: { code: 'left-over-many', taken: maxTakenJobs },
  });
});
