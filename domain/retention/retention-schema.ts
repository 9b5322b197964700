import * as z from 'zod';
import { instantSchema } from '~/domain/time/instant-schema';
import { keptYears } from './limits';

/** Null: forever. */
const yearsSchema = z.literal(keptYears).nullable();

/** For how many years a company keeps each kind of history. */
export const keptSchema = z.object({ awards: yearsSchema, claims: yearsSchema, log: yearsSchema });
export type Kept = z.infer<typeof keptSchema>;

export const retentionSchema = z.object({
  /** What counts now. */
  kept: keptSchema,
  /** What counts from `from` on, shorter in some kind; null if nothing waits. */
  asked: z
    .object({ kept: keptSchema, by: z.string(), at: instantSchema, from: instantSchema })
    .nullable(),
});
export type Retention = z.infer<typeof retentionSchema>;
