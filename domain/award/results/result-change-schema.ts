import * as z from 'zod';
import { knownOr } from '~/domain/shared/newer-values';

/** Why a version can differ from the one before. */
const changeCodes = [
  'job-changed',
  'job-freed',
  'job-taken',
  'claim-granted',
  'assigned-manually',
  'assignment-removed',
  'offer-deleted',
  'offer-added',
  'offer-changed',
  'week-freed',
  'traded',
  'list-changed',
  'driver-changed',
  'rules-changed',
  'withdrawn',
  'published-again',
] as const;

const causeSchema = z.object({
  /** `published-again` if nothing is known to have changed, or for a code that only a newer version knows. */
  code: knownOr(changeCodes, 'published-again'),
  /** Whether it is about the reader; otherwise about other drivers, who are not named. */
  own: z.boolean().optional(),
  /** Jobs or weeks; only those that the reader may know of. */
  ids: z.array(z.string()).optional(),
});
export type ChangeCause = z.infer<typeof causeSchema>;

/** How a version changed one driver's result. It is stored with the driver's outcome and names nobody else. */
export const resultChangeSchema = z.object({
  /** The jobs or weeks that the driver had in the version before, sorted as text. */
  before: z.array(z.string()),
  causes: z.array(causeSchema),
});
export type ResultChange = z.infer<typeof resultChangeSchema>;
