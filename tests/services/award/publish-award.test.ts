import { expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { removeManualAssignment } from '~/app/services/award/assign-manually.server';
import { assignManually as askToAssign } from '~/app/services/award/assign-manually.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readProvisional, readPublished } from '~/app/services/award/read-assignments.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers, siteJobs } from '~/app/services/roster/site-rosters.server';
import { applyDueCutoffs } from '~/app/services/selection/apply-due-cutoffs.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { toConfirmation } from '~/domain/award/figures/confirmation';
import { verifyAward } from '~/domain/award/record/verify-award';
import { anEvent } from '~/tests/support/events';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId }));
const site = () => fakeSite(drivers, jobs);

const rank = async ({ deps }: FakeSite, employeeId: string, jobIds: string[]) =>
  expect((await rankJobs(deps, employeeId, jobIds)).ok).toBe(true);
const publish = async (fake: FakeSite) =>
  publishAward({ deps: fake.deps, access: await fake.asAdmin() });
const outcome = async (fake: FakeSite, employeeId: string, version = 1) =>
  fake.deps.stores.awards.outcome(fake.scope, '2026-W49', version, employeeId);
const byHand = async (fake: FakeSite, driverId: string, jobId: string, confirmed = false) =>
  assignManually({
    deps: fake.deps,
    access: await fake.asAdmin(),
    input: { driverId, jobId, note: '', confirmed },
  });

test('publishing gives every driver a job and the reason for each pick', async () => {
  const fake = await site();
  await rank(fake, '1000001', ['J1']);
  await rank(fake, '1000002', ['J1', 'J2']);
  await fake.close();
  expect(await publish(fake)).toMatchObject({
    ok: true,
    value: { version: 1, periodId: '2026-W49' },
  });
  expect((await outcome(fake, '1000002'))?.outcome).toEqual({
    employeeId: '1000002',
    awardedId: 'J2',
    assignmentType: 'preference',
    number: 2,
    seniorityNumber: 2,
    reasons: [
      {
        rank: 1,
        pickId: 'J1',
        code: 'went-to',
        taker: { seniorityNumber: 1, rank: 1, isManual: false },
      },
      { rank: 2, pickId: 'J2', code: 'awarded', isManual: false },
    ],
  });
  expect((await fake.site()).site.window).toMatchObject({ status: 'published', awardVersion: 1 });
});

test('the stored record verifies', async () => {
  const fake = await site();
  await rank(fake, '1000003', ['J3', 'J1']);
  await fake.close();
  await publish(fake);
  const record = await readRecord({
    deps: fake.deps,
    scope: fake.scope,
    periodId: '2026-W49',
    version: 1,
  });
  expect(verifyAward(record, fake.deps.sha256)).toEqual({
    ok: true,
    value: { digest: record?.digest },
  });
});

test('a cutoff recorded during publishing does not refuse it', async () => {
  const fake = await site();
  await fake.close();
  const { awards, sites } = fake.deps.stores;
  let records = 1;
  const beside: typeof awards = {
    ...awards,
    publish: async (...asked) => {
      if (records-- > 0) await sites.save(fake.scope, (await fake.site()).site, []);
      return awards.publish(...asked);
    },
  };
  const done = await publishAward({
    deps: { ...fake.deps, stores: { ...fake.deps.stores, awards: beside } },
    access: await fake.asAdmin(),
  });
  expect(done).toMatchObject({ ok: true, value: { version: 1 } });
  expect((await fake.site()).site.window).toMatchObject({ status: 'published', awardVersion: 1 });
});

test('publishing is refused while selection is open or last saves may still arrive', async () => {
  const fake = await site();
  expect(await publish(fake)).toMatchObject({ ok: false, error: { code: 'selection-still-open' } });
  const closed = await changeSelection({
    deps: fake.deps,
    access: await fake.asAdmin(),
    input: { intent: 'close-selection' },
  });
  expect(closed.ok).toBe(true);
  fake.clock.advance(10_500);
  expect(await publish(fake)).toMatchObject({ ok: false, error: { code: 'saves-still-arriving' } });
  fake.clock.advance(11_000);
  expect((await publish(fake)).ok).toBe(true);
});

