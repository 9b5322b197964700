import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import {
  assignmentsReport,
  driversReport,
  jobsReport,
  leaveOutColumn,
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

test('leaves a column out, with its cells', () => {
  const report = assignmentsReport(input, award(input));
  expect(leaveOutColumn(report, 'driverId')).toEqual({
    columns: report.columns.slice(1),
    rows: report.rows.map((row) => row.slice(1)),
  });
  expect(leaveOutColumn(report, 'places')).toEqual(report);
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
