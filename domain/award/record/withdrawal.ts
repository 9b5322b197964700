import * as z from 'zod';
import { instantSchema } from '~/domain/time/instant-schema';

/** A version that was published and then withdrawn, as drivers may know it. */
export const withdrawnVersionSchema = z.object({
  version: z.int().min(1),
  at: instantSchema,
  reason: z.string().min(1),
});
export type WithdrawnVersion = z.infer<typeof withdrawnVersionSchema>;

/** The mark beside the frozen record of a withdrawn version. */
export const withdrawalSchema = withdrawnVersionSchema
  .omit({ version: true })
  .extend({ by: z.string() });
export type Withdrawal = z.infer<typeof withdrawalSchema>;
