import type { Catalogue } from './award';
import type { DriverOutcome } from './driver-outcome';
import { getHeld } from './held-results';

/** What a driver's page shows of an award and their own device can check (domain/README.md#numbered-record). */
export interface ShownAward {
  readonly periodId: string;
  readonly version: number;
  readonly catalogue: Catalogue;
  /** The digest of the numbered record; null for an award of an earlier version of the application. */
  readonly digest: string | null;
  /** The driver's number; null in such an award, and for a driver who was not part of it. */
  readonly number: number | null;
  /** The jobs or weeks of the driver. */
  readonly held: readonly string[];
}

/** What drivers see of a digest: enough to compare it with that of another driver. */
export const getControlNumber = (digest: string): string => digest.slice(0, 8);

export const toShownAward = (
  { periodId, version }: Pick<ShownAward, 'periodId' | 'version'>,
  catalogue: Catalogue,
  published: {
    readonly outcome: DriverOutcome | null;
    readonly numberedDigest?: string | undefined;
  },
): ShownAward => ({
  catalogue,
  periodId,
  version,
  digest: published.numberedDigest ?? null,
  number: published.outcome?.number ?? null,
  held: published.outcome ? getHeld(published.outcome) : [],
});
