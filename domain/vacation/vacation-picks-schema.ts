import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { instantSchema } from '~/domain/shared/instant-schema';
import { weekIdSchema } from './vacation-week-schema';
import { maxWeeks } from './week-list';

/** A driver's ranked vacation weeks: the latest save. */
export const vacationPicksSchema = z.object({
  employeeId: employeeIdSchema,
  /** First choice first. */
  weekIds: z.array(weekIdSchema).max(maxWeeks),
  /** Weeks of the list given up since, which go to the next drivers. A new list starts without them. */
  givenUp: z.array(weekIdSchema).optional(),
  /**
   * Weeks that were full with other drivers when this driver gave a week up. They no longer count in this list,
   * so that no other driver loses a week to it.
   */
  struck: z.array(weekIdSchema).optional(),
  acceptedAt: instantSchema,
  receiptNumber: z.string(),
});
export type VacationPicks = z.infer<typeof vacationPicksSchema>;
