import * as z from 'zod';
import { startTimePattern } from './limits';

/** One job of a site. `startTime` is 24-hour HH:MM, `weekDays` text such as Mon-Fri. */
export const jobSchema = z.object({
  jobId: z.string().min(1).max(40),
  startTime: z.string().regex(startTimePattern),
  isAirport: z.boolean(),
  weekDays: z.string().min(1).max(60),
  location: z.string().max(80).optional(),
});
export type Job = z.infer<typeof jobSchema>;
