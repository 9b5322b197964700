import { expect, test } from 'vitest';
import { runAward } from '~/domain/award/award';
import { explainHolder, findConflicts } from '~/domain/award/figures/conflicts';
import {
  anAwardDriver,
  anAwardJob,
  anInput,
  makePicks,
  someSettings,
} from '~/tests/support/award-builders';

const drivers = [1, 2, 3, 4].map((seniorityNumber) => anAwardDriver({ seniorityNumber }));
const jobs = [anAwardJob({ jobId: 'J2' }), anAwardJob({ jobId: 'J1', isAirport: true })];
const disputing = (seniorityNumber: number, gotJob: boolean) => ({
  driverId: String(1_000_000 + seniorityNumber),
  driverName: 'Ana Baker',
  seniorityNumber,
  submissionTime: '2026-11-23T10:00:00.000Z',
  gotJob,
});

test('lists every job that is Pick 1 of several drivers, with its winner', () => {
  const preferences = [
    makePicks('1000004', ['J2']),
    makePicks('1000002', ['GONE', 'J2']),
    makePicks('1000001', ['J1', 'J2']),
    makePicks('1000003', ['J1']),
  ];
  expect(findConflicts(runAward(anInput({ drivers, jobs, preferences })))).toEqual([
    {
      jobId: 'J1',
      jobDetails: { startTime: '08:00', weekDays: 'Mon-Fri', isAirport: true, places: 1 },
      drivers: [disputing(1, false), disputing(3, false)],
      holders: [],
      winnerIds: [],
      isResolved: false,
    },
    {
      jobId: 'J2',
      jobDetails: { startTime: '08:00', weekDays: 'Mon-Fri', isAirport: false, places: 1 },
      drivers: [disputing(2, false), disputing(4, false)],
      holders: [
        { driverId: '1000001', driverName: 'Ana Baker', assignmentType: 'preference', rank: 2 },
      ],
      winnerIds: [],
      isResolved: false,
    },
  ]);
});

test('is resolved once one of the disputing drivers has the job', () => {
  const preferences = [makePicks('1000002', ['J2']), makePicks('1000003', ['J2', 'J1'])];
  const manualAssignments = [{ driverId: '1000003', jobId: 'J2' }];
  const [byPick] = findConflicts(runAward(anInput({ drivers, jobs, preferences })));
  const [byHand] = findConflicts(
    runAward(anInput({ drivers, jobs, preferences, manualAssignments })),
  );
  expect([byPick?.winnerIds, byHand?.winnerIds]).toEqual([['1000002'], ['1000003']]);
});

test('is not resolved when someone else has the job', () => {
  const preferences = [makePicks('1000002', ['J2']), makePicks('1000003', ['J2'])];
  const manualAssignments = [{ driverId: '1000004', jobId: 'J2' }];
  const [conflict] = findConflicts(
    runAward(anInput({ drivers, jobs, preferences, manualAssignments })),
  );
  expect([conflict?.isResolved, conflict?.winnerIds]).toEqual([false, []]);
});

test('needs more drivers than the job has places', () => {
  const places = jobs.map((job) => ({ ...job, places: 2 }));
  const find = (...wanting: string[]) =>
    findConflicts(
      runAward(
        anInput({ drivers, jobs: places, preferences: wanting.map((id) => makePicks(id, ['J2'])) }),
      ),
    );
  expect(find('1000002', '1000003')).toEqual([]);
  expect(find('1000002', '1000003', '1000004')[0]).toMatchObject({
    jobDetails: { places: 2 },
    winnerIds: ['1000002', '1000003'],
  });
});

test('finds no conflict for one driver, for equal second picks or for replaced lists', () => {
  const preferences = [
    makePicks('1000001', ['J1', 'J2']),
    makePicks('1000002', ['J1'], '2026-11-22T10:00:00Z'),
    makePicks('1000002', ['J2', 'J1'], '2026-11-23T10:00:00Z'),
  ];
  expect(findConflicts(runAward(anInput({ drivers, jobs, preferences })))).toEqual([]);
});

/** Why the holders of the only conflict get the job. */
const explain = (fields: Partial<Parameters<typeof anInput>[0]>) => {
  const [conflict] = findConflicts(runAward(anInput({ drivers, jobs, ...fields })));
  return conflict?.holders.map((holder) => [holder.driverId, explainHolder(conflict, holder)]);
};
const bothWantJ2 = [makePicks('1000002', ['J2']), makePicks('1000003', ['J2'])];

test('explains who gets the job of a conflict', () => {
  const ineligible = drivers.map((driver) => ({
    ...driver,
    isEligible: driver.employeeId !== '1000002',
  }));
  const later = [makePicks('1000001', ['J1', 'J2']), ...bothWantJ2];
  const manual = (driverId: string) => [{ driverId, jobId: 'J2' }];
  expect([
    explain({ preferences: bothWantJ2 }),
    explain({ preferences: bothWantJ2, drivers: ineligible }),
    explain({ preferences: later }),
    explain({ preferences: bothWantJ2, manualAssignments: manual('1000003') }),
    explain({ preferences: bothWantJ2, manualAssignments: manual('1000004') }),
  ]).toEqual([
    [['1000002', { code: 'most-senior', winners: 1, drivers: 2 }]],
    [['1000003', { code: 'next-senior' }]],
    [['1000001', { code: 'later-pick', rank: 2 }]],
    [['1000003', { code: 'manual' }]],
    [['1000004', { code: 'manual' }]],
  ]);
});

test('explains a job of several places, and one that goes by a rule', () => {
  const twoPlaces = jobs.map((job) => ({ ...job, places: 2 }));
  const wanting = [1, 2, 3].map((n) => makePicks(`100000${n}`, ['J2']));
  const top = { code: 'most-senior', winners: 2, drivers: 3 };
  expect(explain({ jobs: twoPlaces, preferences: wanting })).toEqual([
    ['1000001', top],
    ['1000002', top],
  ]);
  const nobodyMay = drivers.map((driver) => ({
    ...driver,
    isEligible: driver.employeeId === '1000001',
  }));
  expect(
    explain({
      drivers: nobodyMay,
      preferences: bothWantJ2,
      settings: someSettings({ useSeniorityAssignment: true }),
      jobs: [anAwardJob({ jobId: 'J2' })],
    }),
  ).toEqual([['1000001', { code: 'rule', assignmentType: 'seniority' }]]);
});
