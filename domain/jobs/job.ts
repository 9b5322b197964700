import * as z from 'zod';

export const startTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** One job of a site (spec 3). `startTime` is 24-hour HH:MM, `weekDays` text such as Mon-Fri. */
export const jobSchema = z.object({
  jobId: z.string().min(1).max(40),
  startTime: z.string().regex(startTimePattern),
  isAirport: z.boolean(),
  weekDays: z.string().min(1).max(60),
  location: z.string().max(80).optional(),
});
export type Job = z.infer<typeof jobSchema>;

/** Spec 9: default new job. */
export const newJobDefaults = {
  startTime: '08:00',
  weekDays: 'Mon-Fri',
  isAirport: false,
} as const;

/** Spec 2: the location, otherwise Airport or Local. */
export const jobLocation = (job: Job): string =>
  job.location || (job.isAirport ? 'Airport' : 'Local');
