import type { PastedLine, PasteError } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Fields, Row } from './change-list';
import {
  findList,
  joinParts,
  type ColumnAnswers,
  type ColumnsUnclear,
  type FileShape,
} from './import-columns';
import { emptyGlossary, listKnownWords } from './import-glossary';
import type { ImportError, LineKey, LineProblem } from './line-error';
import type { Repair, RepairCode } from './repair';
import { findNumberedBy, rankRows, repairLines } from './repair-lines';
import { listFields, listNames, readRow } from './roster-field';
import type { RosterText } from './roster-text';
import {
  isAskable,
  maxWordLength,
  settleWords,
  toWordErrors,
  type AnsweredWord,
  type SettledLines,
  type WordAnswer,
  type WordsUnclear,
} from './unclear-words';

/** An imported item with the line that it is on. */
export interface ImportRow<T> {
  readonly line: number;
  readonly item: T;
  /** The fields that it has, where they differ from row to row. */
  readonly given?: readonly string[] | undefined;
}

export interface ImportRows<T> extends FileShape {
  readonly rows: readonly ImportRow<T>[];
  readonly words: readonly AnsweredWord[];
  readonly repairs: readonly Repair[];
}

/** What people answered about lines that cannot be read otherwise. */
export interface ImportAnswers extends ColumnAnswers {
  readonly words?: readonly WordAnswer[];
  /** The lines that the sheet hides. */
  readonly hidden?: readonly number[];
  /** The repairs that are switched off. */
  readonly off?: readonly RepairCode[];
}

/** Why lines were not imported. */
export type ImportRefusal =
  | PasteError
  | ColumnsUnclear
  | WordsUnclear
  /** Every row has a word for which rows are left out. */
  | { readonly code: 'all-rows-left-out'; readonly words: readonly AnsweredWord[] }
  | { readonly code: 'all-rows-hidden'; readonly repairs: readonly Repair[] }
  /** No row has a number, and nobody said that they are numbered by date, which is one of the repairs. */
  | {
      readonly code: 'numbers-missing';
      /** The field of the numbers. */
      readonly field: string;
      readonly repairs: readonly Repair[];
    }
  | {
      readonly code: 'import-errors';
      readonly errors: readonly ImportError[];
      /** Those of the file, because one that is off may be the reason. */
      readonly repairs?: readonly Repair[];
    };

/** How the file names the column of a field. Without a header it has the name in exports. */
const findColumn = <T>(
  { fields }: RosterText<T>,
  { header, columns }: Pick<FileShape, 'header' | 'columns'>,
  field: string,
): string => {
  const named = listFields(fields).find(([name]) => name === field)?.[1].column ?? field;
  return header?.[columns?.indexOf(field) ?? -1]?.slice(0, maxWordLength) ?? named;
};

/** A problem of a cell with the name that the file has for its column. */
const nameColumn = <T>(
  roster: RosterText<T>,
  shape: Pick<FileShape, 'header' | 'columns'>,
  read: Result<T, LineProblem>,
): Result<T, LineProblem> => {
  if (read.ok || read.error.code !== 'unclear-cell') return read;
  const { error } = read;
  const field = listFields(roster.fields).find(([, { column }]) => column === error.column)?.[0];
  return fail({ ...error, column: findColumn(roster, shape, field ?? error.column) });
};

/** Reads the cells of a line. `rankedBy`: the field by which rows are numbered that have no numbers. */
const makeReadItem = <T>(
  { fields, tooFew, namedFirst }: RosterText<T>,
  rankedBy: string | null,
): ((cells: readonly string[]) => Result<T, LineProblem>) => {
  const lastNeeded = listFields(fields).findLastIndex(([, { ifEmpty }]) => ifEmpty === undefined);
  const first = listNames(fields).find((name) => name === rankedBy) ?? namedFirst;
  return (cells) => {
    if (cells.length <= lastNeeded) return fail(tooFew);
    const read = readRow(fields, (_name, at) => cells[at] ?? '', first);
    const isUnranked =
      rankedBy !== null && !read.ok && read.error.code === 'invalid-seniority-number';
    return isUnranked ? fail({ code: 'no-seniority-date' }) : read;
  };
};

/** A line or a row, read. */
interface ReadRow<T> extends Pick<ImportRow<T>, 'line' | 'given'> {
  readonly read: Result<T, LineProblem>;
}

/** The items, and what is wrong with the rows that have none or repeat another one. */
const collectRows = <T>(
  { fields }: RosterText<T>,
  all: readonly ReadRow<T>[],
): { readonly rows: readonly ImportRow<T>[]; readonly errors: readonly ImportError[] } => {
  const errors: ImportError[] = [];
  const rows: ImportRow<T>[] = [];
  /** The fields whose values no other row may have, with the line of each value. */
  const unique = listFields(fields).flatMap(([name, { unique: of }]) =>
    of ? [{ name, of, lines: new Map<unknown, number>() }] : [],
  );
  for (const { line, read, given } of all) {
    if (!read.ok) {
      errors.push({ code: 'bad-line', line, problem: read.error });
      continue;
    }
    const item = read.value;
    const repeated = unique.find(({ name, lines }) => lines.has(item[name]));
    if (repeated) {
      const key = { of: repeated.of, value: item[repeated.name] as LineKey['value'] };
      const firstLine = repeated.lines.get(key.value) ?? line;
      errors.push({ code: 'repeated-line', line, key, firstLine });
    }
    for (const { name, lines } of unique) lines.set(item[name], line);
    rows.push({ line, item, given });
  }
  return { rows, errors };
};

