import * as z from 'zod';
import { maxPlaces, startTimePattern } from './limits';

/** One job of a site. `startTime` is 24-hour HH:MM, `weekDays` text such as Mon-Fri. */
export const jobSchema = z.object({
  jobId: z.string().min(1).max(40),
  startTime: z.string().regex(startTimePattern),
  isAirport: z.boolean(),
  weekDays: z.string().min(1).max(60),
  location: z.string().max(80).optional(),
  /** How many drivers the job takes; 1 if missing. */
  places: z.int().min(1).max(maxPlaces).optional(),
});
export type Job = z.infer<typeof jobSchema>;
