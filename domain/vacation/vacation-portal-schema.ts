import * as z from 'zod';
import { deadlineSchema } from '~/domain/selection/selection-window-schema';
import { instantSchema } from '~/domain/shared/instant-schema';

/** The vacation portal of a site: open or closed, with or without a scheduled closure. */
export const vacationPortalSchema = z.object({
  /** As the administrator switched it; a closure that has passed counts though nobody noted it yet. */
  isOpen: z.boolean(),
  /** When it closes by itself; null: stays open until it is closed. */
  closesAt: deadlineSchema.nullable(),
  /** Drivers may be reminded of this closure from then on; null: they have been, or need not be. */
  remindFrom: instantSchema.nullable().default(null),
  /** When the portal was last closed: an award waits for the saves of before. */
  closedAt: instantSchema.nullable(),
  publishedAt: instantSchema.nullable(),
  /** The published award's version; 0 before the first. */
  awardVersion: z.int(),
});
export type VacationPortal = z.infer<typeof vacationPortalSchema>;
