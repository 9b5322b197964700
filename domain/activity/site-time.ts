import * as z from 'zod';

/** What a log entry stores of a point in time: its local time and zone. */
export const siteTime = z.object({ wallTime: z.string(), timeZone: z.string() });
