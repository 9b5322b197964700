import { expect, test } from 'vitest';
import { removeManualAssignment } from '~/app/services/award/assign-manually.server';
import { awardAgain, readAwardAgain } from '~/app/services/award/award-again.server';
import {
  cancelAward,
  publishAward,
  resumeAward,
  scheduleAward,
} from '~/app/services/award/publish-award.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import { publishingWaitMs } from '~/domain/selection/selection-window';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const periodId = '2026-W49';
const [ada, ben, cleo, dan] = ['1000001', '1000002', '1000003', '1000004'] as const;
const asAdmin = async (fake: FakeSite) => ({ deps: fake.deps, access: await fake.asAdmin() });

const assignToDan = async (fake: FakeSite) => {
  const input = { driverId: dan, jobId: 'J9', note: '', confirmed: true };
  expect((await assignManually({ ...(await asAdmin(fake)), input })).ok).toBe(true);
};

/** J9, which Ben and Cleo prefer, was published as assigned manually to Dan by mistake, and is taken back since. */
const siteWithMistake = async () => {
  const drivers = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name, at) =>
    aDriver({ employeeId: `100000${at + 1}`, name, seniorityNumber: 10 * (at + 1) }),
  );
  const jobs = ['J1', 'J2', 'J3', 'J9'].map((jobId) => aJob({ jobId }));
  const fake = await fakeSite(drivers, jobs);
  await rankJobs(fake.deps, ada, ['J1']);
  await rankJobs(fake.deps, ben, ['J9', 'J2', 'J3']);
  await rankJobs(fake.deps, cleo, ['J9', 'J3', 'J2']);
  await rankJobs(fake.deps, dan, ['J9']);
  await fake.close();
  await assignToDan(fake);
  expect((await publishAward(await asAdmin(fake))).ok).toBe(true);
  const shown = { driverId: dan, jobId: 'J9' };
  expect((await removeManualAssignment({ ...(await asAdmin(fake)), shown })).ok).toBe(true);
  return fake;
};

const read = async (fake: FakeSite, from: number | null = null) =>
  readAwardAgain({ ...(await asAdmin(fake)), now: fake.now() }, from);

/** Confirms what the page shows. */
const confirm = async (fake: FakeSite, from: number) => {
  const { version, rosters, confirmed } = (await read(fake, from))!;
  const input = { from, seen: version, basis: rosters.basis, confirmed };
  return awardAgain({ ...(await asAdmin(fake)), input });
};

/** Runs what waits, as the scheduled function does. */
const finishWaiting = async (fake: FakeSite) => {
  fake.clock.advance(publishingWaitMs + 1);
  await resumeAward({ ...(await asAdmin(fake)), periodId, hasTime: () => true });
};

const readVersion = async ({ deps, scope }: FakeSite, version: number) =>
  readRecord({ deps, scope, periodId, version });
const listJobs = async (fake: FakeSite, version: number) =>
  (await readVersion(fake, version))?.output.jobs.map(
    ({ jobId, driverId }) => `${jobId} ${driverId}`,
  );

test('proposes the largest number with the same result, and says who is worse off', async () => {
  const again = await read(await siteWithMistake());
  const worseOff = [
    { employeeId: dan, name: 'Dan', seniorityNumber: 40, lostId: 'J9', gainedId: 'J2' },
  ];
  expect(again).toMatchObject({
    version: 1,
    from: 20,
    proposed: 20,
    keeping: 1,
    isSame: true,
    partly: { changes: 2, worseOff },
    whole: { changes: 2, worseOff },
  });
});

test('lets more senior drivers keep what they hold, in a version that verifies', async () => {
  const fake = await siteWithMistake();
  expect(await read(fake, 30)).toMatchObject({ keeping: 2, isSame: false });
  expect(await confirm(fake, 30)).toEqual({ ok: true, value: null });
  expect(await readVersion(fake, 2)).toBeNull();
  await finishWaiting(fake);
  expect(await listJobs(fake, 2)).toEqual([`J1 ${ada}`, `J2 ${ben}`, `J3 ${dan}`, `J9 ${cleo}`]);
  const record = await readVersion(fake, 2);
  expect(record!.input.kept).toHaveLength(2);
  expect(verifyAward(record!, fake.deps.sha256).ok).toBe(true);
});

test('the open page finishes what waits with those who keep their job', async () => {
  const fake = await siteWithMistake();
  await confirm(fake, 30);
  fake.clock.advance(publishingWaitMs + 1);
  const finished = await publishAward({ ...(await asAdmin(fake)), seen: 1, basis: '' });
  expect(finished).toMatchObject({ ok: true, value: { version: 2 } });
  expect((await readVersion(fake, 2))!.input.kept).toHaveLength(2);
});

test('can be canceled, and is not mixed up with another version that waits', async () => {
  const fake = await siteWithMistake();
  await confirm(fake, 30);
  expect(await scheduleAward({ ...(await asAdmin(fake)), seen: 1 })).toEqual({
    ok: false,
    error: { code: 'award-changed' },
  });
  expect(await confirm(fake, 20)).toEqual({ ok: false, error: { code: 'award-changed' } });
  expect((await cancelAward(await asAdmin(fake))).ok).toBe(true);
  await finishWaiting(fake);
  expect(await readVersion(fake, 2)).toBeNull();
});

test('stores nothing if the result is no longer as it was shown', async () => {
  const fake = await siteWithMistake();
  const { version, rosters, confirmed } = (await read(fake, 30))!;
  await assignToDan(fake);
  const input = { from: 30, seen: version, basis: rosters.basis, confirmed };
  expect(await awardAgain({ ...(await asAdmin(fake)), input })).toEqual({
    ok: false,
    error: { code: 'chain-changed' },
  });
});

test('is offered only for a version in force whose week is not over', async () => {
  const unpublished = await fakeSite();
  expect(await read(unpublished)).toBeNull();
  const fake = await siteWithMistake();
  fake.clock.moveTo('2026-12-08T12:00:00.000Z');
  expect(await read(fake)).toBeNull();
});