test('publishing again makes a new version and says what differs and from which seniority on', async () => {
  const fake = await site();
  await rank(fake, '1000001', ['J1']);
  await rank(fake, '1000002', ['J2']);
  await rank(fake, '1000003', ['J3']);
  await fake.close();
  await publish(fake);
  await byHand(fake, '1000003', 'J2', true);
  const preview = await readProvisional({
    deps: fake.deps,
    access: await fake.asAdmin(),
    now: fake.now(),
  });
  expect(await publish(fake)).toMatchObject({ ok: true, value: { version: 2 } });
  const shown = await readPublished({ deps: fake.deps, access: await fake.asAdmin() });
  expect(shown?.difference).toEqual(preview?.difference);
  expect(shown?.difference?.from).toMatchObject({ rank: 2, seniorityNumber: 2 });
  expect(
    shown?.difference?.changes.map(({ driverId, before, after }) => [
      driverId,
      before[0]?.awardedId,
      after[0]?.awardedId,
    ]),
  ).toEqual([
    ['1000002', 'J2', 'J3'],
    ['1000003', 'J3', 'J2'],
  ]);
  expect((await outcome(fake, '1000003', 1))?.outcome?.awardedId).toBe('J3');
});

test('one of two administrators who publish at once is asked to look again', async () => {
  const fake = await site();
  await fake.close();
  const access = await fake.asAdmin();
  const both = await Promise.all([1, 2].map(() => publishAward({ deps: fake.deps, access })));
  expect(
    both.map((result) => (result.ok ? result.value.version : result.error.code)).sort(),
  ).toEqual([1, 'site-changed']);
});

test('publishing from an outdated page is refused until the latest version was shown', async () => {
  const fake = await site();
  await fake.close();
  const asked = async (seen: number) =>
    publishAward({ deps: fake.deps, access: await fake.asAdmin(), seen });
  expect(await asked(0)).toMatchObject({ ok: true, value: { version: 1 } });
  expect(await asked(0)).toEqual({ ok: false, error: { code: 'award-changed' } });
  expect(await asked(1)).toMatchObject({ ok: true, value: { version: 2 } });
});

test("a cutoff recorded meanwhile does not refuse an administrator's change", async () => {
  const fake = await site();
  await fake.close();
  const access = await fake.asAdmin();
  const swept = await applyDueCutoffs({
    deps: fake.deps,
    shards: allDueShards,
    hasTime: () => true,
  });
  expect(swept.recorded).toBe(1);
  expect(await publishAward({ deps: fake.deps, access })).toMatchObject({
    ok: true,
    value: { version: 1 },
  });
});

test('a saved list is not replaced by one of an earlier period', async () => {
  const fake = await site();
  await rank(fake, '1000001', ['J1']);
  await rank(fake, '1000002', ['J2']);
  await fake.close();
  await publish(fake);
  await changeSelection({
    deps: fake.deps,
    access: await fake.asAdmin(),
    input: { intent: 'start-next-period', endsClaims: true },
  });
  await rank(fake, '1000002', ['J1']);
  const shown = await readProvisional({
    deps: fake.deps,
    access: await fake.asAdmin(),
    now: fake.now(),
  });
  // Driver 1 saves nothing, so their carried-over list takes part, and they are more senior.
  expect(shown?.rows.map((row) => [row.employeeId, row.jobId])).toEqual([
    ['1000001', 'J1'],
    ['1000002', 'J2'],
    ['1000003', 'J3'],
  ]);
});

test('a manual assignment comes before seniority, one per job and one per driver', async () => {
  const fake = await site();
  await byHand(fake, '1000003', 'J1', true);
  expect(await byHand(fake, '1000003', 'J2')).toEqual({
    ok: false,
    error: { code: 'manual-driver-taken', jobId: 'J1' },
  });
  expect(await byHand(fake, '1000002', 'J1')).toMatchObject({
    ok: false,
    error: { code: 'manual-needs-confirmation' },
  });
  await byHand(fake, '1000002', 'J1', true);
  const { manual } = { manual: await fake.deps.stores.manual.list(fake.scope, '2026-W49') };
  expect(manual.map(({ driverId, jobId }) => [driverId, jobId])).toEqual([['1000002', 'J1']]);
  const remove = async (driverId: string) =>
    removeManualAssignment({
      deps: fake.deps,
      access: await fake.asAdmin(),
      shown: { jobId: 'J1', driverId },
    });
  // The page that sends this was loaded before the job was assigned to another driver.
  expect(await remove('1000003')).toEqual({
    ok: false,
    error: { code: 'hand-assignment-changed', of: { jobId: 'J1' } },
  });
  expect(await fake.deps.stores.manual.list(fake.scope, '2026-W49')).toEqual(manual);
  expect((await remove('1000002')).ok).toBe(true);
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toEqual({
    code: 'job-unassigned',
    jobId: 'J1',
    driverId: '1000002',
    periodId: '2026-W49',
  });
  expect((await remove('1000002')).ok).toBe(true);
  expect(await fake.deps.stores.manual.list(fake.scope, '2026-W49')).toEqual([]);
});

