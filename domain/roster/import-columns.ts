import type { PastedLine } from '~/domain/shared/paste';
import { ok, fail, type Result } from '~/domain/shared/result';
import { findStart, maxColumns, type FileColumns } from './find-header';
import { listFields, listNames, listNeeded } from './roster-field';
import type { RosterText } from './roster-text';

/** The columns cannot be told from the header, so people have to say which is which. */
export interface ColumnsUnclear {
  readonly code: 'columns-unclear';
  /** The number of the header's line. */
  readonly start: number;
  readonly header: readonly string[];
  readonly columns: FileColumns;
  /** Required fields without a column. */
  readonly missing: readonly string[];
  /** Fields with several columns. */
  readonly repeated: readonly string[];
}

/** How the columns of a file were understood. */
export interface FileShape {
  /** The number of the line where the list begins: its header, or the first line without one. */
  readonly start: number;
  readonly header: readonly string[] | null;
  /** Null without a header. */
  readonly columns: FileColumns | null;
  /** The fields that the lines have columns for. */
  readonly fields: readonly string[];
}

/** The lines of a list below its header, as the file has them. */
export interface FoundList {
  readonly lines: readonly PastedLine[];
  readonly shape: FileShape;
  /** The column of each field of the roster, in their order; -1 if the file has none. */
  readonly places: readonly number[];
}

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

/** Finds the header and the columns of a list. `answer` says which column is which, where the header does not. */
export const findList = <T>(
  roster: RosterText<T>,
  all: readonly PastedLine[],
  answer: FileColumns | null,
): Result<FoundList, ColumnsUnclear> => {
  const order: readonly string[] = listNames(roster.fields);
  const needed: readonly string[] = listNeeded(roster.fields);
  const match = (fields: readonly string[]) => matchColumns(roster, fields.slice(0, maxColumns));
  const { at, hasHeader } = findStart(all, match, needed);
  const start = all[at]?.number ?? 1;
  if (!hasHeader) {
    const lines = all.slice(at);
    const width = lines.reduce((most, { fields }) => Math.max(most, fields.length), 0);
    const shape = { start, header: null, columns: null, fields: order.slice(0, width) };
    return ok({ lines, shape, places: order.map((_, place) => place) });
  }
  const header = all[at]?.fields ?? [];
  const columns = answer
    ? header.map((_, place) => order.find((field) => field === answer[place]) ?? null)
    : match(header);
  const missing = needed.filter((field) => !columns.includes(field));
  const repeated = order.filter((field) => columns.filter((one) => one === field).length > 1);
  if (missing.length > 0 || repeated.length > 0)
    return fail({ code: 'columns-unclear', start, header, columns, missing, repeated });
  const fields = order.filter((field) => columns.includes(field));
  return ok({
    lines: all.slice(at + 1),
    shape: { start, header, columns, fields },
    places: order.map((field) => columns.indexOf(field)),
  });
};

/** The cells of a line in the order of the roster's fields. */
export const placeCells = (
  { places }: Pick<FoundList, 'places'>,
  fields: readonly string[],
): readonly string[] => places.map((place) => fields[place] ?? '');
