import * as z from 'zod';
import { withdrawnVersionSchema } from '~/domain/award/record/withdrawal';
import { listRulesSchema, storedOpenResultsSchema } from '~/domain/settings/list-rules-schema';
import { deadlineSchema } from '~/domain/time/deadline-schema';
import { instantSchema } from '~/domain/time/instant-schema';

/** The vacation portal of a site: open or closed, with or without a scheduled closure. */
export const vacationPortalSchema = z.object({
  /**
   * What the administrator set. After a scheduled closure has passed, the portal is closed even if this is still true.
   */
  isOpen: z.boolean(),
  /** When it closes automatically; null if it stays open until closed manually. */
  closesAt: deadlineSchema.nullable(),
  /**
   * From when drivers may be reminded of this closure. After the first reminder: exactly the time of the last one. Null
   * after the last, or if none is planned.
   */
  remindFrom: instantSchema.nullable().default(null),
  /** When the portal was last closed. An award waits until the saves accepted before then are written. */
  closedAt: instantSchema.nullable(),
  /** Who may read the lists of this selection. Set when its portal opens first, and never changed within it. */
  rules: listRulesSchema,
  publishedAt: instantSchema.nullable(),
  /** When the time for claims began, if versions that add only trades came after it; otherwise null. */
  claimsFrom: instantSchema.nullable().default(null),
  /** The published award's version; 0 before the first. */
  awardVersion: z.int(),
  /** How drivers may read the published weeks, by the rules of their selection. */
  openResults: storedOpenResultsSchema,
  /** The version that was withdrawn last, also after a later one was published. */
  withdrawn: withdrawnVersionSchema.nullable().default(null),
});
export type VacationPortal = z.infer<typeof vacationPortalSchema>;
