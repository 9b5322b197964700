import type { PastedLine } from '~/domain/shared/paste';
import { ok, fail, type Result } from '~/domain/shared/result';
import { listFields, listNames, listNeeded } from './roster-field';
import type { RosterText } from './roster-text';

/** For each column of a file, the field that it holds; null if it is not imported. */
export type FileColumns = readonly (string | null)[];

/** The columns cannot be told from the header, so people have to say which is which. */
export interface ColumnsUnclear {
  readonly code: 'columns-unclear';
  readonly header: readonly string[];
  readonly columns: FileColumns;
  /** Required fields without a column. */
  readonly missing: readonly string[];
  /** Fields with several columns. */
  readonly repeated: readonly string[];
}

/** The lines of an import, with their fields in the order of the roster's columns. */
export interface ArrangedLines {
  readonly rows: readonly PastedLine[];
  readonly header: readonly string[] | null;
  /** Null without a header. */
  readonly columns: FileColumns | null;
  /** The fields that the lines have columns for. */
  readonly fields: readonly string[];
}

/** A line with more columns than this is no header. */
export const maxColumns = 60;

const fillers = new Set(['de', 'del', 'la', 'el', 'of', 'the']);

/** `Emp #` as `empno`, `Núm. de empleado` as `numempleado`. */
const normalizeHeader = (text: string): string =>
  text
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('#', ' no ')
    .split(/[^a-z0-9]+/)
    .filter((word) => !fillers.has(word))
    .join('');

const matchColumns = <T>({ fields }: RosterText<T>, header: readonly string[]) => {
  const fieldByName = new Map<string, string>();
  for (const [field, { column, headers }] of listFields(fields))
    for (const name of [normalizeHeader(column), ...headers.split(' ')])
      fieldByName.set(name, field);
  return header.map((text) => fieldByName.get(normalizeHeader(text)) ?? null);
};

/**
 * Whether the first line is a header: it has names of columns, or it has no digit while other lines follow. A line of
 * data has an ID or a time with digits.
 */
const isHeader = (fields: readonly string[], columns: FileColumns, hasOthers: boolean): boolean => {
  if (fields.length > maxColumns) return false;
  const known = columns.filter((field) => field !== null).length;
  if (known > 0) return !fields.some((field) => /^['"]?\d/.test(field));
  return hasOthers && !/\d/.test(fields.join());
};

/** Which columns the lines have. `answer` says which column is which, where the header does not. */
export const arrangeLines = <T>(
  roster: RosterText<T>,
  lines: readonly PastedLine[],
  answer: FileColumns | null,
): Result<ArrangedLines, ColumnsUnclear> => {
  const order: readonly string[] = listNames(roster.fields);
  const needed: readonly string[] = listNeeded(roster.fields);
  const [first, ...others] = lines;
  const header = first?.fields ?? [];
  const matched = matchColumns(roster, header.slice(0, maxColumns));
  if (!isHeader(header, matched, others.length > 0)) {
    const width = lines.reduce((most, { fields }) => Math.max(most, fields.length), 0);
    return ok({ rows: lines, header: null, columns: null, fields: order.slice(0, width) });
  }
  const columns = answer
    ? header.map((_, at) => order.find((field) => field === answer[at]) ?? null)
    : matched;
  const missing = needed.filter((field) => !columns.includes(field));
  const repeated = order.filter((field) => columns.filter((one) => one === field).length > 1);
  if (missing.length > 0 || repeated.length > 0)
    return fail({ code: 'columns-unclear', header, columns, missing, repeated });
  const places = order.map((field) => columns.indexOf(field));
  const width = Math.max(...needed.map((field) => columns.indexOf(field))) + 1;
  const rows = others.map(({ number, fields }) => ({
    number,
    // A line that ends before the last required column has not enough data.
    fields: fields.length < width ? [] : places.map((place) => fields[place] ?? ''),
  }));
  return ok({ rows, header, columns, fields: order.filter((field) => columns.includes(field)) });
};
