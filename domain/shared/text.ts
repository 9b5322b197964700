/** Orders by UTF-16 code unit, which is the same in every locale ("as text" in domain/README.md#the-award). */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export type CompareTexts = (a: string, b: string) => number;

/**
 * Orders texts with a collator that is made once, when it is first needed: `localeCompare` with options makes one for each
 * comparison, which takes about a hundred times as long, and making one takes a slow phone a tenth of a second.
 */
export const collator = (options: Intl.CollatorOptions): CompareTexts => {
  let compare: CompareTexts | undefined;
  return (a, b) => (compare ??= new Intl.Collator('en', options).compare)(a, b);
};

/** Orders names as a directory does, without regard to case and accents. */
export const compareNames = collator({ sensitivity: 'base' });

/** Orders numbers inside texts as numbers, without regard to case and accents. */
export const compareNumberedNames = collator({ numeric: true, sensitivity: 'base' });

/** The form of a text that a search compares: without case, accents and repeated spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** `driver` → `Driver`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
