/**
 * Ids as small integers. The award looks up one id per pick it reads, so this lookup is its price.
 * Ids of one kind that are numbered (a common start, then up to seven digits, all of one length, as in
 * J00123 or 1234567) are read digit by digit into a plain table; a Map serves all others.
 */
export interface IdIndex {
  readonly map: ReadonlyMap<string, number> | null;
  readonly table: Int32Array;
  /** Number of the table's first place. */
  readonly base: number;
  readonly prefix: string;
  readonly length: number;
}

const maxDigits = 7;
/** A table may hold this many places per id before it is thought too sparse. */
const maxPlacesPerId = 8;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const prefixLengthOf = (id: string): number => {
  let at = id.length;
  while (at > 0 && id.length - at < maxDigits && isDigit(id.charCodeAt(at - 1))) at--;
  return at;
};

/** The number behind the prefix, or -1 for an id of another form. */
const numberOf = (id: string, prefix: string, length: number): number => {
  if (id.length !== length) return -1;
  let at = 0;
  for (; at < prefix.length; at++) if (id.charCodeAt(at) !== prefix.charCodeAt(at)) return -1;
  let number = 0;
  for (; at < length; at++) {
    const digit = id.charCodeAt(at) - 48;
    if (digit >>> 0 > 9) return -1;
    number = (number * 10 + digit) | 0;
  }
  return number;
};

/** The numbers of numbered ids, or null. Among numbered ids, order by number is order as text. */
export const numbersOf = <T>(rows: readonly T[], idOf: (row: T) => string) => {
  if (rows.length === 0) return null;
  const first = idOf(rows[0]!);
  const prefix = first.slice(0, prefixLengthOf(first));
  const numbers = new Uint32Array(rows.length);
  for (let i = 0; i < rows.length; i++) {
    const number = numberOf(idOf(rows[i]!), prefix, first.length);
    if (number < 0) return null;
    numbers[i] = number;
  }
  return { prefix, length: first.length, numbers };
};

/** Indexes rows by an id that is unique among them. */
export const indexIds = <T>(rows: readonly T[], idOf: (row: T) => string): IdIndex => {
  const numbered = numbersOf(rows, idOf);
  if (numbered) {
    const { numbers, prefix, length } = numbered;
    let least = numbers[0]!;
    let most = least;
    for (const number of numbers) {
      if (number < least) least = number;
      if (number > most) most = number;
    }
    if (most - least < maxPlacesPerId * rows.length) {
      const table = new Int32Array(most - least + 1).fill(-1);
      for (let i = 0; i < numbers.length; i++) table[numbers[i]! - least] = i;
      return { map: null, table, base: least, prefix, length };
    }
  }
  const map = new Map<string, number>();
  for (let i = 0; i < rows.length; i++) map.set(idOf(rows[i]!), i);
  return { map, table: new Int32Array(0), base: 0, prefix: '', length: 0 };
};

/** The row of the id, or -1. */
export const indexOfId = (index: IdIndex, id: string): number => {
  if (index.map !== null) return index.map.get(id) ?? -1;
  const place = numberOf(id, index.prefix, index.length) - index.base;
  return place >= 0 && place < index.table.length ? index.table[place]! : -1;
};
