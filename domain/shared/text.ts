/** Orders by UTF-16 code unit, which is the same in every locale ("as text" in domain/README.md#the-award). */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders names as a directory does, without regard to case and accents. */
export const compareNames = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { sensitivity: 'base' });

/** The form of a text that a search compares: without case, accents and repeated spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** `driver` → `Driver`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
