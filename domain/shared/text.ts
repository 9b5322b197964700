/** Orders by UTF-16 code unit, which is the same in every locale ("as text" in domain/README.md#the-award). */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type CompareTexts = (a: string, b: string) => number;

/**
 * Made once, because `localeCompare` with options prepares one for each comparison, which takes about a hundred times as
 * long. Made when it is first needed, because that takes a slow phone a tenth of a second.
 */
const collator = (options: Intl.CollatorOptions): CompareTexts => {
  let compare: CompareTexts | undefined;
  return (a, b) => (compare ??= new Intl.Collator('en', options).compare)(a, b);
};

/** Orders names as a directory does, without regard to case and accents. */
export const compareNames = collator({ sensitivity: 'base' });

const compareNumberedAsRead = collator({ numeric: true });
/** Most IDs of jobs. Fewer digits than a number holds exactly. */
const plainId = /^(?:[A-Z]|\d{1,15}(?!\d))*$/;
const nine = '9'.charCodeAt(0);
const digitsAt = (text: string, start: number): string => {
  let end = start;
  while (text.charCodeAt(end) <= nine) end += 1;
  return text.slice(start, end);
};
/** The same order as the collator's. */
const comparePlainIds: CompareTexts = (a, b) => {
  let [atA, atB] = [0, 0];
  while (atA < a.length && atB < b.length) {
    const [left, right] = [digitsAt(a, atA), digitsAt(b, atB)];
    const isNumber = left !== '' && right !== '';
    const difference = isNumber
      ? Number(left) - Number(right)
      : a.charCodeAt(atA) - b.charCodeAt(atB);
    if (difference !== 0) return difference;
    atA += isNumber ? left.length : 1;
    atB += isNumber ? right.length : 1;
  }
  return a.length - atA - (b.length - atB);
};

/** Orders numbers inside texts as numbers: J2 comes before J10. Plain IDs need no collator, which takes longer. */
export const compareNumbered: CompareTexts = (a, b) =>
  plainId.test(a) && plainId.test(b) ? comparePlainIds(a, b) : compareNumberedAsRead(a, b);

/** Like `compareNumbered`, without regard to case and accents. */
export const compareNumberedNames = collator({ numeric: true, sensitivity: 'base' });

/** The form of a text that a search compares: without case, accents and repeated spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** `driver` → `Driver`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
