import type { Catalogue } from '~/domain/award/award';
import type { AwardSite } from '~/domain/award/award-input';
import type { AwardRecord } from '~/domain/award/record/award-record';
import type { Withdrawal } from '~/domain/award/record/withdrawal';
import {
  getAwardDifference,
  firstAffectedSeniority,
  nameDifferences,
  type NamedDifference,
} from '~/domain/award/results/award-difference';
import type { PublishedAward } from './read-record.server';

export interface Compared {
  /** Most senior driver first. */
  readonly changes: readonly NamedDifference[];
  /** The highest place in the seniority order whose result changed; null if none did. */
  readonly from: { readonly rank: number; readonly seniorityNumber: number | null } | null;
}

/** The differences that publishing `after` makes to `before`. */
export const compareAwards = (
  before: AwardRecord,
  after: Pick<AwardRecord, 'input' | 'output'>,
  catalogue: Catalogue,
): Compared => {
  const changes = getAwardDifference(before.output, after.output, catalogue);
  return {
    changes: nameDifferences(changes, before.input.drivers, after.input.drivers),
    from: firstAffectedSeniority(changes, before.input.drivers, after.input.drivers),
  };
};

export interface Publication extends Pick<AwardRecord, 'version' | 'publishedAt' | 'digest'> {
  readonly withdrawn: Withdrawal | null;
  readonly numberedDigest: string | null;
  /** As the version names it. */
  readonly site: AwardSite;
}
export const toPublication = (
  { record: { version, publishedAt, digest }, withdrawn, numberedDigest }: PublishedAward,
  site: AwardSite,
): Publication => ({ version, publishedAt, digest, withdrawn, numberedDigest, site });
