import type { Job } from '~/domain/jobs/job';
import { compareNumbered } from '~/domain/shared/compare-numbered';
import { compareText } from '~/domain/shared/text';
import { readWeekDays, shortDayNames, type WeekDay } from './week-days';

/** Minutes of the day 0 to 1439, in steps of 15. */
export const startRange = { min: 0, max: 1439, step: 15 } as const;

export const jobTypes = ['all', 'airport', 'other'] as const;

export interface JobFilter {
  readonly query: string;
  /** Minutes of the day, both included. */
  readonly from: number;
  readonly to: number;
  readonly type: (typeof jobTypes)[number];
  /** The job must include each of these days. */
  readonly days: readonly WeekDay[];
}

export const noFilter: JobFilter = {
  query: '',
  from: startRange.min,
  to: startRange.max,
  type: 'all',
  days: [],
};

export const toMinutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Parts of a filter that one press sets. */
export const quickFilters = {
  weekdays: { days: shortDayNames.slice(0, 5) },
  early: { from: startRange.min, to: 8 * 60 - 1 },
} as const satisfies Record<string, Partial<JobFilter>>;
export type QuickFilter = keyof typeof quickFilters;

const isSame = (a: unknown, b: unknown): boolean => String(a) === String(b);

export const isQuickFilterOn = (filter: JobFilter, name: QuickFilter): boolean =>
  Object.entries(quickFilters[name]).every(([key, value]) =>
    isSame(filter[key as keyof JobFilter], value),
  );

/** Sets a quick filter, or clears what it sets if it is on. */
export const toggleQuickFilter = (filter: JobFilter, name: QuickFilter): JobFilter => {
  const part = quickFilters[name];
  const cleared = Object.fromEntries(
    Object.keys(part).map((key) => [key, noFilter[key as keyof JobFilter]]),
  );
  return { ...filter, ...(isQuickFilterOn(filter, name) ? cleared : part) };
};

/** How many filters in the popover are active. The search text does not count, because its box is always visible. */
export const countActiveFilters = ({ from, to, type, days }: JobFilter): number =>
  [from > startRange.min || to < startRange.max, type !== 'all', days.length > 0].filter(Boolean)
    .length;

/** The time on the 12-hour clock, such as `3:00 pm`. The search finds a time by either clock. */
const formatTwelveHours = (time: string): string => {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'am' : 'pm'}`;
};

/** `toText` returns the days and the location as the reader sees them, because people search for what they read. */
export const filterJobs = (
  jobs: readonly Job[],
  filter: JobFilter,
  toText: (job: Job) => string,
): Job[] => {
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  return jobs.filter((job) => {
    const start = toMinutes(job.startTime);
    if (start < filter.from || start > filter.to) return false;
    if (filter.type !== 'all' && job.isAirport !== (filter.type === 'airport')) return false;
    if (filter.days.length > 0) {
      const days = readWeekDays(job.weekDays);
      if (!filter.days.every((day) => days.includes(day))) return false;
    }
    if (words.length === 0) return true;
    const times = `${job.startTime} ${formatTwelveHours(job.startTime)}`;
    const text = `${job.jobId} ${times} ${toText(job)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

export const offeredJobColumns = ['jobId', 'startTime', 'weekDays', 'location'] as const;
export type JobColumn = (typeof offeredJobColumns)[number];

const byId = (a: Job, b: Job): number =>
  compareNumbered(a.jobId, b.jobId) || compareText(a.jobId, b.jobId);

/** A key that sorts by the first working day, from Monday. Days that cannot be parsed come last. */
const weekKey = (job: Job): string => {
  const days = readWeekDays(job.weekDays);
  return shortDayNames.map((day) => (days.includes(day) ? '0' : '1')).join('');
};

const comparisons: Record<Exclude<JobColumn, 'location'>, (a: Job, b: Job) => number> = {
  jobId: byId,
  startTime: (a, b) => compareText(a.startTime, b.startTime),
  weekDays: (a, b) => compareText(weekKey(a), weekKey(b)) || compareText(a.weekDays, b.weekDays),
};

/** `toLocation` returns the location as the reader sees it. */
export const sortJobs = (
  jobs: readonly Job[],
  { column, direction }: { column: JobColumn; direction: 'asc' | 'desc' },
  toLocation: (job: Job) => string,
): Job[] => {
  const sign = direction === 'asc' ? 1 : -1;
  const byLocation = (a: Job, b: Job) =>
    compareText(toLocation(a).toLowerCase(), toLocation(b).toLowerCase());
  const compare = column === 'location' ? byLocation : comparisons[column];
  return [...jobs].sort((a, b) => sign * compare(a, b) || byId(a, b));
};
