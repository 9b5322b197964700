import { cleanText } from '~/domain/shared/clean-text';
import { maxColumns, type FileColumns } from './find-header';
import { listColumns, matchColumns, resolveParts, type Fields } from './match-columns';
import { listFields } from './roster-field';
import type { RosterText } from './roster-text';
import { maxWordLength, toWordKey, wordMeanings, type WordAnswer } from './unclear-words';

/** What headers and words of a site's files mean, as people answered for earlier imports. The latest answers come last. */
export interface ImportGlossary {
  readonly headers: readonly KnownHeader[];
  readonly words: readonly KnownWord[];
}

interface KnownHeader {
  readonly header: string;
  /** The field or part that the column holds; null if it is not imported. */
  readonly field: string | null;
}

interface KnownWord extends Omit<WordAnswer, 'meaning'> {
  /** One that only another version knows counts for nothing, but is kept. */
  readonly meaning: string;
}

export const emptyGlossary: ImportGlossary = { headers: [], words: [] };

/** The most headers of a roster that are kept, and the most words. */
export const maxKnown = 200;
/** A longer header is asked about again. */
export const maxHeaderLength = 60;

const toKey = (text: string): string => cleanText(text).toLowerCase();
/** The place of each header that only one column has. */
const placeHeaders = (header: readonly string[]): ReadonlyMap<string, number> => {
  const keys = header.slice(0, maxColumns).map(toKey);
  return new Map(
    keys.flatMap((key, at) =>
      key !== '' && keys.indexOf(key) === keys.lastIndexOf(key) ? [[key, at] as const] : [],
    ),
  );
};

/** Which column of a header holds what, by earlier answers and otherwise by its text. */
export const matchKnown = (
  fields: Fields,
  { headers }: ImportGlossary,
  header: readonly string[],
): FileColumns => {
  const columns = [...matchColumns(fields, header.slice(0, maxColumns))];
  if (headers.length === 0) return columns;
  const known = listColumns(fields);
  const places = placeHeaders(header);
  for (const { header: text, field } of headers) {
    const at = places.get(toKey(text));
    if (at !== undefined && (field === null || known.includes(field))) columns[at] = field;
  }
  return columns;
};

/** For each column, whether it holds what an earlier answer says. */
export const listKnown = (
  { headers }: ImportGlossary,
  header: readonly string[],
  columns: FileColumns,
): readonly boolean[] => {
  const known = new Map(headers.map(({ header: text, field }) => [toKey(text), field]));
  const places = placeHeaders(header);
  return header.map((text, at) => {
    const key = toKey(text);
    return places.get(key) === at && known.get(key) === (columns[at] ?? null);
  });
};

/** Earlier answers about words that this version knows. */
export const listKnownWords = ({ words }: ImportGlossary): readonly WordAnswer[] =>
  words.flatMap((known) => {
    const meaning = wordMeanings.find((one) => one === known.meaning);
    return meaning ? [{ ...known, meaning }] : [];
  });

export const isKnownWord = ({ words }: ImportGlossary, answer: WordAnswer): boolean =>
  words.some((known) => toWordKey(known) === toWordKey(answer) && known.meaning === answer.meaning);

/** Whether the words of a field are kept. Those of a free text may be names of people. */
const hasPlainWords = (fields: Fields, name: string): boolean => {
  const field = fields.find(([one]) => one === name)?.[1];
  if (field?.parts?.cell.kind === 'flag') return true;
  return field !== undefined && field.kind !== 'text' && field.kind !== 'id';
};

/** An import that was read with people's answers. Without a header there are no columns. */
export interface AnsweredImport {
  readonly header: readonly string[] | null;
  readonly columns: FileColumns | null;
  readonly words: readonly WordAnswer[];
}

/** Adds the answers of an import. A header that is understood without an answer needs none. */
export const learnAnswers = <T>(
  roster: RosterText<T>,
  glossary: ImportGlossary,
  { header, columns, words }: AnsweredImport,
): ImportGlossary => {
  const fields = listFields(roster.fields);
  const places = placeHeaders(header ?? []);
  const plain = resolveParts(fields, matchKnown(fields, emptyGlossary, header ?? []));
  const answers = [...places.values()].flatMap((at) => {
    const text = cleanText(header?.[at] ?? '');
    const field = columns?.[at] ?? null;
    return field === plain[at] || text.length > maxHeaderLength ? [] : [{ header: text, field }];
  });
  const kept = words
    .filter(({ field, word }) => hasPlainWords(fields, field) && word.length <= maxWordLength)
    .map(({ field, word, meaning }) => ({ field, word, meaning }));
  const renewed = new Set(kept.map(toWordKey));
  return {
    headers: [
      ...glossary.headers.filter((known) => !places.has(toKey(known.header))),
      ...answers,
    ].slice(-maxKnown),
    words: [...glossary.words.filter((known) => !renewed.has(toWordKey(known))), ...kept].slice(
      -maxKnown,
    ),
  };
};

/** Answers of which the later ones count. */
export const joinGlossaries = (earlier: ImportGlossary, later: ImportGlossary): ImportGlossary => ({
  headers: [...earlier.headers, ...later.headers],
  words: [...earlier.words, ...later.words],
});
