import type { VersionTrade } from '~/app/ports/award';
import type { ScopeCall } from '~/app/ports/deps';
import type { AwardRecord } from '~/domain/award/record/award-record';
import type { ErasedRow } from '~/domain/award/record/erased-row-schema';
import type { Withdrawal } from '~/domain/award/record/withdrawal';

export interface PublishedAward {
  readonly record: AwardRecord;
  readonly answeredClaims: ReadonlySet<string>;
  readonly withdrawn: Withdrawal | null;
  /** The digest of the record without people; null in awards of earlier versions. */
  readonly numberedDigest: string | null;
  readonly trades: readonly VersionTrade[];
  /** The drivers who were erased from the record, which the digest does not cover. */
  readonly erased: readonly ErasedRow[];
}

type Which = ScopeCall<'stores', { periodId: string; version: number }>;

/**
 * A published award with the claims that were answered before it; null if there is none. Only publishing
 * writes one, and erasing a driver changes it.
 */
export const readAward = async ({
  deps,
  scope,
  periodId,
  version,
}: Which): Promise<PublishedAward | null> => {
  if (version < 1) return null;
  const stored = await deps.stores.awards.read(scope, periodId, version);
  return (
    stored && {
      record: JSON.parse(stored.recordJson) as AwardRecord,
      answeredClaims: new Set(stored.answeredClaims),
      withdrawn: stored.withdrawn ?? null,
      numberedDigest: stored.numberedDigest ?? null,
      trades: stored.trades ?? [],
      erased: stored.erased ?? [],
    }
  );
};

/** A record as a file, with the drivers who were erased from it. */
export type RecordFile = AwardRecord & { readonly erased?: readonly ErasedRow[] };

/**
 * The record of a published award as a file, which `npm run verify-award` can recompute; null if there is none.
 */
export const readRecordFile = async (which: Which): Promise<RecordFile | null> => {
  const award = await readAward(which);
  if (!award) return null;
  const { record, erased } = award;
  return erased.length > 0 ? { ...record, erased } : record;
};

/** Only the frozen record of the award. */
export const readRecord = async (which: Which): Promise<AwardRecord | null> =>
  (await readAward(which))?.record ?? null;
