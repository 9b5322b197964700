import { fail, ok, type Result } from '~/domain/shared/result';
import type { FieldParts } from './field-parts';
import type { LineKey, LineProblem } from './line-error';

export type CellValue = string | number | boolean;
/** The fields of an item of a roster. */
export type Row = Readonly<Record<string, CellValue | undefined>>;

/** How a field is typed, shown and read. */
interface FieldKind<Value> {
  readonly kind: 'id' | 'text' | 'whole-number' | 'hours' | 'time' | 'day' | 'flag';
  /** The value of a cell of a file. `before`: the fields of the row that stand before this one in the list. */
  readonly read: (text: string, before: Row) => Result<Value, LineProblem>;
  /** What an empty cell means, or an empty text if it means that there is no value. Without it, every row and every file needs the field. */
  readonly ifEmpty?: Value | '';
  /** The most characters of a text, or the largest number. */
  readonly most?: number;
  /** The smallest number. */
  readonly least?: number;
  /** Words for yes that only this field knows. */
  readonly yesWords?: readonly string[];
}

/** One field of a roster. Editor, import, export, API and log of the roster go by it. */
export interface RosterField<Value extends CellValue = CellValue> extends FieldKind<Value> {
  /** The header of its column in exports. */
  readonly column: string;
  /** The header as a sentence about pasted lines has it. It is English in every language, as headers are. */
  readonly pasted: string;
  /** What else files call the column: words as `normalizeHeader` writes them. */
  readonly headers: string;
  /** What files call a column that may hold it, if no column has one of its other names. */
  readonly vagueHeaders?: string;
  /** Columns that hold it in parts. */
  readonly parts?: FieldParts;
  /** Its cell in the example of a pasted line. */
  readonly example: string;
  /** How many digits an ID has. Zeros before it may be lost. */
  readonly padTo?: number;
  /** How many commas it may have that are no separators, as in a name. */
  readonly commas?: number;
  /** What the value is called if each row must have another one. */
  readonly unique?: LineKey['of'];
  /** What a new row begins with, if not with `ifEmpty`. */
  readonly initial?: Value;
  /** The keys that a touch screen shows for it, if not those of its kind. */
  readonly inputMode?: 'tel';
  /** Whether stored rows lack the field instead of having `ifEmpty`. */
  readonly isOptional?: boolean;
}

/** The fields of a roster, in the order of the columns of a file. One that is not in the list does not compile. */
export type RosterFields<T> = {
  readonly [Name in keyof T & string]-?: RosterField<Exclude<T[Name], undefined> & CellValue> &
    (undefined extends T[Name]
      ? { readonly isOptional: true; readonly ifEmpty: Exclude<T[Name], undefined> | '' }
      : { readonly isOptional?: false });
};

/** What is made of the fields of a roster. An import asks for it at every row. */
interface Known {
  readonly list: readonly (readonly [string, RosterField])[];
  readonly blanks: ReadonlyMap<string, CellValue>;
}
const known = new WeakMap<object, Known>();

const getKnown = <T>(fields: RosterFields<T>): Known => {
  const made = known.get(fields);
  if (made) return made;
  const list = Object.entries(fields) as [string, RosterField][];
  const blanks = new Map(
    list.flatMap(([name, { isOptional, ifEmpty }]) =>
      isOptional && ifEmpty !== undefined ? [[name, ifEmpty] as const] : [],
    ),
  );
  known.set(fields, { list, blanks });
  return { list, blanks };
};

export const listFields = <T>(fields: RosterFields<T>) =>
  getKnown(fields).list as readonly (readonly [keyof T & string, RosterField])[];

export const listNames = <T>(fields: RosterFields<T>) =>
  Object.keys(fields) as (keyof T & string)[];

/** The fields that every row and every file needs. */
export const listNeeded = <T>(fields: RosterFields<T>) =>
  listFields(fields).flatMap(([name, { ifEmpty }]) => (ifEmpty === undefined ? [name] : []));

/** What a row means by each field that it lacks. */
export const getBlanks = <T>(fields: RosterFields<T>): Readonly<Record<string, CellValue>> =>
  Object.fromEntries(getKnown(fields).blanks);

/** What the form of a new row begins with. */
export const getNewRow = <T>(fields: RosterFields<T>): Row =>
  Object.fromEntries(
    listFields(fields).map(([name, { initial, ifEmpty }]) => [name, initial ?? ifEmpty]),
  );

/** A row as it is stored: without optional fields that are empty. */
export const tidyRow = <T>(fields: RosterFields<T>, row: T): T => {
  const { blanks } = getKnown(fields);
  const tidied: Record<string, CellValue | undefined> = {};
  // Lists of 10,000 rows come here, so no pair is made for each field.
  for (const name of Object.keys(row as Row)) {
    const value = (row as Row)[name];
    if (!blanks.has(name) || (value !== undefined && value !== blanks.get(name)))
      tidied[name] = value;
  }
  return tidied as T;
};

/** Only the fields of the list, as they are stored. */
export const pickFields = <T extends Row>(fields: RosterFields<T>, row: T): T =>
  tidyRow(
    fields,
    Object.fromEntries(listNames(fields).map((name) => [name, row[name]])) as Row as T,
  );

/**
 * Reads a row from its cells: texts, or values that are checked already. `namedFirst`: the field whose problem is named before
 * those of others.
 */
export const readRow = <T>(
  fields: RosterFields<T>,
  getCell: (name: keyof T & string, at: number) => CellValue,
  namedFirst?: keyof T & string,
): Result<T, LineProblem> => {
  const all = listFields(fields);
  const row: Record<string, CellValue> = {};
  const readField = (at: number): LineProblem | null => {
    const field = all[at];
    if (!field) return null;
    const [name, { read, ifEmpty }] = field;
    const cell = getCell(name, at);
    const isEmpty = typeof cell === 'string' && cell.trim() === '' && ifEmpty !== undefined;
    const value = isEmpty ? ok(ifEmpty) : typeof cell === 'string' ? read(cell, row) : ok(cell);
    if (!value.ok) return value.error;
    row[name] = value.value;
    return null;
  };
  let problem = readField(all.findIndex(([name]) => name === namedFirst));
  for (let at = 0; !problem && at < all.length; at += 1) problem = readField(at);
  return problem ? fail(problem) : ok(tidyRow(fields, row as T));
};
