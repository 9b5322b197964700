import * as z from 'zod';
import { instantSchema } from '~/domain/time/instant-schema';

/** A driver who was erased from a published record (domain/README.md#erased-drivers). */
export const erasedRowSchema = z.object({
  /** The number that stands for the driver in the record. */
  driver: z.string(),
  at: instantSchema,
  /** The record's digest before. */
  digestBefore: z.string(),
});
export type ErasedRow = z.infer<typeof erasedRowSchema>;
