import { compareSeniority, missingSeniority, type AwardDriver } from '../award-input';

const digitBits = 11;
const digitPlaces = 1 << digitBits;
const maxKey = 0xffff_ffff;

/** 0, 1, 2 and so on. */
export const getPositions = (length: number): Int32Array => {
  const order = new Int32Array(length);
  for (let i = 0; i < length; i++) order[i] = i;
  return order;
};

/** Sorts rows by their key and keeps the order of `start` for equal keys: a stable radix sort. */
export const orderByKey = (keys: Uint32Array, start = getPositions(keys.length)): Int32Array => {
  let from = start;
  let largest = 0;
  for (const row of start) if (keys[row]! > largest) largest = keys[row]!;
  for (let shift = 0; shift === 0 || (shift < 32 && largest >>> shift > 0); shift += digitBits) {
    const places = new Int32Array(digitPlaces + 1);
    for (const row of from) places[((keys[row]! >>> shift) & (digitPlaces - 1)) + 1]!++;
    for (let digit = 0; digit < digitPlaces; digit++) places[digit + 1]! += places[digit]!;
    const to = new Int32Array(from.length);
    for (const row of from) to[places[(keys[row]! >>> shift) & (digitPlaces - 1)]!++] = row;
    from = to;
  }
  return from;
};

/**
 * The positions of all drivers in the order of `compareSeniority`. Uses a radix sort, which is faster for many drivers.
 */
export const orderBySeniority = (drivers: readonly AwardDriver[]): Int32Array => {
  const keys = new Uint32Array(drivers.length);
  let fits = true;
  for (let i = 0; i < drivers.length; i++) {
    const seniority = drivers[i]!.seniorityNumber ?? missingSeniority;
    if (seniority > maxKey) fits = false;
    keys[i] = seniority;
  }
  const compare = (a: number, b: number) => compareSeniority(drivers[a]!, drivers[b]!);
  if (!fits) return getPositions(drivers.length).sort(compare);
  const order = orderByKey(keys);
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && keys[order[to]!] === keys[order[from]!]) to++;
    if (to - from > 1) order.subarray(from, to).sort(compare);
    from = to;
  }
  return order;
};
