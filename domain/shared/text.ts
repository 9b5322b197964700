/** Orders by UTF-16 code unit, which is the same in every locale ("as text" in domain/README.md#the-award). */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// Made once, because `localeCompare` with options prepares one for each comparison, which takes about a hundred times as long.
const directory = new Intl.Collator('en', { sensitivity: 'base' });
const numbered = new Intl.Collator('en', { numeric: true });
const numberedDirectory = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders names as a directory does, without regard to case and accents. */
export const compareNames: (a: string, b: string) => number = directory.compare;

/** Orders numbers inside texts as numbers: J2 comes before J10. */
export const compareNumbered: (a: string, b: string) => number = numbered.compare;

/** Like `compareNumbered`, without regard to case and accents. */
export const compareNumberedNames: (a: string, b: string) => number = numberedDirectory.compare;

/** The form of a text that a search compares: without case, accents and repeated spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** `driver` → `Driver`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
