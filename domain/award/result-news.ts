import type { Instant } from '~/domain/shared/instant';
import type { ChangeCause } from './result-change-schema';

/** What a driver has to know about their result, and whether they confirmed it. */
export interface ResultNews {
  readonly version: number;
  readonly publishedAt: Instant;
  /** When the driver confirmed the result; null if they still have to. */
  readonly seenAt: Instant | null;
  /** How the result differs from the one that the driver confirmed last, or else from the version before. */
  readonly change: {
    readonly before: readonly string[];
    readonly now: readonly string[];
    readonly causes: readonly ChangeCause[];
  } | null;
}