/** Reports every bad row; a single bad row refuses the whole import. */
const toImport = <T>(
  roster: RosterText<T>,
  { repairs, ...shape }: FileShape & { readonly repairs: readonly Repair[] },
  { unclear, answered }: Pick<SettledLines, 'unclear' | 'answered'>,
  all: readonly ReadRow<T>[],
): Result<ImportRows<T>, ImportRefusal> => {
  const refuse = (errors: readonly ImportError[]) =>
    fail({ code: 'import-errors' as const, errors, ...(repairs.length > 0 && { repairs }) });
  if (!isAskable(unclear))
    return refuse(toWordErrors(unclear, (field) => findColumn(roster, shape, field)));
  const { rows, errors } = collectRows(roster, all);
  // A row that may be left out because of a word can wait for the answer, whatever else is wrong with it.
  const asked = new Set(
    unclear.flatMap(({ choices, lines }) => (choices.includes('leave-out') ? lines : [])),
  );
  const canWait = (error: ImportError) =>
    asked.has(error.line) || (error.code === 'repeated-line' && asked.has(error.firstLine));
  if (!errors.every(canWait)) return refuse(errors);
  if (unclear.length > 0) return fail({ code: 'words-unclear', words: unclear });
  return ok({ rows, words: answered, repairs, ...shape });
};

/** The rows that are read at a time, in a few milliseconds. */
const rowsAtOnce = 1_000;

/** Parses the lines of a paste or a sheet, in steps, because of long ones. */
export function* readRows<T>(
  roster: RosterText<T>,
  all: readonly PastedLine[],
  { words = [], hidden = [], off = [], ...answers }: ImportAnswers = {},
): Generator<void, Result<ImportRows<T>, ImportRefusal>> {
  const found = findList(roster, all, answers);
  if (!found.ok) return found;
  const { rows: lines, repairs: made } = repairLines(roster, found.value, {
    hidden: new Set(hidden),
    off,
  });
  if (lines.length === 0)
    return fail(
      made.some(({ code }) => code === 'take-hidden')
        ? { code: 'all-rows-hidden', repairs: made }
        : { code: 'paste-empty' },
    );
  yield;
  const numberedBy = findNumberedBy(roster, lines);
  const rankedBy = numberedBy && !off.includes('rank-by-date') ? numberedBy.by : null;
  const order = [
    // The rows need what they are ranked by, so it is not left empty.
    ...listFields(roster.fields).map(
      ([name, field]) => [name, name === rankedBy ? { kind: field.kind } : field] as const,
    ),
    ...found.value.parts.map(({ field, cell }) => [field, cell] as const),
  ];
  const settled = settleWords(order, lines, [
    ...listKnownWords(answers.glossary ?? emptyGlossary),
    ...words,
  ]);
  if (settled.rows.length === 0)
    return fail({ code: 'all-rows-left-out', words: settled.answered });
  const { rows, repairs } = rankRows(roster, { ...settled, repairs: made }, numberedBy, off);
  if (numberedBy && rankedBy === null)
    return fail({ code: 'numbers-missing', field: numberedBy.field, repairs });
  const readItem = makeReadItem(roster, rankedBy);
  const read: ReadRow<T>[] = [];
  for (const { number: line, fields } of rows) {
    if (read.length % rowsAtOnce === 0) yield;
    const cells = joinParts(roster, found.value, fields);
    read.push({ line, read: nameColumn(roster, found.value.shape, readItem(cells)) });
  }
  yield;
  return toImport(roster, { ...found.value.shape, repairs }, settled, read);
}

/** Takes rows from a program, whose values fit the schema, by the same rules. They count as lines from 1 on. */
export const takeRows = <T extends Row>(
  roster: RosterText<T>,
  items: readonly Fields<T>[],
): Result<ImportRows<T>, ImportRefusal> => {
  if (items.length === 0) return fail({ code: 'paste-empty' });
  const { fields, namedFirst } = roster;
  const names = listNames(fields);
  const texts = items.map((item, at) => ({
    number: at + 1,
    fields: names.map((name) => (typeof item[name] === 'string' ? item[name] : '')),
  }));
  const taken = items.map((item, at) => ({
    line: at + 1,
    read: readRow(fields, (name) => item[name] ?? '', namedFirst),
    given: Object.keys(item),
  }));
  const shape = { start: 1, header: null, columns: null, fields: names, repairs: [] };
  return toImport(roster, shape, settleWords(listFields(fields), texts, []), taken);
};
