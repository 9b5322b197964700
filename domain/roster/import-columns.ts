import type { PastedLine } from '~/domain/shared/paste';
import { ok, fail, type Result } from '~/domain/shared/result';
import type { SheetFit } from '~/domain/shared/workbook';
import { toPartColumn, type FieldParts, type PartName } from './field-parts';
import { findStart, joinHeader, takeStart, type FileColumns } from './find-header';
import { emptyGlossary, matchKnown, type ImportGlossary } from './import-glossary';
import { listColumns, resolveParts, type Fields } from './match-columns';
import { listFields, listNames, listNeeded, type RosterField } from './roster-field';
import type { RosterText } from './roster-text';

/** The columns cannot be told from the header, so people have to say which is which. */
export interface ColumnsUnclear {
  readonly code: 'columns-unclear';
  /** The number of the line where the list begins. */
  readonly start: number;
  readonly header: readonly string[] | null;
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
  /** Null without a header, unless people said which column is which. */
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
  /** The columns of parts, in their order; the place is -1 if the file lacks one. */
  readonly parts: readonly PartColumn[];
}

interface PartColumn {
  readonly field: string;
  readonly cell: FieldParts['cell'];
  readonly place: number;
}

/** What people answered about the columns of a file, and of earlier ones. */
export interface ColumnAnswers {
  /** The number of the header's line; null if the list has no header. Without it, the header is looked for. */
  readonly header?: number | null | undefined;
  /** Which column is which, where the header does not say it. */
  readonly columns?: FileColumns | null;
  /** Answers about earlier imports, which count where these have none. */
  readonly glossary?: ImportGlossary;
}

/** Finds the header and the columns of a list. */
export const findList = <T>(
  roster: RosterText<T>,
  all: readonly PastedLine[],
  { header: chosen, columns: answer, glossary = emptyGlossary }: ColumnAnswers,
): Result<FoundList, ColumnsUnclear> => {
  const fields = listFields(roster.fields);
  const order: readonly string[] = listNames(roster.fields);
  const needed: readonly string[] = listNeeded(roster.fields);
  const match = (header: readonly string[]) => matchKnown(fields, glossary, header);
  const { at, hasHeader } = takeStart(all, chosen) ?? findStart(all, match, needed);
  const start = all[at]?.number ?? 1;
  if (!hasHeader && !answer) {
    const lines = all.slice(at);
    const width = lines.reduce((most, line) => Math.max(most, line.fields.length), 0);
    const shape = { start, header: null, columns: null, fields: order.slice(0, width) };
    return ok({ lines, shape, places: order.map((_, place) => place), parts: [] });
  }
  const header = hasHeader ? joinHeader(all, at) : null;
  const known = listColumns(fields);
  const columns = resolveParts(
    fields,
    answer
      ? (header ?? answer).map(
          (_, place) => known.find((column) => column === answer[place]) ?? null,
        )
      : match(header ?? []),
  );
  const parts = fields.flatMap(([field, rules]) => findParts(field, rules, columns));
  const hasColumn = (field: string) =>
    columns.includes(field) || parts.some((part) => part.field === field);
  const { numberedBy } = roster;
  const mayLack = numberedBy && hasColumn(numberedBy.by) ? numberedBy.field : null;
  const missing = needed.filter((field) => !hasColumn(field) && field !== mayLack);
  const repeated = fields.flatMap(([field, rules]) =>
    listColumns([[field, rules]]).some(
      (one) => columns.filter((column) => column === one).length > 1,
    )
      ? [field]
      : [],
  );
  if (missing.length > 0 || repeated.length > 0)
    return fail({ code: 'columns-unclear', start, header, columns, missing, repeated });
  return ok({
    lines: all.slice(hasHeader ? at + 1 : at),
    shape: {
      start,
      header,
      columns,
      fields: order.filter((field) => hasColumn(field) || field === mayLack),
    },
    places: order.map((field) => columns.indexOf(field)),
    parts,
  });
};

/** How well a list of the roster fits the first lines of a sheet, by their header. */
export const rateSheet = <T>(
  roster: RosterText<T>,
  lines: readonly PastedLine[],
  glossary: ImportGlossary = emptyGlossary,
): SheetFit => {
  const found = findList(roster, lines, { glossary });
  if (found.ok) return found.value.shape.header ? 'whole' : 'none';
  return found.error.columns.some((column) => column !== null) ? 'partly' : 'none';
};

/** The columns of a field's parts, if they are enough for a value. */
const findParts = (
  field: string,
  { parts }: RosterField,
  columns: FileColumns,
): readonly PartColumn[] => {
  const has = (part: PartName) => columns.includes(toPartColumn(field, part));
  if (!parts?.needed.every(has)) return [];
  return parts.headers.map(([part]) => ({
    field,
    cell: parts.cell,
    place: columns.indexOf(toPartColumn(field, part)),
  }));
};

/** The cells of a line in the order of the roster's fields, and after them those of parts. */
export const placeCells = (
  { places, parts }: Pick<FoundList, 'places' | 'parts'>,
  fields: readonly string[],
): readonly string[] => {
  const cells = places.map((place) => fields[place] ?? '');
  for (const { place } of parts) cells.push(fields[place] ?? '');
  return cells;
};

/** The cells of the roster's fields, where parts are put together. */
export const joinParts = <T>(
  roster: RosterText<T>,
  { parts }: Pick<FoundList, 'parts'>,
  cells: readonly string[],
): readonly string[] => {
  if (parts.length === 0 || cells.length === 0) return cells;
  const fields: Fields = listFields(roster.fields);
  return fields.map(([field, rules], at) => {
    const own = parts.flatMap((part, place) =>
      part.field === field ? [cells[fields.length + place] ?? ''] : [],
    );
    return own.length > 0 && rules.parts ? rules.parts.join(own) : (cells[at] ?? '');
  });
};
