import { collator, type CompareTexts } from './text';

/** An ID of capital letters and digits, as most jobs have. Its numbers are small enough to be exact. */
const plainId = /^(?:[A-Z]|\d{1,15}(?!\d))*$/;
const nine = '9'.charCodeAt(0);

/** The digits of a plain ID from `start` on; empty if a letter comes next. */
const digitsAt = (id: string, start: number): string => {
  let end = start;
  while (id.charCodeAt(end) <= nine) end += 1;
  return id.slice(start, end);
};

const comparePlainIds: CompareTexts = (a, b) => {
  let [atA, atB] = [0, 0];
  while (atA < a.length && atB < b.length) {
    const [digitsA, digitsB] = [digitsAt(a, atA), digitsAt(b, atB)];
    const areNumbers = digitsA !== '' && digitsB !== '';
    const difference = areNumbers
      ? Number(digitsA) - Number(digitsB)
      : a.charCodeAt(atA) - b.charCodeAt(atB);
    if (difference !== 0) return difference;
    atA += areNumbers ? digitsA.length : 1;
    atB += areNumbers ? digitsB.length : 1;
  }
  return a.length - atA - (b.length - atB);
};

const compareByCollator = collator({ numeric: true });

/**
 * Orders numbers inside texts as numbers: J2 comes before J10. Plain IDs are compared without a collator, because making
 * one delays a slow phone; the order is the same.
 */
export const compareNumbered: CompareTexts = (a, b) =>
  plainId.test(a) && plainId.test(b) ? comparePlainIds(a, b) : compareByCollator(a, b);
