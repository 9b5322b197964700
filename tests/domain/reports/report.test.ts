import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import {
  assignmentsReport,
  driversReport,
  jobsReport,
  sortAssignments,
  unassignedJobsReport,
} from '~/domain/reports/report';
import { anInput, makePicks } from '~/tests/support/award-builders';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const drivers = [
  aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 2, vcStatus: true }),
  aDriver({ employeeId: '1000002', name: 'Bob', seniorityNumber: 1 }),
  aDriver({ employeeId: '1000003', name: 'Eve', seniorityNumber: 3, isEligible: false }),
];
const jobs = [aJob({ jobId: 'J1' }), aJob({ jobId: 'J2', isAirport: true, startTime: '15:30' })];

const input = anInput({
  drivers,
  jobs,
  preferences: [makePicks('1000001', ['J1'])],
});

test('exports assignments with fixed columns, Yes or No, and one line per job', () => {
  expect(assignmentsReport(input, award(input))).toEqual({
    columns: [
      'driverId',
      'driverName',
      'seniorityNumber',
      'vcStatus',
      'jobId',
      'jobStartTime',
      'weekDays',
      'airportJob',
      'assignmentType',
    ],
    rows: [['1000001', 'Ada', 2, true, 'J1', '08:00', 'Mon-Fri', false, { type: 'preference' }]],
  });
});

test('sorts assignments by job, which then comes first, or by name', () => {
  const many = anInput({
    drivers: [...drivers, aDriver({ employeeId: '1000004', name: 'Álvaro', seniorityNumber: 4 })],
    jobs: [aJob({ jobId: 'J10' }), aJob({ jobId: 'J9' }), aJob({ jobId: 'J8' })],
    preferences: [
      makePicks('1000001', ['J10']),
      makePicks('1000002', ['J9']),
      makePicks('1000004', ['J8']),
    ],
  });
  const report = assignmentsReport(many, award(many));
  const byJob = sortAssignments(report, 'job');
  expect(byJob.columns.slice(0, 4)).toEqual(['jobId', 'jobStartTime', 'weekDays', 'driverId']);
  expect(byJob.rows.map(([jobId, , , driverId]) => [jobId, driverId])).toEqual([
    ['J8', '1000004'],
    ['J9', '1000002'],
    ['J10', '1000001'],
  ]);
  const byName = sortAssignments(report, 'name');
  expect(byName.columns.slice(0, 2)).toEqual(['driverName', 'driverId']);
  expect(byName.rows.map(([name]) => name)).toEqual(['Ada', 'Álvaro', 'Bob']);
});

test('lists unassigned jobs', () => {
  expect(unassignedJobsReport(input, award(input))).toEqual({
    columns: ['jobId', 'startTime', 'workDays', 'airportJob'],
    rows: [['J2', '15:30', 'Mon-Fri', true]],
  });
});

test('lists jobs with a free place, and how many places are free if a job has several', () => {
  const several = anInput({ ...input, jobs: [aJob({ jobId: 'J1', places: 3 }), jobs[1]!] });
  expect(unassignedJobsReport(several, award(several))).toEqual({
    columns: ['jobId', 'startTime', 'workDays', 'airportJob', 'freePlaces'],
    rows: [
      ['J1', '08:00', 'Mon-Fri', false, 2],
      ['J2', '15:30', 'Mon-Fri', true, 1],
    ],
  });
});

test('lists every driver by seniority and every job with its location', () => {
  expect(driversReport(drivers).rows.map(([id, , , vc, , eligible]) => [id, vc, eligible])).toEqual(
    [
      ['1000002', false, true],
      ['1000001', true, true],
      ['1000003', false, false],
    ],
  );
  expect(jobsReport([aJob({ places: 3 }), ...jobs]).columns.at(-1)).toBe('places');
  expect(jobsReport([aJob({ places: 3 }), ...jobs]).rows.map((row) => row.at(-1))).toEqual([
    3, 1, 1,
  ]);
  expect(jobsReport(jobs).rows).toEqual([
    ['J1', '08:00', 'Mon-Fri', { place: 'local' }, false],
    ['J2', '15:30', 'Mon-Fri', { place: 'airport' }, true],
  ]);
});
