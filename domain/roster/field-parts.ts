import { readFlag } from '~/domain/shared/paste';

export type PartName =
  | 'first'
  | 'middle'
  | 'last'
  | 'sun'
  | 'mon'
  | 'tue'
  | 'wed'
  | 'thu'
  | 'fri'
  | 'sat';

/** Columns of a file that each hold a part of one field, as a first and a last name do. */
export interface FieldParts {
  /** What files call the columns, in the order of the parts: words as `normalizeHeader` writes them. */
  readonly headers: readonly (readonly [part: PartName, headers: string])[];
  /** Headers of one letter each, side by side, and the part that the first of them holds. */
  readonly series?: readonly (readonly [letters: string, first: number])[];
  /** The parts without which the field has no value. */
  readonly needed: readonly PartName[];
  /** The part that a column of the whole field holds if there are columns for others, as `Name` beside `Surname`. */
  readonly rest?: PartName;
  /** How a cell of a part is read. */
  readonly cell: {
    readonly kind: 'text' | 'flag';
    readonly yesWords?: readonly string[];
    readonly noWords?: readonly string[];
  };
  /** The cell of the whole field. A part that the file lacks is empty. */
  readonly join: (cells: readonly string[]) => string;
}

/** A first and a last name. */
export const nameParts: FieldParts = {
  headers: [
    ['first', 'first firstname fname givenname forename nombres primernombre nombrepila'],
    ['middle', 'middle middlename mi middleinitial segundonombre'],
    ['last', 'last lastname lname surname familyname apellido apellidos'],
  ],
  needed: ['first', 'last'],
  rest: 'first',
  cell: { kind: 'text' },
  join: (cells) => cells.filter((cell) => cell !== '').join(' '),
};

/** Cells for a day off. */
const offWords = ['-', '–', '—', 'off', 'rdo', 'libre', 'descanso'];
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** More days in a row are written as a span. */
const longestList = 2;

/** `Mon-Fri`, or `Mon, Wed, Fri`. */
const joinDays = (cells: readonly string[]): string => {
  const runs: string[][] = [];
  let last: string[] | null = null;
  for (const [at, name] of dayNames.entries()) {
    if (readFlag(cells[at] ?? '', [], offWords) !== true) last = null;
    else if (last) last.push(name);
    else runs.push((last = [name]));
  }
  return runs
    .map((run) => (run.length > longestList ? `${run[0]}-${run.at(-1)}` : run.join(', ')))
    .join(', ');
};

/** A column for each day of the week, with marks. */
export const dayParts: FieldParts = {
  headers: [
    ['sun', 'su sun sunday do dom domingo'],
    ['mon', 'mo mon monday lu lun lunes'],
    ['tue', 'tu tue tues tuesday ma mar martes'],
    ['wed', 'we wed wednesday mi mie miercoles'],
    ['thu', 'th thu thur thurs thursday ju jue jueves'],
    ['fri', 'fr fri friday vi vie viernes'],
    ['sat', 'sa sat saturday sab sabado'],
  ],
  series: [
    ['smtwtfs', 0],
    ['mtwtfss', 1],
    ['dlmmjvs', 0],
    ['lmmjvsd', 1],
  ],
  needed: ['mon', 'tue', 'wed', 'thu', 'fri'],
  cell: { kind: 'flag', noWords: offWords },
  join: joinDays,
};

/** How an answer about columns names the part of a field. */
export const toPartColumn = (field: string, part: PartName): string => `${field}:${part}`;
