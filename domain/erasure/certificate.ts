import * as z from 'zod';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { instantSchema } from '~/domain/time/instant-schema';
import { erasedKinds, type ErasedKind } from './erased-kinds';

const count = z.int().min(0);
/** Kinds of which there was nothing are left out. */
export type ErasedCounts = Readonly<Partial<Record<ErasedKind, number>>>;

/**
 * What stays of an erased company or site, and keeps anybody from getting its ID. It has no names of people and no
 * addresses.
 */
export const certificateSchema = z.object({
  companyId: companyIdSchema,
  /** Null for a company with all its sites. */
  siteId: siteIdSchema.nullable(),
  /** The sites that were erased. */
  siteIds: z.array(siteIdSchema),
  askedBy: z.string(),
  askedAt: instantSchema,
  begunAt: instantSchema,
  /** Null while it is being erased. */
  erasedAt: instantSchema.nullable(),
  counts: z.partialRecord(z.enum(erasedKinds), count),
});
export type Certificate = z.infer<typeof certificateSchema>;

export const addErased = (a: ErasedCounts, b: ErasedCounts): ErasedCounts =>
  Object.fromEntries(
    erasedKinds.flatMap((kind) => {
      const sum = (a[kind] ?? 0) + (b[kind] ?? 0);
      return sum > 0 ? [[kind, sum]] : [];
    }),
  );
