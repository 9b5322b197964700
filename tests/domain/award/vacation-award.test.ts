import { describe, expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { anAwardDriver, anInput, aWeek, makePicks } from '~/tests/support/award-builders';

const awardLines = (input: AwardInput): string[] =>
  award(input).vacations.map(
    ({ weekId, driverId, assignmentType }) => `${weekId} ${driverId} ${assignmentType}`,
  );
const drivers = [1, 2, 3].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
const [idA, idB, idC] = ['1000001', '1000002', '1000003'] as const;
const weeks = [
  aWeek({ weekId: 'W001', totalSlots: 1 }),
  aWeek({ weekId: 'W002', startDate: '2025-01-13', totalSlots: 2 }),
];

describe('manual vacation assignments', () => {
  const manual = (...entries: [string, string][]) =>
    awardLines(
      anInput({
        drivers,
        vacationWeeks: weeks,
        manualVacationAssignments: entries.map(([driverId, weekId]) => ({ driverId, weekId })),
      }),
    );

  test('allow several drivers per week, up to its slots', () => {
    expect(manual([idA, 'W002'], [idB, 'W002'], [idC, 'W002'])).toEqual([
      `W002 ${idA} manual`,
      `W002 ${idB} manual`,
    ]);
  });

  test('allow one per driver, and the first counts', () => {
    expect(manual([idA, 'W002'], [idA, 'W001'])).toEqual([`W002 ${idA} manual`]);
  });

  test("skip an assignment to a full week, so the driver's next one may count", () => {
    expect(manual([idA, 'W001'], [idB, 'W001'], [idB, 'W002'])).toEqual([
      `W001 ${idA} manual`,
      `W002 ${idB} manual`,
    ]);
  });

  test('drop unknown drivers and weeks', () => {
    expect(manual(['9999999', 'W001'], [idA, 'W009'])).toEqual([]);
  });

  test('reduce the slots left for preferences, whatever remainingSlots says', () => {
    const input = anInput({
      drivers,
      vacationWeeks: [aWeek({ totalSlots: 2, remainingSlots: 0 })],
      manualVacationAssignments: [{ driverId: idC, weekId: 'W001' }],
      vacationPreferences: [makePicks(idB, ['W001']), makePicks(idA, ['W001'])],
    });
    expect(awardLines(input)).toEqual([`W001 ${idA} preference`, `W001 ${idC} manual`]);
  });
});

test('awards preferences by seniority up to the slots of each week', () => {
  const input = anInput({
    drivers,
    vacationWeeks: weeks,
    vacationPreferences: [
      makePicks(idC, ['W001', 'W002']),
      makePicks(idB, ['W001', 'W009', 'W002']),
      makePicks(idA, ['W001']),
    ],
  });
  expect(awardLines(input)).toEqual([
    `W001 ${idA} preference`,
    `W002 ${idB} preference`,
    `W002 ${idC} preference`,
  ]);
});

test('gives ineligible drivers no week by preference or as a leftover', () => {
  const input = anInput({
    settings: { assignLeftoverVacations: true, useSeniorityAssignment: true },
    drivers: [anAwardDriver({ isEligible: false })],
    vacationWeeks: weeks,
    vacationPreferences: [makePicks(idA, ['W001'])],
  });
  expect(awardLines(input)).toEqual([]);
});

describe('leftover weeks', () => {
  const leftover = (settings: NonNullable<Parameters<typeof anInput>[0]>['settings']) =>
    awardLines(
      anInput({
        settings: { assignLeftoverVacations: true, ...settings },
        drivers: drivers.map((driver, i) => ({ ...driver, vcStatus: i > 0 })),
        vacationWeeks: [
          aWeek({ weekId: 'W009', startDate: '2025-03-03' }),
          aWeek({ weekId: 'W002', startDate: '2025-01-06' }),
          aWeek({ weekId: 'W001', startDate: '2025-01-06' }),
        ],
      }),
    );

  test('remain free unless the site assigns them', () => {
    expect(leftover({ assignLeftoverVacations: false, useSeniorityAssignment: true })).toEqual([]);
  });

  test('in seniority mode go to all by start date, then week id', () => {
    expect(leftover({ useSeniorityAssignment: true })).toEqual([
      `W001 ${idA} seniority`,
      `W002 ${idB} seniority`,
      `W009 ${idC} seniority`,
    ]);
  });

  test('otherwise go to VC drivers, where the company uses VC status', () => {
    expect(leftover({})).toEqual([`W001 ${idB} vc-assigned`, `W002 ${idC} vc-assigned`]);
    expect(leftover({ company: { usesVCStatus: false } })).toEqual([]);
  });
});
