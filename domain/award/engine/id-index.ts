import { compareText } from '~/domain/shared/text';

/**
 * Maps ids to small integers. The award makes one lookup per pick it reads, so the lookup determines the speed of the
 * award. Numbered ids of one form (a common prefix, then up to seven digits, all of one length, such as J00123 or
 * 1234567) are read digit by digit into a plain table; a Map serves all others.
 */
export interface IdIndex {
  readonly map: ReadonlyMap<string, number> | null;
  readonly table: Int32Array;
  /** The number of the table's first entry. */
  readonly base: number;
  readonly prefix: string;
  readonly length: number;
}

const maxDigits = 7;
/** The most table entries per id before the table counts as too sparse. */
const maxPlacesPerId = 16;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const measurePrefix = (id: string): number => {
  let at = id.length;
  while (at > 0 && id.length - at < maxDigits && isDigit(id.charCodeAt(at - 1))) at--;
  return at;
};

/** The number after the prefix, or -1 for an id of another form. */
const parseNumber = (id: string, prefix: string, length: number): number => {
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

/** The table of numbered ids, or null if they have other forms or are too sparse. */
const tabulate = (ids: readonly string[]): IdIndex | null => {
  if (ids.length === 0) return null;
  const { length } = ids[0]!;
  const prefix = ids[0]!.slice(0, measurePrefix(ids[0]!));
  const numbers = new Int32Array(ids.length);
  let least = 0x7fff_ffff;
  let most = 0;
  for (let i = 0; i < ids.length; i++) {
    const number = parseNumber(ids[i]!, prefix, length);
    if (number < 0) return null;
    numbers[i] = number;
    if (number < least) least = number;
    if (number > most) most = number;
  }
  if (most - least >= maxPlacesPerId * ids.length) return null;
  const table = new Int32Array(most - least + 1).fill(-1);
  for (let i = 0; i < numbers.length; i++) table[numbers[i]! - least] = i;
  return { map: null, table, base: least, prefix, length };
};

/** Maps unique ids to their position in the list. */
export const indexIds = (ids: readonly string[]): IdIndex => {
  const numbered = tabulate(ids);
  if (numbered) return numbered;
  const map = new Map<string, number>();
  for (let i = 0; i < ids.length; i++) map.set(ids[i]!, i);
  return { map, table: new Int32Array(0), base: 0, prefix: '', length: 0 };
};

/** The positions of all ids, with the ids in text order. Ids in a table are already in that order. */
export const placesByText = ({ map, table }: IdIndex): Int32Array => {
  if (map === null) return table.filter((place) => place >= 0);
  return Int32Array.from(
    [...map].sort(([a], [b]) => compareText(a, b)),
    ([, place]) => place,
  );
};

/** The position of the id, or -1. */
export const findPlace = (index: IdIndex, id: string): number => {
  if (index.map !== null) return index.map.get(id) ?? -1;
  const place = parseNumber(id, index.prefix, index.length) - index.base;
  return place >= 0 && place < index.table.length ? index.table[place]! : -1;
};
