import { expect, test } from 'vitest';
import { unassignVacation } from '~/app/services/vacation/assign-vacation.server';
import {
  addVacationWeeks,
  deleteVacationWeeks,
  editVacationWeek,
  generateVacationWeeks,
} from '~/app/services/vacation/change-weeks.server';
import { readWeeks } from '~/app/services/vacation/read-weeks.server';
import { countSlots } from '~/domain/vacation/vacation-week';
import { fakeSite } from '~/tests/support/fake-site';
import { assignVacation } from '~/tests/support/manual-assignments';
import { aDriver } from '~/tests/support/roster-builders';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, seniorityNumber: rank }),
);
const week = { weekId: 'W001', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2 };

const started = async () => {
  const fake = await fakeSite(drivers);
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  const added = await addVacationWeeks(args, [week]);
  expect(added.ok).toBe(true);
  const slots = async () => {
    const { weeks, manual } = await readWeeks({ deps: fake.deps, scope: fake.scope });
    return countSlots(weeks, manual).map((one) => [
      one.weekId,
      one.totalSlots,
      one.usedSlots,
      one.remainingSlots,
    ]);
  };
  const latest = async () => (await fake.deps.stores.activity.latest(fake.scope, 1))[0]?.event;
  return { args, slots, latest };
};
const assign = (args: Parameters<typeof assignVacation>[0], driverId: string, weekId = 'W001') =>
  assignVacation(args, { driverId, weekId });

test('a manual assignment takes a slot, and its removal frees it', async () => {
  const { args, slots, latest } = await started();
  expect(await slots()).toEqual([['W001', 2, 0, 2]]);
  expect((await assign(args, '1000001')).ok).toBe(true);
  expect(await slots()).toEqual([['W001', 2, 1, 1]]);
  expect(await latest()).toMatchObject({ code: 'vacation-assigned', slot: 1, totalSlots: 2 });
  const remove = (weekId: string) => unassignVacation(args, { driverId: '1000001', weekId });
  // The page that sends this was loaded before the driver was assigned another week.
  expect(await remove('W002')).toMatchObject({ error: { code: 'hand-assignment-changed' } });
  expect(await slots()).toEqual([['W001', 2, 1, 1]]);
  expect([(await remove('W001')).ok, (await remove('W001')).ok]).toEqual([true, true]);
  expect(await slots()).toEqual([['W001', 2, 0, 2]]);
});

test('a manual assignment needs a driver without a week and a week with a free slot', async () => {
  const { args, slots } = await started();
  const refusals = [
    await assign(args, ''),
    await assign(args, 'Jane'),
    await assign(args, '1000001', 'W009'),
  ];
  await assign(args, '1000001');
  refusals.push(await assign(args, '1000001'));
  await assign(args, '1000002');
  refusals.push(await assign(args, '1000003'));
  expect(refusals.map((one) => !one.ok && one.error)).toEqual([
    { code: 'select-driver-and-week' },
    { code: 'manual-unknown-driver', driverId: 'Jane' },
    { code: 'week-gone', weekId: 'W009' },
    { code: 'driver-already-assigned' },
    { code: 'no-available-slots', weekId: 'W001' },
  ]);
  expect(await slots()).toEqual([['W001', 2, 2, 0]]);
});

test('a driver is assigned as many weeks as they may hold, each once', async () => {
  const several = [aDriver({ employeeId: '1000001', vacationWeeks: 2 })];
  const fake = await fakeSite(several);
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  const weekIds = ['W001', 'W002', 'W003'];
  const later = weekIds.map((weekId, at) => ({
    ...{ weekId, startDate: `2027-0${at + 1}-04`, endDate: `2027-0${at + 1}-10`, totalSlots: 2 },
  }));
  expect((await addVacationWeeks(args, later)).ok).toBe(true);
  const listHeld = async () =>
    (await readWeeks({ deps: fake.deps, scope: fake.scope })).manual.map(({ weekId }) => weekId);
  const refused = { ok: false, error: { code: 'driver-already-assigned' } };
  expect((await assign(args, '1000001', 'W002')).ok).toBe(true);
  expect(await assign(args, '1000001', 'W002')).toEqual(refused);
  expect((await assign(args, '1000001', 'W001')).ok).toBe(true);
  expect(await assign(args, '1000001', 'W003')).toEqual(refused);
  expect(await listHeld()).toEqual(['W002', 'W001']);
  await unassignVacation(args, { driverId: '1000001', weekId: 'W002' });
  expect(await listHeld()).toEqual(['W001']);
  expect((await assign(args, '1000001', 'W003')).ok).toBe(true);
  const gone = { weekIds: ['W001', 'W003'], assignments: 2 };
  expect((await deleteVacationWeeks(args, gone)).ok).toBe(true);
  expect(await listHeld()).toEqual([]);
});

