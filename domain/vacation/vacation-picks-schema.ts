import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { enteredBySchema } from '~/domain/picks/entered-by-schema';
import { instantSchema } from '~/domain/time/instant-schema';
import { weekIdSchema } from './vacation-week-schema';
import { maxWeeks } from './week-list';

/** A driver's ranked vacation weeks: the latest save. */
export const vacationPicksSchema = z.object({
  employeeId: employeeIdSchema,
  /** First choice first. */
  weekIds: z.array(weekIdSchema).max(maxWeeks),
  /**
   * Weeks of the list that the driver has since given up; they go to the next drivers. A new list starts without them.
   */
  givenUp: z.array(weekIdSchema).optional(),
  /** When each of these weeks was given up. */
  givenUpAt: z.record(weekIdSchema, instantSchema).optional(),
  acceptedAt: instantSchema,
  /** How often the driver saved since the last publication (`count-saves.ts`); missing for the first time. */
  saves: z.int().min(0).optional(),
  receiptNumber: z.string(),
  enteredBy: enteredBySchema.optional(),
});
export type VacationPicks = z.infer<typeof vacationPicksSchema>;
