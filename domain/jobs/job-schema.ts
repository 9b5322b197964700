import * as z from 'zod';
import {
  endTimePattern,
  maxJobIdLength,
  maxLocationLength,
  maxPaidHours,
  maxPlaces,
  maxWeekDaysLength,
  startTimePattern,
} from './limits';

/** One job of a site. `startTime` is 24-hour HH:MM, `weekDays` text such as Mon-Fri. */
export const jobSchema = z.object({
  jobId: z.string().min(1).max(maxJobIdLength),
  startTime: z.string().regex(startTimePattern),
  isAirport: z.boolean(),
  weekDays: z.string().min(1).max(maxWeekDaysLength),
  location: z.string().max(maxLocationLength).optional(),
  /** How many drivers the job takes; 1 if missing. */
  places: z.int().min(1).max(maxPlaces).optional(),
  /** 24-hour HH:MM; on the next day if it is not after the start. Not stated if empty or missing. */
  endTime: z.string().regex(endTimePattern).optional(),
  /** The hours paid for each day, with up to two decimals; not stated if 0 or missing. */
  paidHours: z.number().min(0).max(maxPaidHours).multipleOf(0.01).optional(),
});
export type Job = z.infer<typeof jobSchema>;
