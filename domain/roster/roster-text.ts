import {
  readPaste,
  tabbed,
  withoutHeader,
  yesOrNo,
  type PastedLine,
  type PasteError,
} from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { CellValue, Row } from './change-list';
import type { ImportError, LineKey, LineProblem } from './line-error';

/** The kinds of items in a roster. */
export const rosterNouns = ['driver', 'job', 'vacation week'] as const;
export type RosterNoun = (typeof rosterNouns)[number];

/** The columns of a roster as text: header names with their fields. */
export interface TextColumns<T> {
  readonly columns: Readonly<Record<string, keyof T & string>>;
  /** Columns at the end that may be left out: each is written only if some item has a value in it or in a later one. */
  readonly optional?: readonly (keyof T & string)[];
}

/** Why a text was not imported. */
export type ImportRefusal =
  PasteError | { readonly code: 'import-errors'; readonly errors: readonly ImportError[] };

/** How a roster is parsed from text, whose first line may be a header. */
export interface RosterText<T> extends TextColumns<T> {
  /** For example `driver`; files are named after it. */
  readonly noun: RosterNoun;
  readonly isHeader: (fields: readonly string[]) => boolean;
  /** The item of one line, or its error. */
  readonly parseFields: (fields: readonly string[]) => Result<T, LineProblem>;
  /** The values that must be unique among all lines. */
  readonly getKeys: (item: T) => LineKey[];
  /** Whether a date cell of a spreadsheet means a day. By default it means a time of day. */
  readonly hasDays?: boolean;
}

/** The columns and header of the export, which the import reads back unchanged. */
export const toTable = <T extends Row>(
  { columns, optional = [] }: TextColumns<T>,
  items: readonly T[],
): (string | number)[][] => {
  const all = Object.entries(columns);
  const isNeeded = (field: keyof T & string) =>
    !optional.includes(field) || items.some((item) => item[field] !== undefined);
  const shown = all.slice(0, all.findLastIndex(([, field]) => isNeeded(field)) + 1);
  const rows = items.map((item) =>
    shown.map(([, field]) => {
      const value: CellValue = item[field] ?? '';
      return typeof value === 'boolean' ? yesOrNo(value) : value;
    }),
  );
  return [shown.map(([name]) => name), ...rows];
};

export const toText = <T extends Row>(columns: TextColumns<T>, items: readonly T[]): string =>
  tabbed(toTable(columns, items).map((cells) => cells.map(String)));

const toName = ({ of, value }: LineKey): string => `${of} ${value}`;

/** Parses the lines of a paste or a sheet. Reports every bad line; a single bad line refuses the whole import. */
export const parseLines = <T>(
  { isHeader, parseFields, getKeys }: RosterText<T>,
  all: readonly PastedLine[],
): Result<T[], ImportRefusal> => {
  const lines = withoutHeader(all, isHeader);
  if (!lines.ok) return lines;
  const errors: ImportError[] = [];
  const items: T[] = [];
  const lineByKey = new Map<string, number>();
  for (const { number, fields } of lines.value) {
    const parsed = parseFields(fields);
    if (!parsed.ok) {
      errors.push({ code: 'bad-line', line: number, problem: parsed.error });
      continue;
    }
    const keys = getKeys(parsed.value);
    const key = keys.find((one) => lineByKey.has(toName(one)));
    const firstLine = key && lineByKey.get(toName(key));
    if (key && firstLine !== undefined)
      errors.push({ code: 'repeated-line', line: number, key, firstLine });
    for (const one of keys) lineByKey.set(toName(one), number);
    items.push(parsed.value);
  }
  return errors.length > 0 ? fail({ code: 'import-errors', errors }) : ok(items);
};

/** Reads a paste. */
export const parseText = <T>(roster: RosterText<T>, text: string): Result<T[], ImportRefusal> => {
  const lines = readPaste(text);
  return lines.ok ? parseLines(roster, lines.value) : lines;
};
