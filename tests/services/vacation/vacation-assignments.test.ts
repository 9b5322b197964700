import { expect, test } from 'vitest';
import { assignments } from '~/app/copy/en/driver/results';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { toVacationsTable } from '~/app/services/award/export-assignments.server';
import { readRecord } from '~/app/services/award/read-record.server';
import { changePortal, type PortalChange } from '~/app/services/vacation/change-portal.server';
import { addVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { closeDuePortals } from '~/app/services/vacation/close-due-portals.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { readManualVacations } from '~/app/services/vacation/read-manual-vacations.server';
import {
  readProvisionalVacations,
  readPublishedVacations,
} from '~/app/services/vacation/read-vacation-assignments.server';
import { readVacationDashboard } from '~/app/services/vacation/read-vacation-dashboard.server';
import { verifyAward } from '~/domain/award/record/verify-award';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { fakeSite } from '~/tests/support/fake-site';
import { assignVacation } from '~/tests/support/manual-assignments';
import { aDriver } from '~/tests/support/roster-builders';
import { rankWeeks } from '~/tests/support/save-ranks';

const drivers = [1, 2, 3, 4].map((rank) =>
  aDriver({
    employeeId: `100000${rank}`,
    name: `Driver ${rank}`,
    seniorityNumber: rank,
    isEligible: rank < 4,
  }),
);
const weeks = [
  { weekId: 'W002', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1 },
  { weekId: 'W001', startDate: '2027-01-11', endDate: '2027-01-17', totalSlots: 2 },
];

/** Driver 1 wants W001. Drivers 2 and 3 both want W002, which has one slot. */
const started = async () => {
  const fake = await fakeSite(drivers);
  const args = async () => ({ deps: fake.deps, access: await fake.asAdmin(), now: fake.now() });
  const change = async (input: PortalChange) => changePortal({ ...(await args()), input });
  await addVacationWeeks(await args(), weeks);
  await change({ intent: 'open-portal' });
  for (const [employeeId, picks] of [
    ['1000001', ['W001']],
    ['1000002', ['W002', 'W001']],
    ['1000003', ['W002', 'W001']],
    ['1000004', []],
  ] as const)
    expect((await rankWeeks(fake.deps, employeeId, picks)).ok).toBe(true);
  const close = async () => {
    expect((await change({ intent: 'close-portal' })).ok).toBe(true);
    fake.clock.advance(21_000);
  };
  return { fake, args, close };
};
const given = (shown: Awaited<ReturnType<typeof readPublishedVacations>>) =>
  shown?.rows.map(({ employeeId, weekId, assignmentType }) => [employeeId, weekId, assignmentType]);

test('the provisional award shows who gets what and how full the weeks become', async () => {
  const { args } = await started();
  expect(await readPublishedVacations(await args())).toBeNull();
  const shown = await readProvisionalVacations(await args());
  expect(given(shown)).toEqual([
    ['1000001', 'W001', 'preference'],
    ['1000002', 'W002', 'preference'],
    ['1000003', 'W001', 'preference'],
    ['1000004', null, null],
  ]);
  expect(shown?.weeks.map(({ weekId, preference, free }) => [weekId, preference, free])).toEqual([
    ['W002', 1, 0],
    ['W001', 2, 0],
  ]);
  expect([shown?.difference, shown?.publication]).toEqual([null, null]);
});

test('a closure recorded meanwhile does not refuse publishing; another publication does', async () => {
  const { fake, args, close } = await started();
  await close();
  const before = await args();
  const swept = await closeDuePortals({
    deps: fake.deps,
    shards: allDueShards,
    hasTime: () => true,
  });
  expect(swept.recorded).toBe(1);
  expect(await publishVacations(before)).toMatchObject({ ok: true, value: { version: 1 } });
  expect(await publishVacations(before)).toEqual({ ok: false, error: { code: 'site-changed' } });
});

test('publishing is refused if the portal was opened meanwhile', async () => {
  const { args, close } = await started();
  await close();
  const before = await args();
  await changePortal({ ...(await args()), input: { intent: 'open-portal' } });
  const refused = { ok: false, error: { code: 'portal-still-open' } };
  expect(await publishVacations(before)).toEqual(refused);
});

test('publishing again says what differs and from which seniority on', async () => {
  const { fake, args, close } = await started();
  await close();
  expect((await publishVacations(await args())).ok).toBe(true);
  await assignVacation(await args(), { driverId: '1000003', weekId: 'W002' });
  const preview = await readProvisionalVacations(await args());
  expect(await publishVacations({ ...(await args()), seen: 0 })).toEqual({
    ok: false,
    error: { code: 'award-changed' },
  });
  expect(await publishVacations({ ...(await args()), seen: 1 })).toMatchObject({
    ok: true,
    value: { version: 2 },
  });
  const shown = await readPublishedVacations(await args());
  expect(shown?.difference).toEqual(preview?.difference);
  expect(shown?.difference).toMatchObject({
    from: { rank: 2, seniorityNumber: 2 },
    changes: [
      {
        driverId: '1000002',
        before: [{ awardedId: 'W002', assignmentType: 'preference' }],
        after: [{ awardedId: 'W001', assignmentType: 'preference' }],
      },
      {
        driverId: '1000003',
        before: [{ awardedId: 'W001', assignmentType: 'preference' }],
        after: [{ awardedId: 'W002', assignmentType: 'manual' }],
      },
    ],
  });
  const { scope } = await fake.asAdmin();
  const which = { deps: fake.deps, scope, periodId: vacationAwardId, version: 2 };
  const record = await readRecord(which);
  expect(verifyAward(record, fake.deps.sha256)).toEqual({
    ok: true,
    value: { digest: shown?.publication?.digest },
  });
});

test('the dashboard counts eligible drivers, weeks and who is assigned', async () => {
  const { args, close } = await started();
  const figures = {
    submissions: { rate: 100, eligible: 3, submitted: 3, missing: 0 },
    weeks: { count: 2, totalSlots: 3 },
    assignedDrivers: 3,
  };
  expect(await readVacationDashboard(await args())).toEqual(figures);
  await close();
  await publishVacations(await args());
  await addVacationWeeks(await args(), [{ ...weeks[0]!, weekId: 'W003' }]);
  await assignVacation(await args(), { driverId: '1000004', weekId: 'W003' });
  // Until the next publication, the figures are those of the published award.
  expect(await readVacationDashboard(await args())).toMatchObject({ assignedDrivers: 3 });
});

test('the manual form lists weeks by their dates, with the slots that no manual or published assignment takes', async () => {
  const { args, close } = await started();
  await assignVacation(await args(), { driverId: '1000003', weekId: 'W001' });
  const form = await readManualVacations(await args());
  expect(form.manual).toMatchObject([{ driverId: '1000003', name: 'Driver 3', weekId: 'W001' }]);
  const countLeft = ({ weeks: shown }: typeof form) =>
    shown.map(({ weekId, remainingSlots }) => [weekId, remainingSlots]);
  expect(countLeft(form)).toEqual([
    ['W002', 1],
    ['W001', 1],
  ]);
  await close();
  await publishVacations(await args());
  expect(countLeft(await readManualVacations(await args()))).toEqual([
    ['W002', 0],
    ['W001', 0],
  ]);
});

test('the exported table has one row per driver, with dates and label', async () => {
  const { args } = await started();
  const { rows, weeks: usage } = (await readProvisionalVacations(await args()))!;
  expect(toVacationsTable(rows, usage, assignments.vacationTypes).slice(1)).toEqual([
    ['1000001', 'Driver 1', 1, 'W001', '2027-01-11', '2027-01-17', 'Driver Preference'],
    ['1000002', 'Driver 2', 2, 'W002', '2027-01-04', '2027-01-10', 'Driver Preference'],
    ['1000003', 'Driver 3', 3, 'W001', '2027-01-11', '2027-01-17', 'Driver Preference'],
    ['1000004', 'Driver 4', 4, '', '', '', ''],
  ]);
});
