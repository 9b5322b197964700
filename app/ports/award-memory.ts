import type { OpenedAward } from '~/domain/award/results/all-results';

/**
 * What a process has made of published awards last. A record never changes, so a key that names the award names what is made
 * of it for good.
 */
export interface AwardMemory<Made, Kept> {
  /**
   * What is kept under this key, or what `make` returns, which is null if there is no such award. Those who ask at the same
   * time share one call of `make`.
   */
  recall(key: string, make: () => Promise<Made | null>): Promise<Kept | null>;
}

/** A record without people, and the number of each driver by employee ID. */
export interface RecordText {
  readonly json: string;
  readonly numbers: ReadonlyMap<string, number>;
}

/** A `RecordText` as it is sent. */
interface PackedRecord extends Pick<RecordText, 'numbers'> {
  /** The JSON, compressed with gzip. */
  readonly gzipped: Uint8Array<ArrayBuffer>;
}

export interface AwardMemories {
  /** Awards for reading all lists and results. `size`: the length of the record as text. */
  readonly opened: AwardMemory<{ readonly award: OpenedAward; readonly size: number }, OpenedAward>;
  /** Records without people. */
  readonly numbered: AwardMemory<RecordText, PackedRecord>;
}
