import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import { assignmentRows, vacationRows } from '~/domain/award/figures/assignment-rows';
import {
  anAwardDriver,
  anAwardJob,
  anInput,
  aWeek,
  makePicks,
} from '~/tests/support/award-builders';

test('names every driver on vacation who usually does a job of several places', () => {
  const onVacation = { weekId: 'W1', usualJobId: 'J1' };
  const input = anInput({
    drivers: [
      anAwardDriver({ employeeId: '1000001', seniorityNumber: 1, onVacation }),
      anAwardDriver({ employeeId: '1000002', seniorityNumber: 2, onVacation }),
      anAwardDriver({ employeeId: '1000003', seniorityNumber: 3 }),
    ],
    jobs: [anAwardJob({ jobId: 'J1', places: 2 })],
    preferences: [makePicks('1000003', ['J1'])],
  });
  const rows = assignmentRows(input, award(input));
  expect(rows.map(({ employeeId, jobId, coversFor }) => [employeeId, jobId, coversFor])).toEqual([
    ['1000001', null, []],
    ['1000002', null, []],
    ['1000003', 'J1', ['1000001', '1000002']],
  ]);
});

test('says when a job is worked, and which pick it is in the latest list', () => {
  const input = anInput({
    drivers: [1, 2, 3, 4].map((seniorityNumber) => anAwardDriver({ seniorityNumber })),
    jobs: [
      anAwardJob({ jobId: 'J1' }),
      anAwardJob({ jobId: 'J2', startTime: '05:30', weekDays: 'Tue-Sat' }),
      anAwardJob({ jobId: 'J3' }),
    ],
    preferences: [
      makePicks('1000001', ['J2', 'J3'], '2026-11-24T10:00:00.000Z'),
      makePicks('1000001', ['J1', 'J3'], '2026-11-23T10:00:00.000Z'),
      makePicks('1000002', ['J2', 'gone', 'J3']),
    ],
    manualAssignments: [{ driverId: '1000003', jobId: 'J1' }],
  });
  expect(
    assignmentRows(input, award(input)).map(({ jobId, startTime, weekDays, rank }) => [
      jobId,
      startTime,
      weekDays,
      rank,
    ]),
  ).toEqual([
    ['J2', '05:30', 'Tue-Sat', 1],
    ['J3', '08:00', 'Mon-Fri', 3],
    ['J1', '08:00', 'Mon-Fri', null],
    [null, null, null, null],
  ]);
});

test('says why a driver has no job, and not that leave keeps a driver from vacation weeks', () => {
  const onLeave = { from: '2026-11-30', to: '2026-12-06' };
  const onVacation = { weekId: 'W1', usualJobId: null };
  const input = anInput({
    drivers: [
      anAwardDriver({ seniorityNumber: 1 }),
      anAwardDriver({ seniorityNumber: 2, onLeave }),
      anAwardDriver({ seniorityNumber: 3, onLeave, onVacation }),
      anAwardDriver({ seniorityNumber: 4, onLeave, isEligible: false }),
    ],
  });
  const ofJobs = assignmentRows(input, award(input)).map(({ without }) => without);
  const ofWeeks = vacationRows(input, award(input)).map(({ without }) => without);
  expect([ofJobs, ofWeeks]).toEqual([
    ['unassigned', 'on-leave', 'on-leave', 'not-eligible'],
    ['unassigned', 'unassigned', 'on-vacation', 'not-eligible'],
  ]);
});

test('says which pick a vacation week is', () => {
  const input = anInput({
    drivers: [anAwardDriver(), anAwardDriver({ seniorityNumber: 2 })],
    vacationWeeks: [
      aWeek(),
      aWeek({ weekId: 'W2', startDate: '2025-02-03', endDate: '2025-02-09' }),
    ],
    vacationPreferences: [makePicks('1000001', ['W001']), makePicks('1000002', ['W001', 'W2'])],
  });
  expect(vacationRows(input, award(input)).map(({ weekId, rank }) => [weekId, rank])).toEqual([
    ['W001', 1],
    ['W2', 2],
  ]);
});
