import { expect, test } from 'vitest';
import { previewUndo, undoChange } from '~/app/services/roster/undo-change.server';
import { changePortal } from '~/app/services/vacation/change-portal.server';
import { addVacationWeeks, closeVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { readAbsence } from '~/app/services/vacation/read-absence.server';
import { readManualVacations } from '~/app/services/vacation/read-manual-vacations.server';
import {
  readProvisionalVacations,
  readPublishedVacations,
} from '~/app/services/vacation/read-vacation-assignments.server';
import { readVacationDashboard } from '~/app/services/vacation/read-vacation-dashboard.server';
import { weekTarget } from '~/app/services/vacation/week-target.server';
import { fakeSite } from '~/tests/support/fake-site';
import { assignVacation } from '~/tests/support/manual-assignments';
import { aDriver } from '~/tests/support/roster-builders';
import { rankWeeks } from '~/tests/support/save-ranks';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);
const weeks = [
  { weekId: 'W001', startDate: '2027-12-20', endDate: '2027-12-26', totalSlots: 2 },
  { weekId: 'W002', startDate: '2027-12-27', endDate: '2028-01-02', totalSlots: 1 },
];

/** Drivers 1 and 2 rank W001 first; W002 is their second choice. */
const started = async () => {
  const fake = await fakeSite(drivers);
  const args = async () => ({ deps: fake.deps, access: await fake.asAdmin(), now: fake.now() });
  await addVacationWeeks(await args(), weeks);
  await changePortal({ ...(await args()), input: { intent: 'open-portal' } });
  for (const { employeeId } of drivers.slice(0, 2))
    expect((await rankWeeks(fake.deps, employeeId, ['W001', 'W002'])).ok).toBe(true);
  const close = async (isClosed: boolean) =>
    closeVacationWeeks(await args(), { weekIds: ['W001'], isClosed });
  const publish = async () => {
    await changePortal({ ...(await args()), input: { intent: 'close-portal' } });
    fake.clock.advance(21_000);
    return publishVacations(await args());
  };
  const stored = async () =>
    (await fake.deps.stores.weeks.list(fake.scope)).map((week) => [week.weekId, week.isClosed]);
  const latest = async () => (await fake.deps.stores.activity.latest(fake.scope, 1))[0]?.event;
  return { fake, args, close, publish, stored, latest };
};
const given = (shown: Awaited<ReturnType<typeof readPublishedVacations>>) =>
  shown?.rows.map(({ employeeId, weekId }) => [employeeId, weekId]);

test('a closed week is neither ranked nor awarded nor assigned, until it is reopened', async () => {
  const { fake, args, close, stored, latest } = await started();
  expect((await close(true)).ok).toBe(true);
  expect(await latest()).toEqual({ code: 'weeks-closed', count: 1, ids: ['W001'], isClosed: true });
  expect(await close(true)).toEqual({ ok: false, error: { code: 'weeks-changed' } });
  expect(await rankWeeks(fake.deps, '1000003', ['W001'])).toMatchObject({
    error: { code: 'week-not-offered', weekId: 'W001' },
  });
  expect(await assignVacation(await args(), { driverId: '1000003', weekId: 'W001' })).toMatchObject(
    { error: { code: 'week-closed', weekId: 'W001' } },
  );
  expect(given(await readProvisionalVacations(await args()))).toEqual([
    ['1000001', 'W002'],
    ['1000002', null],
    ['1000003', null],
  ]);
  expect((await readVacationDashboard(await args())).weeks).toEqual({ count: 1, totalSlots: 1 });
  expect((await readManualVacations(await args())).weeks.map(({ weekId }) => weekId)).toEqual([
    'W002',
  ]);
  expect((await close(false)).ok).toBe(true);
  expect(await stored()).toEqual([
    ['W001', undefined],
    ['W002', undefined],
  ]);
  expect(given(await readProvisionalVacations(await args()))?.[1]).toEqual(['1000002', 'W001']);
});

test('closing takes nothing from those who hold the week, by a pick or manually', async () => {
  const { args, close, publish } = await started();
  expect((await assignVacation(await args(), { driverId: '1000003', weekId: 'W001' })).ok).toBe(
    true,
  );
  await close(true);
  expect(given(await readProvisionalVacations(await args()))).toEqual([
    ['1000001', 'W002'],
    ['1000002', null],
    ['1000003', 'W001'],
  ]);
  await close(false);
  expect((await publish()).ok).toBe(true);
  const before = given(await readPublishedVacations(await args()));
  expect(before).toEqual([
    ['1000001', 'W001'],
    ['1000002', 'W002'],
    ['1000003', 'W001'],
  ]);
  await close(true);
  expect(given(await readPublishedVacations(await args()))).toEqual(before);
  expect(given(await readProvisionalVacations(await args()))).toEqual(before);
  const absent = await readAbsence(await args(), 2027);
  expect(absent).toMatchObject({ version: 1, drivers: 3 });
  expect(absent.weeks.filter(({ weekIds }) => weekIds.length > 0)).toMatchObject([
    { weekIds: ['W001'], slots: 2, onVacation: 2, isClosed: true },
    { weekIds: ['W002'], slots: 1, onVacation: 1, isClosed: false },
  ]);
});

test('closing can be undone', async () => {
  const { args, close, stored } = await started();
  await close(true);
  const preview = await previewUndo(weekTarget, await args());
  if (!preview.ok) throw new Error(preview.error.code);
  expect(preview.value.plan.changed.map(({ item }) => item.weekId)).toEqual(['W001']);
  expect((await undoChange(weekTarget, await args(), preview.value)).ok).toBe(true);
  expect(await stored()).toEqual([
    ['W001', undefined],
    ['W002', undefined],
  ]);
});
