import { expect, test } from 'vitest';
import { publishAward } from '~/app/services/award/publish-award.server';
import { readProvisional } from '~/app/services/award/read-assignments.server';
import { changeLeave } from '~/app/services/leave/change-leave.server';
import { readLeave } from '~/app/services/leave/read-leave.server';
import { readSnapshot } from '~/app/services/live/read-snapshot.server';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { readWaiting } from '~/app/services/reminders/read-waiting.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import type { SpanChange } from '~/domain/leave/change-spans';
import type { LeaveSpan } from '~/domain/leave/leave-schema';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { assignManually } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';

const [ada, ben, cleo] = ['1000001', '1000002', '1000003'] as const;
const drivers = [ada, ben, cleo].map((employeeId, at) =>
  aDriver({ employeeId, name: `Driver ${at + 1}`, seniorityNumber: at + 1 }),
);
const jobs = ['J1', 'J2', 'J3'].map((jobId) => aJob({ jobId }));
/** The week of 2026-W49, which is being selected. */
const week: LeaveSpan = { from: '2026-11-30', to: '2026-12-06', kind: 'injury' };

const getArgs = async (fake: FakeSite) => ({
  deps: fake.deps,
  access: await fake.asAdmin(),
  now: fake.now(),
});
const change = async (fake: FakeSite, employeeId: string, asked: Partial<SpanChange>) =>
  changeLeave({
    ...(await getArgs(fake)),
    employeeId,
    change: { before: null, after: null, ...asked },
  });
const add = async (fake: FakeSite, employeeId: string, after: LeaveSpan) => {
  const added = await change(fake, employeeId, { after });
  if (!added.ok) throw new Error(added.error.code);
};
const readPage = async (fake: FakeSite, employeeId: string) => {
  const access = await fake.asDriver(employeeId);
  const { deps } = fake;
  const loaded = await jobRanking.load({ deps, scope: access.scope, employeeId });
  return readPreferences({ deps, access, loaded, now: fake.now() });
};
const rank = async (fake: FakeSite, employeeId: string, jobIds: string[]) =>
  expect((await rankJobs(fake.deps, employeeId, jobIds)).ok).toBe(true);
const log = async (fake: FakeSite) =>
  (await fake.deps.stores.activity.latest(fake.scope, 10)).map(({ event }) => event);

test('a driver on leave takes no turn, from the live picks to the published record', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rank(fake, ada, ['J1']);
  await rank(fake, ben, ['J1', 'J2']);
  await add(fake, ada, { ...week, from: '2026-11-25', to: '2026-12-31' });
  const days = { from: '2026-11-25', to: '2026-12-31' };

  const snapshot = await readSnapshot(await getArgs(fake));
  expect(snapshot.rows.map(({ isOnLeave }) => isOnLeave)).toEqual([true, false, false]);
  const provisional = await readProvisional(await getArgs(fake));
  expect(provisional?.rows.map(({ jobId, without }) => jobId ?? without)).toEqual([
    'on-leave',
    'J1',
    'J2',
  ]);
  expect(await readPage(fake, ada)).toMatchObject({ onLeave: days });
  expect(await readPage(fake, ben)).toMatchObject({ onLeave: null });

  await fake.close();
  const published = await publishAward(await getArgs(fake));
  if (!published.ok) expect.unreachable();
  const record = JSON.parse(JSON.stringify(published.value)) as typeof published.value;
  expect(verifyAward(record, fake.deps.sha256).ok).toBe(true);
  expect(record.input.drivers[0]?.onLeave).toEqual(days);
  expect(JSON.stringify(record)).not.toContain('injury');
  expect(await readPage(fake, ada)).toMatchObject({
    onLeave: days,
    jobsLeft: null,
    outcome: { awardedId: null, onLeave: days, reasons: [{ pickId: 'J1', code: 'on-leave' }] },
  });
});

test('leave that is entered after publishing is not shown in the list of that week', async () => {
  const fake = await fakeSite(drivers, jobs);
  await fake.close();
  expect((await publishAward(await getArgs(fake))).ok).toBe(true);
  await add(fake, ben, week);
  const { rows } = await readSnapshot(await getArgs(fake));
  expect(rows.map(({ isOnLeave }) => isOnLeave)).toEqual([false, false, false]);
});

