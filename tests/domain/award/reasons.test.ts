import { expect, test } from 'vitest';
import { reasons } from '~/app/copy/en/driver/reasons';
import { runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { toDriverReason } from '~/domain/award/driver-reason';
import { explainPicks } from '~/domain/award/reasons';
import {
  anAwardDriver,
  anAwardJob,
  anInput,
  aWeek,
  makePicks,
} from '~/tests/support/award-builders';

const [idA, idB, idC] = ['1000001', '1000012', '1000020'] as const;
const drivers = [1, 12, 20].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
const site = (lists: Partial<Omit<AwardInput, 'settings'>>) =>
  runAward(
    anInput({
      drivers,
      jobs: [
        anAwardJob({ jobId: 'J1' }),
        anAwardJob({ jobId: 'J2' }),
        anAwardJob({ jobId: 'J3' }),
        anAwardJob({ jobId: 'A1', isAirport: true }),
      ],
      ...lists,
    }),
  );
const explainTexts = (run: ReturnType<typeof site>, driverId: string, until?: 'end') =>
  explainPicks(run, 'jobs', driverId, until).map(
    ({ rank, pickId, reason }) => `${rank} ${pickId}: ${reasons.describe(toDriverReason(reason))}`,
  );

test('explains each pick down to the awarded one, in words for drivers', () => {
  const run = site({
    manualAssignments: [{ driverId: idA, jobId: 'J1' }],
    preferences: [
      makePicks(idB, ['J2']),
      makePicks(idC, ['J1', 'J2', 'A1', 'J9', 'J2', 'J3', 'J1', 'J8']),
    ],
  });
  expect(explainTexts(run, idC)).toEqual([
    '1 J1: assigned manually',
    '2 J2: went to a more senior driver (#12), who ranked it #1',
    '3 A1: needs airport certification',
    '4 J9: not offered this week',
    '6 J3: awarded to you',
  ]);
});

test('explains the picks below the award on demand', () => {
  const run = site({ preferences: [makePicks(idA, ['J9', 'J1', 'J2', 'J3'])] });
  expect(explainTexts(run, idA, 'end')).toEqual([
    '1 J9: not offered this week',
    '2 J1: awarded to you',
    '3 J2: you got pick 2 instead',
    '4 J3: you got pick 2 instead',
  ]);
});

test('returns the driver who decided it with the reason', () => {
  const run = site({ preferences: [makePicks(idA, ['J9', 'J1']), makePicks(idB, ['J1'])] });
  expect(explainPicks(run, 'jobs', idB)).toEqual([
    {
      driverId: idB,
      pickId: 'J1',
      rank: 1,
      reason: {
        code: 'went-to',
        decider: { driverId: idA, seniorityNumber: 1, rank: 2, assignmentType: 'preference' },
      },
    },
  ]);
});

test('explains that the driver has a manual assignment', () => {
  const run = site({
    manualAssignments: [{ driverId: idA, jobId: 'J2' }],
    preferences: [makePicks(idA, ['J1', 'J2', 'J3'])],
  });
  expect(explainTexts(run, idA)).toEqual([
    '1 J1: you were assigned J2 manually',
    '2 J2: assigned to you manually',
  ]);
});

test('explains that the driver is not eligible', () => {
  const run = site({
    drivers: [anAwardDriver({ isEligible: false })],
    preferences: [makePicks(idA, ['J1'])],
  });
  expect(explainTexts(run, idA)).toEqual(['1 J1: you are not eligible for this selection']);
});

test('describes the other driver as one without a seniority number', () => {
  const run = site({
    drivers: [
      anAwardDriver({ employeeId: '1', seniorityNumber: null }),
      anAwardDriver({ employeeId: '2', seniorityNumber: null }),
    ],
    preferences: [makePicks('1', ['J1']), makePicks('2', ['J1'])],
  });
  expect(explainTexts(run, '2')).toEqual([
    '1 J1: went to a driver without a seniority number, who ranked it #1',
  ]);
});

test('gives no reasons to drivers without picks and to unknown drivers', () => {
  const run = site({});
  expect([explainTexts(run, idA), explainTexts(run, '9999999')]).toEqual([[], []]);
});

test('skips struck weeks, and the others keep their ranks', () => {
  const run = site({
    vacationWeeks: [
      aWeek({ weekId: 'W001', totalSlots: 1 }),
      aWeek({ weekId: 'W002', totalSlots: 1 }),
    ],
    vacationPreferences: [
      { ...makePicks(idA, ['W001', 'W002']), struck: ['W001'] },
      makePicks(idB, ['W002']),
    ],
  });
  const explainWeeks = (driverId: string) =>
    explainPicks(run, 'vacations', driverId).map(
      ({ rank, pickId, reason }) =>
        `${rank} ${pickId}: ${reasons.describe(toDriverReason(reason))}`,
    );
  expect(explainWeeks(idA)).toEqual([
    '1 W001: removed from your list when you gave up or declined a week',
    '2 W002: awarded to you',
  ]);
  expect(explainWeeks(idB)).toEqual([
    '1 W002: went to a more senior driver (#1), who ranked it #2',
  ]);
});

test('says who took the last slot of a week', () => {
  const run = site({
    vacationWeeks: [
      aWeek({ weekId: 'W001', totalSlots: 2 }),
      aWeek({ weekId: 'W002', totalSlots: 1 }),
      aWeek({ weekId: 'W003', totalSlots: 0 }),
    ],
    manualVacationAssignments: [{ driverId: idA, weekId: 'W001' }],
    vacationPreferences: [
      makePicks(idB, ['W001']),
      makePicks(idC, ['W001', 'W003', 'W009', 'W002']),
    ],
  });
  const texts = explainPicks(run, 'vacations', idC).map(
    ({ pickId, reason }) => `${pickId}: ${reasons.describe(toDriverReason(reason))}`,
  );
  expect(texts).toEqual([
    'W001: all 2 slots were taken; the last went to a more senior driver (#12), who ranked it #1',
    'W003: the week has no slots',
    'W009: not offered this week',
    'W002: awarded to you',
  ]);
});
