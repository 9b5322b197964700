import * as z from 'zod';
import { deadlineSchema } from '~/domain/shared/deadline-schema';
import { instantSchema } from '~/domain/shared/instant-schema';

/** The vacation portal of a site: open or closed, with or without a scheduled closure. */
export const vacationPortalSchema = z.object({
  /** As the administrator set it; a past closure counts even before it is recorded. */
  isOpen: z.boolean(),
  /** When it closes by itself; null: it stays open until closed manually. */
  closesAt: deadlineSchema.nullable(),
  /** From when drivers may be reminded of this closure; null if they were, or need not be. */
  remindFrom: instantSchema.nullable().default(null),
  /** When the portal was last closed; an award waits for the saves accepted before. */
  closedAt: instantSchema.nullable(),
  publishedAt: instantSchema.nullable(),
  /** The published award's version; 0 before the first. */
  awardVersion: z.int(),
});
export type VacationPortal = z.infer<typeof vacationPortalSchema>;
