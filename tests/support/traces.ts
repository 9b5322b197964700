import type { readStoredTexts } from './stored-texts';

type StoredText = Awaited<ReturnType<typeof readStoredTexts>>[number];

const isTime = (text: string) => /^\d{4}-(\d\d|W\d\d)/.test(text) || /^\d{9,}$/.test(text);
const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
/** Addresses, and whatever is long and has digits, as IDs, hashes, codes and phone numbers have. */
const identifies = (text: string) =>
  text.includes('@') || (text.length >= 7 && /\d/.test(text) && !isTime(text));

const readWords = ({ text }: StoredText) =>
  text.replace(instants, ' ').match(/[^\s"'\\#:,[\]{}()<>]+/g) ?? [];

/** The IDs, hashes, codes and addresses in stored items, keys included, that `earlier` items do not have. */
export const collectTraces = (
  stored: readonly StoredText[],
  earlier: readonly StoredText[],
): ReadonlySet<string> => {
  const known = new Set(earlier.flatMap(readWords));
  return new Set(stored.flatMap(readWords).filter((word) => identifies(word) && !known.has(word)));
};

/** The traces that are in a text. */
export const findTraces = (traces: ReadonlySet<string>, text: string): string[] =>
  [...traces].filter((trace) => text.includes(trace));
