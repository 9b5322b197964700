/** A record without people, and the number of each driver by employee ID. */
export interface RecordText {
  readonly json: string;
  readonly numbers: ReadonlyMap<string, number>;
}

/** A `RecordText` as it is sent. */
export interface PackedRecord extends Pick<RecordText, 'numbers'> {
  /** The JSON, compressed with gzip. */
  readonly gzipped: Uint8Array<ArrayBuffer>;
}

/** The records that a process has made last. They never change, and making one reads a whole award. */
export interface RecordMemory {
  /** The record of this name, or what `make` returns. Those who ask at the same time share one call of `make`. */
  recall(name: string, make: () => Promise<RecordText | null>): Promise<PackedRecord | null>;
}
