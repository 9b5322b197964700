import { serverCopy } from '~/app/copy/copy';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { ImportedLines, ImportPreview } from '~/app/services/roster/import-rows.server';
import type { Row } from '~/domain/roster/change-list';
import { isNarrow, maxColumns, maxHeaderLines } from '~/domain/roster/find-header';
import type { ColumnsUnclear } from '~/domain/roster/import-columns';
import { emptyGlossary, isKnownWord, listKnown } from '~/domain/roster/import-glossary';
import { offAtFirst, type Repair } from '~/domain/roster/repair';
import type { RosterText } from '~/domain/roster/roster-text';
import { toWordKey, type AnsweredWord, type UnclearWord } from '~/domain/roster/unclear-words';
import { cutText } from '~/domain/shared/clean-text';
import { writeLines, type PastedLine } from '~/domain/shared/paste';
import type { ReadSheet } from '~/domain/shared/workbook';

/** The lines that were read from a paste or a workbook, and people's answers about them. */
export interface ReadImport extends ImportedLines {
  /** Null for a paste. */
  readonly sheet: ReadSheet | null;
  /** Other sheets that may be meant instead. */
  readonly others?: readonly Pick<ReadImport, 'lines' | 'sheet'>[] | undefined;
}

/** The most characters that are shown of a file's header or example. */
const maxCharacters = 60;

/** The most rows of a kind that a preview shows. New ones are as the file has them, so fewer are enough. */
const maxShown = 500;
const maxShownNew = 100;

export const toShown = <Item, Shown>(
  items: readonly Item[],
  toRow: (item: Item) => Shown,
  most = maxShown,
) => ({
  count: items.length,
  rows: items.slice(0, most).map(toRow),
});

/** The most lines of a word or a repair that are named. */
const maxLines = 8;

/** What a page sends again. */
const toCarried = ({ lines, sheet, header, words = [], off = offAtFirst }: ReadImport) => ({
  lines: writeLines(lines),
  sheet,
  header,
  words: words.map(({ field, word, meaning }) => ({ field, word, meaning })),
  off,
});

/** The most titles that are shown. */
const maxTitles = 3;

/** The lines above the list. */
const toTitles = (lines: readonly PastedLine[], start: number) => {
  const titles = lines.filter(({ number }) => number < start);
  const texts = titles.map(({ fields }) => fields.filter((field) => field !== '').join(' '));
  return {
    count: titles.length,
    texts: texts.slice(0, maxTitles).map((text) => cutText(text, maxCharacters)),
  };
};

const toShownRepairs = (repairs: readonly Repair[]) =>
  repairs.map(({ code, lines, example, isOn }) => ({
    code,
    isOn,
    example: example && {
      from: cutText(example.from, maxCharacters),
      to: example.to === null ? null : cutText(example.to, maxCharacters),
    },
    count: lines.length,
    lines: lines.slice(0, maxLines),
  }));

/** The repairs of an import that was refused. */
export const toRepairView = (read: ReadImport, repairs: readonly Repair[]) => ({
  ...toCarried(read),
  fields: read.columns ?? [],
  repairs: toShownRepairs(repairs),
});

/** The question which of several sheets is meant. */
export const toSheetQuestion = (read: ReadImport) =>
  [read, ...(read.others ?? [])].map((one) => ({
    ...toCarried({ ...read, ...one }),
    rows: one.lines.length,
  }));

/** The first of so many lines, and how many others there are. */
const toShownLines = (lines: readonly number[]) => ({
  lines: lines.slice(0, maxLines),
  others: Math.max(lines.length - maxLines, 0),
});

/** The question what some words mean, with the answers that they have. */
export const toWordQuestion = (
  read: ReadImport,
  words: readonly (UnclearWord | AnsweredWord)[],
) => {
  const asked = new Set(words.map(toWordKey));
  return {
    ...toCarried({
      ...read,
      words: read.words?.filter((word) => !asked.has(toWordKey(word))) ?? [],
    }),
    columns: read.columns ?? [],
    asked: words.map((word) => ({
      ...word,
      ...toShownLines(word.lines),
      meaning: 'meaning' in word ? word.meaning : null,
    })),
  };
};

/** The lines of which one may have the names of the columns. */
const toFirstLines = (lines: readonly PastedLine[]) =>
  lines
    .slice(0, maxHeaderLines)
    .filter(isNarrow)
    .map(({ number, fields }) => ({
      number,
      text: cutText(fields.filter((field) => field !== '').join(', '), maxCharacters),
    }));

/** The columns of a file, with the lines above them. */
const describeColumns = (
  read: ReadImport,
  { start, header, columns }: Pick<ColumnsUnclear, 'start' | 'header' | 'columns'>,
) => {
  const width = read.lines.reduce((most, { fields }) => Math.max(most, fields.length), 0);
  const texts = header ?? Array.from({ length: Math.min(width, maxColumns) }, () => '');
  const known = listKnown(read.glossary ?? emptyGlossary, texts, columns);
  const isData = ({ number }: PastedLine) => (header ? number > start : number >= start);
  const example = read.lines.find(isData)?.fields ?? [];
  return {
    titles: toTitles(read.lines, start),
    firstLines: toFirstLines(read.lines),
    columns: texts.map((text, at) => ({
      header: text.slice(0, maxCharacters),
      example: example[at]?.slice(0, maxCharacters) ?? '',
      field: columns[at] ?? null,
      isKnown: known[at] ?? false,
    })),
  };
};

/** The question which column of a file is which. */
export const toColumnQuestion = (
  read: ReadImport,
  { missing, repeated, ...shape }: Omit<ColumnsUnclear, 'code'>,
) => ({ ...toCarried(read), ...describeColumns(read, shape), missing, repeated });

/** A preview as the page shows it. */
export const toImportView = <T extends Row, E extends AppError>(
  { idField }: Pick<RosterText<T>, 'idField'>,
  read: ReadImport,
  { plan, file, start, words, repairs, basis, clashes, uses }: ImportPreview<T, E>,
) => {
  const { added, changed, unchanged, missing } = plan;
  const getId = (item: T) => String(item[idField]);
  const lineById = new Map([...added, ...changed].map(({ item, line }) => [getId(item), line]));
  const describe = (error: E): string => {
    const { text } = getErrorMessage(error);
    const id = (error as Readonly<Record<string, unknown>>)[idField];
    const line = lineById.get(String(id));
    return line === undefined ? text : serverCopy.importErrors.atLine(line, text);
  };
  const { header, columns } = file ?? { header: [], columns: [] };
  return {
    ...toCarried(read),
    ...describeColumns(read, { start, header, columns }),
    words: words.map(({ field, word, meaning, lines }) => ({
      field,
      word,
      meaning,
      ...toShownLines(lines),
      isKnown: isKnownWord(read.glossary ?? emptyGlossary, { field, word, meaning }),
    })),
    repairs: toShownRepairs(repairs),
    basis,
    canConfirm: clashes.keep.length === 0 || clashes.replace.length === 0,
    added: toShown(added, ({ line, item }) => ({ line, row: item as Row }), maxShownNew),
    changed: toShown(changed, ({ line, item, changes }) => ({ line, id: getId(item), changes })),
    unchanged: toShown(unchanged, ({ item }) => getId(item)),
    missing: toShown(missing, (item) => ({ row: item as Row })),
    clashes: {
      keep: serverCopy.importErrors.cut(clashes.keep.map(describe)),
      replace: serverCopy.importErrors.cut(clashes.replace.map(describe)),
    },
    uses,
  };
};