test('an assignment of a deleted job or driver is ignored', async () => {
  const fake = await site();
  const args = async () => ({ deps: fake.deps, access: await fake.asAdmin() });
  await byHand(fake, '1000003', 'J1', true);
  const toEvent = () => anEvent;
  expect(
    (await changeRoster(siteJobs, { ...(await args()), input: { deletes: ['J1'] }, toEvent })).ok,
  ).toBe(true);
  expect((await byHand(fake, '1000003', 'J2', true)).ok).toBe(true);
  const input = { deletes: ['1000003'] };
  expect((await changeRoster(siteDrivers, { ...(await args()), input, toEvent })).ok).toBe(true);
  expect((await byHand(fake, '1000002', 'J2', true)).ok).toBe(true);
});

test('what another administrator assigned meanwhile is not confirmed with what was asked before', async () => {
  const fake = await site();
  const access = await fake.asAdmin();
  const give = (driverId: string, confirmed = '') =>
    askToAssign({
      deps: fake.deps,
      access,
      input: { driverId, jobId: 'J1', note: '', confirmed },
    });
  const listAssigned = async () =>
    (await fake.deps.stores.manual.list(fake.scope, '2026-W49')).map(({ driverId }) => driverId);
  const toAsked = (answer: Awaited<ReturnType<typeof give>>) =>
    answer.ok || answer.error.code !== 'manual-needs-confirmation'
      ? undefined
      : answer.error.because;
  expect((await byHand(fake, '1000003', 'J1', true)).ok).toBe(true);
  const before = toAsked(await give('1000002'))!;
  expect(before).toContainEqual(expect.objectContaining({ code: 'taken', driverId: '1000003' }));
  expect((await byHand(fake, '1000001', 'J1', true)).ok).toBe(true);
  const after = toAsked(await give('1000002', toConfirmation(before)))!;
  expect(after).toContainEqual(expect.objectContaining({ code: 'taken', driverId: '1000001' }));
  expect(await listAssigned()).toEqual(['1000001']);
  expect((await give('1000002', toConfirmation(after))).ok).toBe(true);
  expect(await listAssigned()).toEqual(['1000002']);
});

test('one of two administrators who give a driver two jobs at once is told of the other', async () => {
  const fake = await site();
  const both = await Promise.all(['J1', 'J2'].map((jobId) => byHand(fake, '1000003', jobId, true)));
  const [standing, ...others] = await fake.deps.stores.manual.list(fake.scope, '2026-W49');
  expect(others).toEqual([]);
  expect(both.find(({ ok }) => !ok)).toEqual({
    ok: false,
    error: { code: 'manual-driver-taken', jobId: standing?.jobId },
  });
});

test('an assignment made while the next period opens is refused', async () => {
  const fake = await site();
  const access = await fake.asAdmin();
  await fake.close();
  expect((await publish(fake)).ok).toBe(true);
  const input = { intent: 'start-next-period', endsClaims: true } as const;
  expect((await changeSelection({ deps: fake.deps, access: await fake.asAdmin(), input })).ok).toBe(
    true,
  );
  const late = { driverId: '1000001', jobId: 'J1', note: '', confirmed: false };
  expect(await assignManually({ deps: fake.deps, access, input: late })).toEqual({
    ok: false,
    error: { code: 'period-over', periodId: '2026-W49' },
  });
  expect(await fake.deps.stores.manual.list(fake.scope, '2026-W49')).toEqual([]);
});

test('assigning to an uncertified or ineligible driver takes a confirmation, which is logged', async () => {
  const lazy = aDriver({ employeeId: '1000001', isEligible: false });
  const fake = await fakeSite([lazy], [aJob({ jobId: 'A1', isAirport: true })]);
  expect(await byHand(fake, '1000001', 'A1')).toEqual({
    ok: false,
    error: {
      code: 'manual-needs-confirmation',
      driverName: lazy.name,
      seniorityNumber: lazy.seniorityNumber,
      because: [{ code: 'not-eligible' }, { code: 'not-certified' }],
    },
  });
  expect((await byHand(fake, '1000001', 'A1', true)).ok).toBe(true);
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.event).toMatchObject({
    code: 'job-assigned',
    objections: [{ code: 'not-eligible' }, { code: 'not-certified' }],
  });
});
