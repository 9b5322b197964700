import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createIds } from '~/app/platform/wiring/wiring.server';
import { makeSiteScope, type AdminSession } from '~/app/ports/sessions';
import { unassignVacation } from '~/app/services/vacation/assign-vacation.server';
import { addVacationWeeks, editVacationWeek } from '~/app/services/vacation/change-weeks.server';
import { readWeeks } from '~/app/services/vacation/read-weeks.server';
import { countSlots } from '~/domain/vacation/vacation-week';
import { startTestStore } from '~/tests/support/embedded-store';
import { assignVacation } from '~/tests/support/manual-assignments';
import { aDriver } from '~/tests/support/roster-builders';
import { testClock } from '~/tests/support/test-clock';
import { aCompany, anAdmin, anEntry, aScope, aSite } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

const week = { weekId: 'W001', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 3 };
const drivers = Array.from({ length: 50 }, (_, n) =>
  aDriver({ employeeId: String(5_000_001 + n), seniorityNumber: n + 1 }),
);

/** A separate site with 50 drivers and one week of three slots. */
const makeSiteOfFifty = async () => {
  const { stores } = store;
  const tenant = aScope();
  const [site, company] = [aSite(tenant), aCompany(tenant)];
  await stores.sites.ensure({ company, site, admin: anAdmin() });
  const change = { expectedVersion: 0, puts: drivers, deletes: [], entry: anEntry() };
  expect((await stores.drivers.commit(tenant, change)).ok).toBe(true);
  const clock = testClock();
  const deps = {
    stores,
    clock,
    ids: createIds(() => clock.now()),
    sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  };
  const scope = makeSiteScope(tenant, { role: 'site-admin', username: 'admin' });
  const access: AdminSession = { site, company, scope, username: 'admin', role: 'site-admin' };
  const args = { deps, access };
  expect((await addVacationWeeks(args, [week])).ok).toBe(true);
  const slots = async () => {
    const { weeks, manual } = await readWeeks({ deps, scope });
    return { ...countSlots(weeks, manual)[0]!, assigned: manual.length };
  };
  return { args, slots, activity: () => stores.activity.latest(scope, 1000) };
};

test('lets exactly three of 50 parallel assignments into three free slots succeed', async () => {
  const { args, slots, activity } = await makeSiteOfFifty();
  const results = await Promise.all(
    drivers.map(({ employeeId }) => assignVacation(args, { driverId: employeeId, weekId: 'W001' })),
  );
  expect(results.filter((one) => one.ok)).toHaveLength(3);
  const refusals = results.flatMap((one) => (one.ok ? [] : one.error));
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['no-available-slots']));
  expect(await slots()).toMatchObject({
    totalSlots: 3,
    usedSlots: 3,
    remainingSlots: 0,
    assigned: 3,
  });
  const logged = (await activity()).filter(({ event }) => event.code === 'vacation-assigned');
  expect(logged).toHaveLength(3);
});

test('keeps the count of slots right through parallel edits and removals', async () => {
  const { args, slots } = await makeSiteOfFifty();
  const total = (from: number, to: number) =>
    editVacationWeek(args, {
      shown: { ...week, totalSlots: from },
      week: { ...week, totalSlots: to },
    });
  const assign = (from: number, to: number) =>
    Promise.all(
      drivers
        .slice(from, to)
        .map(({ employeeId }) => assignVacation(args, { driverId: employeeId, weekId: 'W001' })),
    );
  await Promise.all([assign(0, 20), total(3, 6)]);
  await assign(20, 30);
  expect(await slots()).toMatchObject({ totalSlots: 6, usedSlots: 6, assigned: 6 });
  const held = await args.deps.stores.weeks.manual(args.access.scope);
  await Promise.all([
    ...held.slice(0, 4).map((one) => unassignVacation(args, one)),
    assign(30, 40),
    total(6, 5),
  ]);
  await assign(40, 50);
  const { totalSlots, usedSlots, remainingSlots } = await slots();
  expect([totalSlots, usedSlots + remainingSlots]).toEqual([5, Math.max(5, usedSlots)]);
  expect(usedSlots).toBeLessThanOrEqual(6);
});

test('gives a driver one of several weeks assigned at once', async () => {
  const { args, slots } = await makeSiteOfFifty();
  const ids = ['W002', 'W003', 'W004'];
  await addVacationWeeks(
    args,
    ids.map((weekId) => ({ ...week, weekId })),
  );
  const results = await Promise.all(
    ids.map((weekId) => assignVacation(args, { driverId: '5000001', weekId })),
  );
  expect(results.filter((one) => one.ok)).toHaveLength(1);
  expect((await slots()).assigned).toBe(1);
});
