import * as z from 'zod';
import { deadlineSchema } from '~/domain/shared/deadline-schema';
import { instantSchema } from '~/domain/shared/instant-schema';

/** What was published for a period that is over. */
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
  openedAt: instantSchema,
  closesAt: deadlineSchema,
  status: z.enum(['selecting', 'publishing', 'published']),
  /** When the scheduled function recorded the cutoff, which was enforced before. */
  cutoffRecordedAt: instantSchema.nullable(),
  /** From when drivers may be reminded of this cutoff; null if they were, or need not be. */
  remindFrom: instantSchema.nullable().default(null),
  publishedAt: instantSchema.nullable(),
  /** From when the next period may open by itself, at the site's day and time; null: only by the button. */
  opensNextFrom: instantSchema.nullable().default(null),
  /** The published award's version; 0 before the first. */
  awardVersion: z.int(),
  /** The award that was published last before this period. */
  lastAward: pastAwardSchema.nullable().default(null),
  /** The award before that: its week may still be worked when this period opens. */
  awardBefore: pastAwardSchema.nullable().default(null),
});
export type SelectionWindow = z.infer<typeof selectionWindowSchema>;