test('a driver who may hold no week is assigned none, because no award would count it', async () => {
  const fake = await fakeSite([aDriver({ employeeId: '1000001', vacationWeeks: 0 })]);
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  expect((await addVacationWeeks(args, [week])).ok).toBe(true);
  expect(await assign(args, '1000001')).toEqual({
    ok: false,
    error: { code: 'no-vacation-weeks' },
  });
  expect((await readWeeks({ deps: fake.deps, scope: fake.scope })).manual).toEqual([]);
});

test('an edit of the total keeps the used slots', async () => {
  const { args, slots, latest } = await started();
  await assign(args, '1000001');
  await assign(args, '1000002');
  const edit = (from: number, to: number) =>
    editVacationWeek(args, {
      shown: { ...week, totalSlots: from },
      week: { ...week, totalSlots: to },
    });
  expect((await edit(2, 1)).ok).toBe(true);
  expect(await slots()).toEqual([['W001', 1, 2, 0]]);
  const { weekId, ...facts } = week;
  expect(await latest()).toEqual({
    code: 'week-changed',
    weekId,
    from: facts,
    to: { ...facts, totalSlots: 1 },
  });
  expect((await edit(1, 5)).ok).toBe(true);
  expect(await slots()).toEqual([['W001', 5, 2, 3]]);
});

test('an edit of a changed week is refused with both values, but not after an assignment', async () => {
  const { args, slots } = await started();
  await assign(args, '1000001');
  const mine = { shown: week, week: { ...week, totalSlots: 4 } };
  expect((await editVacationWeek(args, mine)).ok).toBe(true);
  expect(await editVacationWeek(args, mine)).toEqual({
    ok: false,
    error: { code: 'week-edited-meanwhile', theirs: { ...week, totalSlots: 4 } },
  });
  expect(await slots()).toEqual([['W001', 4, 1, 3]]);
});

test('deleting a week deletes its assignments, so the same id starts empty', async () => {
  const { args, slots, latest } = await started();
  await assign(args, '1000001');
  const remove = (assignments: number) =>
    deleteVacationWeeks(args, { weekIds: ['W001'], assignments });
  expect(await remove(0)).toEqual({ ok: false, error: { code: 'assignments-changed', count: 1 } });
  expect((await remove(1)).ok).toBe(true);
  expect(await latest()).toEqual({
    code: 'weeks-deleted',
    count: 1,
    ids: ['W001'],
    assignments: 1,
  });
  expect(await remove(1)).toEqual({ ok: false, error: { code: 'week-gone', weekId: 'W001' } });
  await addVacationWeeks(args, [week]);
  expect(await slots()).toEqual([['W001', 2, 0, 2]]);
  expect((await assign(args, '1000001')).ok).toBe(true);
});

test('a year is generated once', async () => {
  const { args, slots } = await started();
  expect((await generateVacationWeeks(args, { year: 2027, totalSlots: 3 })).ok).toBe(true);
  expect(await slots()).toHaveLength(52);
  expect(await generateVacationWeeks(args, { year: 2027, totalSlots: 3 })).toEqual({
    ok: false,
    error: { code: 'no-weeks-left', year: 2027 },
  });
});

test('a deletion too large for one transaction is refused', async () => {
  const { args } = await started();
  const weekIds = Array.from({ length: 98 }, (_, n) => `V${n}`);
  for (const part of [weekIds.slice(0, 49), weekIds.slice(49, 80)])
    await addVacationWeeks(
      args,
      part.map((weekId) => ({ ...week, weekId, totalSlots: 50 })),
    );
  const fifty = Array.from({ length: 50 }, (_, n) =>
    aDriver({ employeeId: String(2_000_000 + n), seniorityNumber: 100 + n }),
  );
  const { version } = await args.deps.stores.drivers.list(args.access.scope);
  const entry = (await args.deps.stores.activity.latest(args.access.scope, 1))[0]!;
  await args.deps.stores.drivers.commit(args.access.scope, {
    expectedVersion: version,
    puts: fifty,
    deletes: [],
    entry: { ...entry, id: args.deps.ids.next() },
  });
  for (const { employeeId } of fifty) await assign(args, employeeId, 'V0');
  const refused = await deleteVacationWeeks(args, {
    weekIds: weekIds.slice(0, 50),
    assignments: 50,
  });
  expect(refused).toEqual({ ok: false, error: { code: 'too-many-to-delete', limit: 98 } });
});
