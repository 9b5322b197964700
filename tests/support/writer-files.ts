import { strFromU8, strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { makeParts, type WorkbookFile } from './workbook-files';

type RosterCell =
  | string
  | boolean
  | { readonly number: number; readonly formula?: string }
  /** A number that the format of the ID shows with seven digits. */
  | { readonly id: number }
  | { readonly day: string };

/** The roster that every program writes. */
const roster: readonly (readonly RosterCell[])[] = [
  ['Employee ID', 'Name', 'Seniority', 'Seniority date', 'Airport'],
  ['0234567', 'José Peña', { number: 1 }, { day: '2009-07-06' }, true],
  [{ id: 1000002 }, 'Bo Lee', { number: 2, formula: 'C2+1' }, { day: '2019-05-13' }, false],
];

/** How a program writes a workbook. What is left out is as Excel does it. */
export interface Habits {
  /** Where texts are: in the list that cells share, in the cell, or in it as if a formula gave them. */
  readonly texts?: 'shared' | 'inline' | 'formula';
  /** What stands around the text of a cell. */
  readonly inline?: (text: string) => string;
  readonly number?: (value: number) => string;
  /** Whether the type of a number is written, which is the default. */
  readonly isTyped?: boolean;
  /** The attributes and the value of a day. Style 1 is the format of days, and style 2 that of IDs. */
  readonly day?: (day: string) => readonly [attributes: string, value: string];
  /** The element of the second driver's seniority; by default a number. */
  readonly formula?: (formula: string, result: number) => string;
  readonly row?: (number: number, cells: string) => string;
  readonly formats?: readonly [day: string, id: string];
  readonly book?: Partial<WorkbookFile>;
  /** Changes the XML of a part. */
  readonly edit?: (xml: string, part: string) => string;
  readonly pack?: (parts: Record<string, Uint8Array>) => Uint8Array;
}

const dayMs = 24 * 60 * 60 * 1000;

export const toSerial = (day: string, start = '1899-12-30'): number =>
  (Date.parse(day) - Date.parse(start)) / dayMs;

const makeCell = (
  cell: RosterCell,
  at: string,
  habits: Required<Pick<Habits, 'texts' | 'inline' | 'number' | 'isTyped' | 'day' | 'formula'>>,
  share: (text: string) => number,
): string => {
  const make = (attributes: string, content: string) => `<c r="${at}"${attributes}>${content}</c>`;
  const { texts, inline, number, isTyped, day, formula } = habits;
  const type = isTyped ? ' t="n"' : '';
  if (typeof cell === 'boolean') return make(' t="b"', `<v>${cell ? 1 : 0}</v>`);
  if (typeof cell === 'string') {
    if (texts === 'inline') return make(' t="inlineStr"', inline(cell));
    return texts === 'formula'
      ? make(' t="str"', `<v>${cell}</v>`)
      : make(' t="s"', `<v>${share(cell)}</v>`);
  }
  if ('id' in cell) return make(` s="2"${type}`, `<v>${number(cell.id)}</v>`);
  if ('day' in cell) {
    const [attributes, value] = day(cell.day);
    return make(attributes, `<v>${value}</v>`);
  }
  return make(
    type,
    cell.formula === undefined
      ? `<v>${number(cell.number)}</v>`
      : formula(cell.formula, cell.number),
  );
};

/** The roster as a program with these habits writes it. */
export const writeRoster = ({
  texts = 'shared',
  inline = (text) => `<is><t>${text}</t></is>`,
  number = String,
  isTyped = false,
  day = (text) => [' s="1"', number(toSerial(text))],
  formula = (_, result) => `<v>${number(result)}</v>`,
  row = (at, cells) => `<row r="${at}">${cells}</row>`,
  formats = ['m/d/yyyy', '0000000'],
  book = {},
  edit = (xml) => xml,
  pack = zipSync,
}: Habits): Uint8Array => {
  const strings: string[] = [];
  const share = (text: string) => strings.push(text) - 1;
  const rows = roster.map((cells, at) => {
    const written = cells.map((cell, column) =>
      makeCell(
        cell,
        `${String.fromCharCode(65 + column)}${at + 1}`,
        { texts, inline, number, isTyped, day, formula },
        share,
      ),
    );
    return row(at + 1, written.join(''));
  });
  const parts = makeParts({ sheets: [{ rows: rows.join('') }], formats, strings, ...book });
  return pack(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, strToU8(edit(strFromU8(part), name))]),
    ),
  );
};

/** A zip that was written without going back, so that the sizes stand behind each part. */
export const packStream = (parts: Record<string, Uint8Array>): Uint8Array => {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => chunks.push(chunk));
  for (const [name, part] of Object.entries(parts)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(part, true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(chunks));
};

export const packStored = (parts: Record<string, Uint8Array>): Uint8Array =>
  zipSync(parts, { level: 0 });

/** A zip that has its folders too. */
export const packFolders = (parts: Record<string, Uint8Array>): Uint8Array =>
  zipSync({ 'xl/': new Uint8Array(), 'xl/worksheets/': new Uint8Array(), ...parts });
