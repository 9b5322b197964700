import type { Catalogue } from '~/app/components/ranking/catalogue';
import { jobLocation, type Job } from '~/domain/jobs/job';
import { startTimePattern } from '~/domain/jobs/limits';
import {
  filterJobs,
  jobColumns,
  jobTypes,
  minutesOf,
  noFilter,
  sortJobs,
  startRange,
  timeOf,
  type JobColumn,
  type JobFilter,
} from '~/domain/picks/filter-jobs';
import { isWeekDay } from '~/domain/picks/week-days';

const minutesIn = (time: string | null, otherwise: number): number =>
  time !== null && startTimePattern.test(time) ? minutesOf(time) : otherwise;

/** Drivers rank the jobs of a selection period. */
export const jobCatalogue: Catalogue<Job, JobColumn, JobFilter> = {
  path: '/driver-preferences',
  noun: 'Job',
  title: 'Your Job Preferences',
  hint: 'Pick 1 is the job you want most.',
  emptyHint: 'Add the job you want most first. It becomes Pick 1.',
  nothingRanked: 'You have no picks for this period.',
  savedEmpty: 'An empty list: no job is assigned by preference.',
  getId: ({ jobId }) => jobId,
  columns: jobColumns,
  noFilter,
  readFilter: (query) => ({
    query: (query.get('q') ?? '').slice(0, 100),
    from: minutesIn(query.get('from'), startRange.min),
    to: minutesIn(query.get('to'), startRange.max),
    type: jobTypes.find((type) => type === query.get('type')) ?? 'all',
    days: query.getAll('day').filter(isWeekDay),
  }),
  filterPairs: ({ query, from, to, type, days }) => {
    const pairs: [string, string, isUsual: boolean][] = [
      ['q', query, query === ''],
      ['from', timeOf(from), from === noFilter.from],
      ['to', timeOf(to), to === noFilter.to],
      ['type', type, type === 'all'],
      ...days.map((day): [string, string, boolean] => ['day', day, false]),
    ];
    return pairs.flatMap(([name, value, isUsual]) => (isUsual ? [] : [[name, value]]));
  },
  select: (jobs, filter, sort) => sortJobs(filterJobs(jobs, filter), sort),
  printed: {
    title: 'Job Preferences',
    columns: ['Job ID', 'Start Time', 'Days of Week', 'Location'],
    toCells: (job) => [job.startTime, job.weekDays, jobLocation(job)],
  },
};
