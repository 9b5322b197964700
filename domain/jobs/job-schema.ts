import * as z from 'zod';
import {
  maxJobIdLength,
  maxLocationLength,
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
});
export type Job = z.infer<typeof jobSchema>;
