import type { ErasureCounts } from '~/app/ports/erasures';

/** What a step found of the driver and erased. */
export interface Found extends ErasureCounts {
  /** Names of the driver that it came across. */
  readonly names: readonly string[];
  /** How much it wrote at once. */
  readonly bytes: number;
}
export const nothingFound: Found = { deleted: 0, changed: 0, records: 0, names: [], bytes: 0 };

export const addCounts = (a: ErasureCounts, b: ErasureCounts): ErasureCounts => ({
  deleted: a.deleted + b.deleted,
  changed: a.changed + b.changed,
  records: a.records + b.records,
});
export const hasFound = ({ deleted, changed }: ErasureCounts): boolean => deleted + changed > 0;
