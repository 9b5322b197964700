import { serverCopy } from '~/app/copy/copy';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { ImportedLines, ImportPreview } from '~/app/services/roster/import-rows.server';
import type { Row } from '~/domain/roster/change-list';
import type { ColumnsUnclear } from '~/domain/roster/import-columns';
import type { RosterText } from '~/domain/roster/roster-text';
import type { WordsUnclear } from '~/domain/roster/unclear-words';
import { writeLines } from '~/domain/shared/paste';
import type { ReadSheet } from '~/domain/shared/workbook';

/** The lines that were read from a paste or a workbook, and people's answers about them. */
export interface ReadImport extends ImportedLines {
  /** Null for a paste. */
  readonly sheet: ReadSheet | null;
}

/** The most characters that are shown of a file's header or example. */
const maxCharacters = 60;

/** The most rows of a kind that a preview shows. */
const maxShown = 500;

export const toShown = <Item, Shown>(items: readonly Item[], toRow: (item: Item) => Shown) => ({
  count: items.length,
  rows: items.slice(0, maxShown).map(toRow),
});

/** The most lines of a word that are named. */
const maxLines = 8;

/** The question what some words mean. */
export const toWordQuestion = (
  { lines, sheet, columns, words = [] }: ReadImport,
  unclear: WordsUnclear,
) => ({
  lines: writeLines(lines),
  sheet,
  words,
  columns: columns ?? [],
  asked: unclear.words.map((word) => ({
    ...word,
    lines: word.lines.slice(0, maxLines),
    others: Math.max(word.lines.length - maxLines, 0),
  })),
});

/** The question which column of a file is which. */
export const toColumnQuestion = (
  { lines, sheet, words = [] }: ReadImport,
  { header, columns, missing, repeated }: Omit<ColumnsUnclear, 'code'>,
) => ({
  lines: writeLines(lines),
  sheet,
  words,
  columns: header.map((text, at) => ({
    header: text.slice(0, maxCharacters),
    example: lines[1]?.fields[at]?.slice(0, maxCharacters) ?? '',
    field: columns[at] ?? null,
  })),
  missing,
  repeated,
});

/** A preview as the page shows it. */
export const toImportView = <T extends Row, E extends AppError>(
  { idField }: Pick<RosterText<T>, 'idField'>,
  read: ReadImport,
  { plan, file, words, basis, clashes, uses }: ImportPreview<T, E>,
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
  const unasked = { ...(file ?? { header: [], columns: [] }), missing: [], repeated: [] };
  const { lines, sheet, columns } = toColumnQuestion(read, unasked);
  return {
    lines,
    sheet,
    words,
    columns,
    basis,
    canConfirm: clashes.keep.length === 0 || clashes.replace.length === 0,
    added: toShown(added, ({ line, item }) => ({ line, row: item as Row })),
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
