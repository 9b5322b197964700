import * as z from 'zod';
import { deadlineSchema } from '~/domain/time/deadline-schema';
import { instantSchema } from '~/domain/time/instant-schema';

/** An outage in the hour before a cutoff, and where it moved the cutoff. */
export const outageSchema = z.object({
  /** The cutoff before it was moved. */
  cutoff: deadlineSchema,
  /** How many minutes were missing. */
  minutes: z.int(),
  /** Minutes in a row that were missing. */
  gaps: z.array(z.object({ from: instantSchema, minutes: z.int() })),
  /** Null if the cutoff was not moved: an administrator decides. */
  movedTo: deadlineSchema.nullable(),
});
export type Outage = z.infer<typeof outageSchema>;
