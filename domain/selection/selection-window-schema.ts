import * as z from 'zod';
import { withdrawnVersionSchema } from '~/domain/award/record/withdrawal';
import { listRulesSchema } from '~/domain/settings/list-rules-schema';
import { deadlineSchema } from '~/domain/time/deadline-schema';
import { instantSchema } from '~/domain/time/instant-schema';
import { outageSchema } from './outage-schema';

/** The published award of an earlier period. */
const pastAwardSchema = z.object({
  periodId: z.string(),
  version: z.int(),
  publishedAt: instantSchema.nullable().default(null),
});
export type PastAward = z.infer<typeof pastAwardSchema>;

/** One selection period of a site: open until `closesAt`, then closed, then published. */
export const selectionWindowSchema = z.object({
  /** The ISO week whose jobs are selected, `2026-W49`. */
  periodId: z.string().regex(/^\d{4}-W\d{2}$/),
  /** Increased with every change of the window; scheduled events of another version are ignored. */
  version: z.int(),
  /** Before an administrator opens a new site's first selection. */
  notOpenedYet: z.literal(true).optional(),
  openedAt: instantSchema,
  closesAt: deadlineSchema,
  status: z.enum(['selecting', 'publishing', 'published']),
  /** Who may read the lists of this period. Set when the period opens, and never changed within it. */
  rules: listRulesSchema,
  /** Whether an administrator closed the selection before its cutoff. */
  closedEarly: z.boolean().default(false),
  /** What closing the selection early replaced, to cancel it; null otherwise. */
  beforeClosing: z
    .object({ closesAt: deadlineSchema, remindFrom: instantSchema.nullable() })
    .nullable()
    .default(null),
  /** The outage before the cutoff; null if there was none. At most one in a period moves the cutoff. */
  outage: outageSchema.nullable().default(null),
  /** When the scheduled function recorded the cutoff, which may be later than the cutoff itself. */
  cutoffRecordedAt: instantSchema.nullable(),
  /**
   * From when drivers may be reminded of this cutoff. After the first reminder: exactly the time of the last one. Null
   * after the last, or if none is planned.
   */
  remindFrom: instantSchema.nullable().default(null),
  /** When late saves were stopped. One that was accepted before then may be written up to a request deadline later. */
  lateSavesEndedAt: instantSchema.nullable().default(null),
  publishedAt: instantSchema.nullable(),
  /** When the time for claims began, if versions that add only trades came after it; otherwise null. */
  claimsFrom: instantSchema.nullable().default(null),
  /** When the next period may open automatically, at the site's day and time; null if only the button opens it. */
  opensNextFrom: instantSchema.nullable().default(null),
  /** The published award's version; 0 before the first. */
  awardVersion: z.int(),
  /** Whether a version of this period passed freed jobs on, which later ones must keep in mind. */
  hasPassedOn: z.literal(true).optional(),
  /** The period's version that was withdrawn last, also after a later one was published. */
  withdrawn: withdrawnVersionSchema.nullable().default(null),
  /** The most recent award of an earlier period. */
  lastAward: pastAwardSchema.nullable().default(null),
  /** The award before `lastAward`. Its working week may still be in progress when this period opens. */
  awardBefore: pastAwardSchema.nullable().default(null),
});
export type SelectionWindow = z.infer<typeof selectionWindowSchema>;
