import { expect, test } from 'vitest';
import { runAward } from '~/domain/award/award';
import { findConflicts } from '~/domain/award/conflicts';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';

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
      winnerIds: [],
      isResolved: false,
    },
    {
      jobId: 'J2',
      jobDetails: { startTime: '08:00', weekDays: 'Mon-Fri', isAirport: false, places: 1 },
      drivers: [disputing(2, false), disputing(4, false)],
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
