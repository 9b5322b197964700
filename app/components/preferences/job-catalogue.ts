import {
  choiceField,
  combine,
  field,
  searchField,
  type Codec,
} from '~/app/components/address/codec';
import type { CataloguePage } from '~/app/components/ranking/catalogue';
import { jobLocation, type Job } from '~/domain/jobs/job';
import { startTimePattern } from '~/domain/jobs/limits';
import {
  filterJobs,
  offeredJobColumns,
  jobTypes,
  toMinutes,
  noFilter,
  sortJobs,
  toTime,
  type JobColumn,
  type JobFilter,
} from '~/domain/picks/filter-jobs';
import { isWeekDay } from '~/domain/picks/week-days';

const timeField = (name: 'from' | 'to'): Codec<number> =>
  field(
    name,
    noFilter[name],
    (time) => (startTimePattern.test(time) ? toMinutes(time) : undefined),
    toTime,
  );

/** Drivers rank the jobs of a selection period. */
export const jobCatalogue: CataloguePage<Job, JobColumn, JobFilter> = {
  path: '/driver-preferences',
  noun: 'Job',
  title: 'Your Job Preferences',
  hint: 'Pick 1 is the job you want most.',
  emptyHint: 'Add the job you want most first. It becomes Pick 1.',
  nothingRanked: 'You have no picks for this period.',
  savedEmpty: 'An empty list: no job is assigned by preference.',
  getId: ({ jobId }) => jobId,
  columns: offeredJobColumns,
  noFilter,
  filter: combine<JobFilter>({
    query: searchField,
    from: timeField('from'),
    to: timeField('to'),
    type: choiceField('type', jobTypes, 'all'),
    days: {
      read: (query) => query.getAll('day').filter(isWeekDay),
      write: (days) => days.map((day) => ['day', day]),
    },
  }),
  select: (jobs, filter, sort) => sortJobs(filterJobs(jobs, filter), sort),
  printed: {
    title: 'Job Preferences',
    columns: ['Job ID', 'Start Time', 'Days of Week', 'Location'],
    toCells: (job) => [job.startTime, job.weekDays, jobLocation(job)],
  },
};
