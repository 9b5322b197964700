import type { Job } from './job-schema';

export type { Job } from './job-schema';

/** Spec 9: default new job. */
export const newJobDefaults = {
  startTime: '08:00',
  weekDays: 'Mon-Fri',
  isAirport: false,
} as const;

/** Spec 2: the location, otherwise Airport or Local. */
export const jobLocation = (job: Job): string =>
  job.location || (job.isAirport ? 'Airport' : 'Local');
