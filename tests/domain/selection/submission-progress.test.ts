import { expect, test } from 'vitest';
import type { PickList } from '~/domain/picks/pick-list';
import { firstWindow } from '~/domain/selection/selection-window';
import { submissionProgress } from '~/domain/selection/submission-progress';
import { anAwardDriver } from '~/tests/support/award-builders';

const timeZone = 'America/New_York';
const selection = firstWindow('2026-11-21T12:00:00.000Z', timeZone);
const drivers = [1, 2, 3, 4].map((seniorityNumber) =>
  anAwardDriver({
    seniorityNumber,
    name: `D${seniorityNumber}`,
    isEligible: seniorityNumber !== 2,
  }),
);
const save = (place: number, acceptedAt: string, more: Partial<PickList> = {}): PickList => ({
  employeeId: drivers[place]!.employeeId,
  jobIds: ['J1'],
  periodId: selection.periodId,
  windowVersion: 1,
  acceptedAt,
  receiptNumber: 'R',
  late: false,
  ...more,
});
const getProgress = (picks: readonly PickList[], now: string) =>
  submissionProgress({ drivers, picks, window: selection, timeZone, now });

test('lists who has saved and who has not, by seniority', () => {
  const picks = [
    save(3, '2026-11-22T10:00:00.000Z'),
    save(1, '2026-11-22T10:00:00.000Z'),
    save(0, '2026-11-22T10:00:00.000Z', { periodId: '2026-W48' }),
  ];
  const { hasSaved, missing } = getProgress(picks, '2026-11-23T12:00:00.000Z');
  expect(hasSaved).toEqual([false, false, true]);
  expect(missing).toEqual([
    { employeeId: '1000001', name: 'D1', seniorityNumber: 1 },
    { employeeId: '1000003', name: 'D3', seniorityNumber: 3 },
  ]);
});

test("counts each driver's first save by the site's local day", () => {
  const picks = [
    save(0, '2026-11-23T18:00:00.000Z', { firstSavedAt: '2026-11-22T03:00:00.000Z' }),
    save(2, '2026-11-22T12:00:00.000Z'),
    save(3, '2026-11-23T12:00:00.000Z'),
  ];
  const { days, growth } = getProgress(picks, '2026-11-23T12:00:00.000Z');
  expect(days).toEqual([
    { day: '2026-11-21', newly: 1, total: 1 },
    { day: '2026-11-22', newly: 1, total: 2 },
    { day: '2026-11-23', newly: 1, total: 3 },
  ]);
  expect(growth).toHaveLength(61);
  expect(growth[0]).toEqual({ at: selection.openedAt, saved: 0 });
  expect(growth[30]).toEqual({ at: '2026-11-22T12:00:00.000Z', saved: 2 });
  expect(growth.at(-1)).toEqual({ at: '2026-11-23T12:00:00.000Z', saved: 3 });
});

test('ends the chart at the cutoff or at the last late save', () => {
  const afterwards = '2026-11-30T00:00:00.000Z';
  expect(getProgress([], afterwards).growth.at(-1)).toEqual({
    at: selection.closesAt.instant,
    saved: 0,
  });
  const late = save(0, '2026-11-26T00:00:00.000Z', { late: true });
  expect(getProgress([late], afterwards).growth.at(-1)).toEqual({ at: late.acceptedAt, saved: 1 });
});
