export type { Job } from './job-schema';

/** The defaults of a new job. */
export const newJobDefaults = {
  startTime: '08:00',
  weekDays: 'Mon-Fri',
  isAirport: false,
} as const;
