import { tabbed, yesOrNo } from '~/domain/shared/paste';
import type { CellValue, Fields, Row } from './change-list';
import type { LineProblem } from './line-error';
import { listFields, type RosterFields } from './roster-field';

/** The kinds of items in a roster. */
export const rosterNouns = ['driver', 'job', 'vacation week'] as const;
export type RosterNoun = (typeof rosterNouns)[number];

/** How rows without numbers may be numbered from 1 on. */
export interface NumberedBy {
  /** The field that has the number, and the one without which a row gets none. */
  readonly field: string;
  readonly by: string;
  /** The fields that `compare` looks at. */
  readonly reads: readonly string[];
  /** Orders rows, of which each has at least those of the fields that can be read. */
  readonly compare: (a: Row, b: Row) => number;
}

/** How a roster is parsed from text, whose first line may be a header. */
export interface RosterText<T> {
  /** For example `driver`; files are named after it. */
  readonly noun: RosterNoun;
  readonly idField: keyof T & string;
  readonly fields: RosterFields<T>;
  /** What is wrong with a line that ends before the last field that it needs. */
  readonly tooFew: LineProblem;
  /** The field of which a line that is wrong in several names the problem first. */
  readonly namedFirst?: keyof T & string;
  /** If no row of an import has a number, they may be numbered by another field. */
  readonly numberedBy?: NumberedBy;
}

/** The columns and header of the export, which the import reads back unchanged. A missing field is an empty cell. */
export const toTable = <T extends Row>(
  { fields }: Pick<RosterText<T>, 'fields'>,
  items: readonly Fields<T>[],
): (string | number)[][] => {
  const all = listFields(fields);
  // Optional columns at the end are left out unless some item has a value in them or in a later one.
  const last = all.findLastIndex(
    ([name, { isOptional }]) => !isOptional || items.some((item) => item[name] !== undefined),
  );
  const shown = all.slice(0, last + 1);
  const rows = items.map((item) =>
    shown.map(([name]) => {
      const value: CellValue = item[name] ?? '';
      return typeof value === 'boolean' ? yesOrNo(value) : value;
    }),
  );
  return [shown.map(([, { column }]) => column), ...rows];
};

export const toText = <T extends Row>(
  roster: Pick<RosterText<T>, 'fields'>,
  items: readonly T[],
): string => tabbed(toTable(roster, items).map((cells) => cells.map(String)));
