import type { PastedLine, PasteError } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import {
  arrangeLines,
  type ArrangedLines,
  type ColumnsUnclear,
  type FileColumns,
} from './import-columns';
import type { ImportError, LineKey, LineProblem } from './line-error';
import { listFields, readRow, type RosterFields } from './roster-field';
import type { RosterText } from './roster-text';
import {
  isAskable,
  maxWordLength,
  settleWords,
  toWordErrors,
  type WordAnswer,
  type WordsUnclear,
} from './unclear-words';

/** An imported item with the line that it is on. */
export interface ImportRow<T> {
  readonly line: number;
  readonly item: T;
}

export interface ImportRows<T> extends Pick<ArrangedLines, 'header' | 'columns' | 'fields'> {
  readonly rows: readonly ImportRow<T>[];
  /** The answers that were needed. */
  readonly words: readonly WordAnswer[];
}

/** What people answered about lines that cannot be read otherwise. */
export interface ImportAnswers {
  readonly columns?: FileColumns | null;
  readonly words?: readonly WordAnswer[];
}

/** Why lines were not imported. */
export type ImportRefusal =
  | PasteError
  | ColumnsUnclear
  | WordsUnclear
  | { readonly code: 'import-errors'; readonly errors: readonly ImportError[] };

/** How the file names the column of a field. Without a header it has the name in exports. */
const findColumn = <T>(
  { fields }: RosterText<T>,
  { header, columns }: Pick<ArrangedLines, 'header' | 'columns'>,
  field: string,
): string => {
  const named = listFields(fields).find(([name]) => name === field)?.[1].column ?? field;
  return header?.[columns?.indexOf(field) ?? -1]?.slice(0, maxWordLength) ?? named;
};

const toName = ({ of, value }: LineKey): string => `${of} ${value}`;

/** The values that no other row may have. */
const listKeys = <T>(fields: RosterFields<T>, item: T): LineKey[] =>
  listFields(fields).flatMap(([name, { unique }]) =>
    unique ? [{ of: unique, value: item[name] as LineKey['value'] }] : [],
  );

const readItem = <T>(
  { fields, tooFew, namedFirst }: RosterText<T>,
  cells: readonly string[],
): Result<T, LineProblem> => {
  const order = listFields(fields);
  const isTooShort = order.some(
    ([, { ifEmpty }], at) => ifEmpty === undefined && at >= cells.length,
  );
  if (isTooShort) return fail(tooFew);
  const texts = new Map(order.map(([name], at) => [name, cells[at] ?? '']));
  return readRow(fields, (name) => texts.get(name) ?? '', namedFirst);
};

/** The items of the lines, and what is wrong with the other ones. */
const parseRows = <T>(
  roster: RosterText<T>,
  lines: readonly PastedLine[],
): { readonly rows: readonly ImportRow<T>[]; readonly errors: readonly ImportError[] } => {
  const errors: ImportError[] = [];
  const rows: ImportRow<T>[] = [];
  const lineByKey = new Map<string, number>();
  for (const { number: line, fields: cells } of lines) {
    const parsed = readItem(roster, cells);
    if (!parsed.ok) {
      errors.push({ code: 'bad-line', line, problem: parsed.error });
      continue;
    }
    const keys = listKeys(roster.fields, parsed.value);
    const key = keys.find((one) => lineByKey.has(toName(one)));
    const firstLine = key && lineByKey.get(toName(key));
    if (key && firstLine !== undefined)
      errors.push({ code: 'repeated-line', line, key, firstLine });
    for (const one of keys) lineByKey.set(toName(one), line);
    rows.push({ line, item: parsed.value });
  }
  return { rows, errors };
};

/** Parses the lines of a paste or a sheet. Reports every bad line; a single bad line refuses the whole import. */
export const readRows = <T>(
  roster: RosterText<T>,
  all: readonly PastedLine[],
  { columns: answer = null, words = [] }: ImportAnswers = {},
): Result<ImportRows<T>, ImportRefusal> => {
  const arranged = arrangeLines(roster, all, answer);
  if (!arranged.ok) return arranged;
  const { rows: lines, ...shape } = arranged.value;
  if (lines.length === 0) return fail({ code: 'paste-empty' });
  const settled = settleWords(roster, lines, words);
  const { unclear } = settled;
  if (!isAskable(unclear)) {
    const nameColumn = (field: string) => findColumn(roster, shape, field);
    return fail({ code: 'import-errors', errors: toWordErrors(unclear, nameColumn) });
  }
  const { rows, errors } = parseRows(roster, settled.rows);
  if (errors.length > 0) return fail({ code: 'import-errors', errors });
  if (unclear.length > 0) return fail({ code: 'words-unclear', words: unclear });
  return ok({ rows, words: settled.answered, ...shape });
};
