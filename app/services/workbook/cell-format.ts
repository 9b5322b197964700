import { readXml } from './read-xml';

/** What the number format of a cell says about its value. */
export interface CellFormat {
  /** `hours` may be more than those of a day, as with `[h]:mm`. */
  readonly shows: 'number' | 'day' | 'time' | 'hours';
  /** How many digits are shown at least, as with `0000000`. */
  readonly digits: number;
}

const isWithin = (id: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([first, last]) => id >= first && id <= last);

/** Formats that a workbook uses without defining them. Those above 26 have East Asian and Thai forms. */
const timeNumbers = [
  [18, 22],
  [32, 35],
  [45, 47],
  [55, 56],
  [75, 80],
] as const;
const hoursNumber = 46;
const dayNumbers = [
  [14, 17],
  [27, 31],
  [36, 36],
  [50, 54],
  [57, 58],
  [71, 74],
  [81, 81],
] as const;

const findKnownFormat = (id: number): CellFormat => {
  if (id === hoursNumber) return { shows: 'hours', digits: 0 };
  if (isWithin(id, timeNumbers)) return { shows: 'time', digits: 0 };
  return { shows: isWithin(id, dayNumbers) ? 'day' : 'number', digits: 0 };
};

/** What is no code: quoted and escaped text, blanks of a width, fillers, colors, conditions and currencies. */
const literal = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|general/gi;

/** Excel allows no longer format. The time to read one grows with the square of its length. */
const maxFormatLength = 255;

const readFormat = (template: string): CellFormat => {
  const code = template.slice(0, maxFormatLength).replace(literal, '').split(';')[0] ?? '';
  if (/\[[hms]+\]/i.test(code)) return { shows: 'hours', digits: 0 };
  if (/[hs]/i.test(code)) return { shows: 'time', digits: 0 };
  if (/[ymd]/i.test(code)) return { shows: 'day', digits: 0 };
  return { shows: 'number', digits: /^0+$/.test(code) ? code.length : 0 };
};

/** The formats of the cells, by the number that a cell has for its style. */
export const readFormats = (styles: string): CellFormat[] => {
  const templates = new Map<string, CellFormat>();
  const formats: CellFormat[] = [];
  let isOfCells = false;
  let isChoice = false;
  for (const { kind, name, attributes } of readXml(styles)) {
    if (name === 'cellXfs') isOfCells = kind === 'open';
    // What only the program that wrote the file understands has the same style as its fallback, which follows.
    if (name === 'Choice') isChoice = kind === 'open';
    if (kind !== 'open' || isChoice) continue;
    const id = attributes.get('numFmtId') ?? '';
    if (name === 'numFmt') templates.set(id, readFormat(attributes.get('formatCode') ?? ''));
    if (name === 'xf' && isOfCells) formats.push(templates.get(id) ?? findKnownFormat(Number(id)));
  }
  return formats;
};