test('a driver on leave is not waited for, and holds what is assigned manually', async () => {
  const fake = await fakeSite(drivers, jobs);
  await add(fake, ada, week);
  const waiting = await readWaiting({ ...(await getArgs(fake)), ...(await fake.asAdmin()) });
  expect(waiting.none.map(({ employeeId }) => employeeId)).toEqual([ben, cleo]);
  const input = { driverId: ada, jobId: 'J3', note: '', confirmed: false };
  expect(await assignManually({ ...(await getArgs(fake)), input })).toMatchObject({
    error: { because: [{ code: 'on-leave' }] },
  });
  const insisting = { ...input, confirmed: true };
  const assigned = await assignManually({ ...(await getArgs(fake)), input: insisting });
  expect(assigned.ok).toBe(true);
  const provisional = await readProvisional(await getArgs(fake));
  expect(provisional?.rows[0]).toMatchObject({ employeeId: ada, jobId: 'J3' });
});

test('lists who is away in a part of the week, and who therefore takes a turn', async () => {
  const fake = await fakeSite(drivers, jobs);
  await rank(fake, ada, ['J1']);
  await add(fake, ada, { ...week, to: '2026-12-04' });
  await add(fake, ben, week);
  const read = async () => readLeave(await getArgs(fake));
  expect(await read()).toMatchObject({
    periodId: '2026-W49',
    partial: [{ employeeId: ada, days: { from: '2026-11-30', to: '2026-12-04' } }],
    rows: [
      { employeeId: ada, name: 'Driver 1', kind: 'injury' },
      { employeeId: ben, to: '2026-12-06' },
    ],
  });
  const provisional = await readProvisional(await getArgs(fake));
  expect(provisional?.rows[0]).toMatchObject({ employeeId: ada, jobId: 'J1' });
  // The two spans together cover the week.
  await add(fake, ada, { from: '2026-12-05', to: '2026-12-08', kind: 'training' });
  expect((await read()).partial).toEqual([]);
  await fake.close();
  expect((await publishAward(await getArgs(fake))).ok).toBe(true);
  expect(await read()).toMatchObject({ periodId: null, partial: [] });
});

test('logs what is added, changed and deleted, without the kind', async () => {
  const fake = await fakeSite(drivers, jobs);
  const driver = { driverId: ada, driverName: 'Driver 1' };
  const days = { from: week.from, to: week.to };
  await add(fake, ada, week);
  const shorter: LeaveSpan = { ...week, to: '2026-12-01', kind: 'other' };
  expect((await change(fake, ada, { before: week, after: shorter })).ok).toBe(true);
  expect((await change(fake, ada, { before: shorter })).ok).toBe(true);
  const ended = { from: week.from, to: '2026-12-01' };
  expect((await log(fake)).slice(0, 3)).toEqual([
    { code: 'leave-deleted', ...driver, ...ended },
    { code: 'leave-changed', ...driver, ...ended, before: days },
    { code: 'leave-added', ...driver, ...days },
  ]);
  expect(await fake.deps.stores.leave.list(fake.scope)).toEqual([]);
});

test('refuses what does not fit the stored leave, and stores nothing', async () => {
  const fake = await fakeSite(drivers, jobs);
  await add(fake, ada, week);
  const stored = await fake.deps.stores.leave.list(fake.scope);
  const fail = (error: object) => ({ ok: false, error });
  expect(await change(fake, '9999999', { after: week })).toEqual(
    fail({ code: 'leave-unknown-driver', driverId: '9999999' }),
  );
  expect(await change(fake, ada, { after: week })).toEqual(
    fail({ code: 'leave-overlaps', from: week.from, to: week.to }),
  );
  expect(await change(fake, ada, { before: { ...week, kind: 'other' } })).toEqual(
    fail({ code: 'leave-gone' }),
  );
  for (const day of ['', '2026-02-30', '12/07/2026', '9'.repeat(20)])
    expect(await change(fake, ben, { after: { ...week, to: day } })).toMatchObject(
      fail({ code: 'leave-day-refused' }),
    );
  expect(await fake.deps.stores.leave.list(fake.scope)).toEqual(stored);
});

test('two administrators who add leave at once lose nothing', async () => {
  const fake = await fakeSite(drivers, jobs);
  const spans = [0, 1, 2, 3].map((at): LeaveSpan => ({
    ...{ from: `2026-12-${10 + at}`, to: `2026-12-${10 + at}` },
    kind: 'other',
  }));
  await Promise.all(spans.map((span) => add(fake, ada, span)));
  expect((await fake.deps.stores.leave.get(fake.scope, ada))?.spans).toEqual(spans);
});
