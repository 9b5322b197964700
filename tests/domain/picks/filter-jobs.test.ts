import { expect, test } from 'vitest';
import type { Job } from '~/domain/jobs/job';
import {
  countActiveFilters,
  filterJobs,
  isQuickFilterOn,
  noFilter,
  sortJobs,
  toggleQuickFilter,
  toTime,
} from '~/domain/picks/filter-jobs';
import { aJob } from '~/tests/support/roster-builders';

const early = aJob({ jobId: 'J10', startTime: '05:30', isAirport: true, weekDays: 'Mon-Fri' });
const day = aJob({ jobId: 'J2', startTime: '08:00', weekDays: 'Tue-Sat', location: 'Downtown' });
const late = aJob({ jobId: 'J1', startTime: '14:00', weekDays: 'Wed-Sun' });
const jobs = [early, day, late];
const toLocation = ({ location, isAirport }: Job) =>
  location || (isAirport ? 'Aeropuerto' : 'Local');
const toText = (job: Job) => `${job.weekDays} ${toLocation(job)}`;
const ids = (found: typeof jobs) => found.map((job) => job.jobId);

test('shows everything without a filter', () => {
  expect(filterJobs(jobs, noFilter, toText)).toEqual(jobs);
  expect(countActiveFilters(noFilter)).toBe(0);
});

test('finds jobs with every word in id, time, days or location', () => {
  expect(ids(filterJobs(jobs, { ...noFilter, query: ' down tue ' }, toText))).toEqual(['J2']);
  expect(ids(filterJobs(jobs, { ...noFilter, query: 'AEROPUERTO' }, toText))).toEqual(['J10']);
  expect(ids(filterJobs(jobs, { ...noFilter, query: 'local' }, toText))).toEqual(['J1']);
  expect(ids(filterJobs(jobs, { ...noFilter, query: '14:00' }, toText))).toEqual(['J1']);
  expect(ids(filterJobs(jobs, { ...noFilter, query: '2:00 PM' }, toText))).toEqual(['J1']);
});

test('keeps start times at both ends of the range', () => {
  const range = { ...noFilter, from: 330, to: 480 };
  expect(ids(filterJobs(jobs, range, toText))).toEqual(['J10', 'J2']);
  expect(countActiveFilters(range)).toBe(1);
});

test('filters airport jobs', () => {
  expect(ids(filterJobs(jobs, { ...noFilter, type: 'airport' }, toText))).toEqual(['J10']);
  expect(ids(filterJobs(jobs, { ...noFilter, type: 'other' }, toText))).toEqual(['J2', 'J1']);
});

test('finds only jobs with every chosen day', () => {
  expect(ids(filterJobs(jobs, { ...noFilter, days: ['Sat'] }, toText))).toEqual(['J2', 'J1']);
  expect(ids(filterJobs(jobs, { ...noFilter, days: ['Sat', 'Tue'] }, toText))).toEqual(['J2']);
  expect(countActiveFilters({ ...noFilter, days: ['Sat', 'Tue'], type: 'other' })).toBe(2);
});

test('sorts by each column, ties by id with numbers', () => {
  const sorted = (column: Parameters<typeof sortJobs>[1]['column'], direction: 'asc' | 'desc') =>
    ids(sortJobs(jobs, { column, direction }, toLocation));
  expect(sorted('jobId', 'asc')).toEqual(['J1', 'J2', 'J10']);
  expect(sorted('jobId', 'desc')).toEqual(['J10', 'J2', 'J1']);
  expect(sorted('startTime', 'desc')).toEqual(['J1', 'J2', 'J10']);
  expect(sorted('weekDays', 'asc')).toEqual(['J10', 'J2', 'J1']);
  expect(sorted('location', 'asc')).toEqual(['J10', 'J2', 'J1']);
  const equal = [aJob({ jobId: 'J10' }), aJob({ jobId: 'J9' })];
  expect(ids(sortJobs(equal, { column: 'startTime', direction: 'desc' }, toLocation))).toEqual([
    'J9',
    'J10',
  ]);
});

test('writes minutes as a time of day', () => {
  expect([0, 330, 1439].map(toTime)).toEqual(['00:00', '05:30', '23:59']);
});

test('a quick filter sets its part of the filter, and clears only that again', () => {
  const filter = { ...noFilter, query: 'harbor', to: 600 };
  const weekdays = toggleQuickFilter(filter, 'weekdays');
  expect(weekdays).toEqual({ ...filter, days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] });
  expect(isQuickFilterOn(weekdays, 'weekdays')).toBe(true);
  expect(isQuickFilterOn(weekdays, 'early')).toBe(false);
  expect(toggleQuickFilter(weekdays, 'weekdays')).toEqual(filter);
});

test('the early start leaves out a job that starts at eight', () => {
  expect(ids(filterJobs(jobs, toggleQuickFilter(noFilter, 'early'), toText))).toEqual(['J10']);
  expect(toggleQuickFilter(toggleQuickFilter(noFilter, 'early'), 'early')).toEqual(noFilter);
});
