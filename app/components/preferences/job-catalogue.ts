import {
  choiceField,
  combine,
  field,
  searchField,
  type Codec,
} from '~/app/components/address/codec';
import { rankingPages } from '~/app/components/address/page-paths';
import { ownListWords, type CataloguePage } from '~/app/components/ranking/catalogue';
import { copy } from '~/app/copy/copy';
import {
  formatLocation,
  formatLocationAndPlaces,
  formatShift,
  formatWorkDays,
} from '~/app/copy/describe-job';
import type { Job } from '~/domain/jobs/job';
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
import { orderJobs } from '~/domain/picks/rank-orders';
import { isWeekDay } from '~/domain/picks/week-days';

const timeField = (name: 'from' | 'to'): Codec<number> =>
  field(
    name,
    noFilter[name],
    (time) => (startTimePattern.test(time) ? toMinutes(time) : undefined),
    toTime,
  );

const toSearchText = (job: Job): string => `${formatWorkDays(job)} ${formatLocation(job)}`;

/** The catalogue of jobs that drivers rank in a selection period. */
export const jobCatalogue: CataloguePage<Job, JobColumn, JobFilter> = {
  path: rankingPages.jobs,
  noun: 'job',
  list: ownListWords,
  get items() {
    return copy.ranking.jobs;
  },
  get title() {
    return copy.preferences.listTitle;
  },
  get hint() {
    return copy.preferences.firstPick;
  },
  get emptyHint() {
    return copy.preferences.addFirst;
  },
  get nothingRanked() {
    return copy.preferences.noPicks;
  },
  get savedEmpty() {
    return copy.preferences.emptyList;
  },
  getId: ({ jobId }) => jobId,
  mayRank: () => true,
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
  select: (jobs, filter, sort) =>
    sortJobs(filterJobs(jobs, filter, toSearchText), sort, formatLocation),
  rankAll: {
    includes: () => true,
    orders: {
      earliest: {
        get text() {
          return copy.preferences.earliestFirst;
        },
        sort: (jobs) => orderJobs(jobs, 'earliest'),
      },
      latest: {
        get text() {
          return copy.preferences.latestFirst;
        },
        sort: (jobs) => orderJobs(jobs, 'latest'),
      },
      weekends: {
        get text() {
          return copy.preferences.weekendsOffFirst;
        },
        sort: (jobs) => orderJobs(jobs, 'weekends-off'),
      },
    },
  },
  printed: {
    get title() {
      return copy.preferences.title;
    },
    get columns() {
      // Only the ID and the start time are short.
      return copy.preferences.printedColumns.map((label, column) =>
        column > 1 ? { label, holds: 'texts' as const } : label,
      );
    },
    toCells: (job, clock) => [
      formatShift(job, clock),
      formatWorkDays(job),
      formatLocationAndPlaces(job),
    ],
  },
};
