/** Orders by UTF-16 code unit: the same everywhere, whatever the locale ("as text" in domain/README.md#the-award). */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What a search compares: without case, accents and repeated blanks. */
export const searchable = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** `driver` → `Driver`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
