import { tabbed, yesOrNo } from '~/domain/shared/paste';
import type { Result } from '~/domain/shared/result';
import type { CellValue, Fields, Row } from './change-list';
import type { LineKey, LineProblem } from './line-error';

/** The kinds of items in a roster. */
export const rosterNouns = ['driver', 'job', 'vacation week'] as const;
export type RosterNoun = (typeof rosterNouns)[number];

/** The columns of a roster as text: header names with their fields. */
export interface TextColumns<T> {
  readonly columns: Readonly<Record<string, keyof T & string>>;
  /** Columns at the end that may be left out: each is written only if some item has a value in it or in a later one. */
  readonly optional?: readonly (keyof T & string)[];
}

/** How a roster is parsed from text, whose first line may be a header. */
export interface RosterText<T> extends TextColumns<T> {
  /** For example `driver`; files are named after it. */
  readonly noun: RosterNoun;
  readonly idField: keyof T & string;
  /** An item as it is stored, without empty fields. */
  readonly tidy?: (item: T) => T;
  /** The names that files have for each column. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  /** The fields that every file has columns for. */
  readonly required: readonly (keyof T & string)[];
  /** The yes/no fields, each with words for yes that only it knows. An empty text means the default. */
  readonly flags: Readonly<Partial<Record<keyof T & string, readonly string[]>>>;
  /** The item of one line, or its error. Its yes/no fields are clear. */
  readonly parseFields: (fields: readonly string[]) => Result<T, LineProblem>;
  /** The values that must be unique among all lines. */
  readonly getKeys: (item: T) => LineKey[];
  /** Whether a date cell of a spreadsheet means a day. By default it means a time of day. */
  readonly hasDays?: boolean;
}

/** The columns and header of the export, which the import reads back unchanged. A missing field is an empty cell. */
export const toTable = <T extends Row>(
  { columns, optional = [] }: TextColumns<T>,
  items: readonly Fields<T>[],
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
