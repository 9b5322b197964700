import { isTrue, readXml, type XmlNode } from './read-xml';
import { refuseMalformed } from './workbook-refusal';

/** A cell as the sheet has it. */
export interface Cell {
  /** From 1, as the column. */
  readonly row: number;
  readonly column: number;
  readonly isRowHidden: boolean;
  /** Whether it has a formula whose result the program that wrote the file did not calculate. */
  readonly isUncalculated: boolean;
  readonly type: string;
  readonly style: string | undefined;
  readonly value: string;
}

const toColumn = (letters: string): number => {
  const upper = letters.toUpperCase();
  let column = 0;
  for (let at = 0; at < upper.length; at += 1) column = 26 * column + upper.charCodeAt(at) - 64;
  return column;
};

const readRowNumber = (text: string): number =>
  /^[1-9]\d{0,9}$/.test(text) ? Number(text) : refuseMalformed();

/** Where a cell is. Rows and cells that do not say so follow the ones before. */
const makePlace = () => {
  let row = 0;
  let column = 0;
  let isRowKnown = true;
  const moveTo = (next: number) => {
    if (next < row) refuseMalformed();
    row = next;
    isRowKnown = true;
  };
  return {
    /** A row may come in several pieces. */
    startRow: (written: string | undefined) => {
      moveTo(written === undefined ? row + 1 : readRowNumber(written));
      column = 0;
      isRowKnown = written !== undefined;
    },
    startCell: (written: string | undefined) => {
      const [, letters, digits] = /^([a-z]{1,4})(\d*)$/i.exec(written ?? '') ?? [];
      if (written !== undefined && letters === undefined) refuseMalformed();
      column = letters === undefined ? column + 1 : toColumn(letters);
      if (!isRowKnown && digits) moveTo(readRowNumber(digits));
    },
    getRow: () => row,
    getColumn: () => column,
  };
};

/** The cells of a sheet that have a value or a formula, in order. What follows them in the sheet is not read. */
export function* readCells(xml: string): Generator<Cell, void> {
  const place = makePlace();
  let type = 'n';
  let style: string | undefined;
  let value = '';
  let isText = false;
  let isHint = false;
  let isRowHidden = false;
  let hasFormula = false;
  const open = (name: string, attributes: XmlNode['attributes']) => {
    if (name === 'row') {
      place.startRow(attributes.get('r'));
      isRowHidden = isTrue(attributes.get('hidden'));
    }
    if (name === 'f') hasFormula = true;
    // A value before the text of the cell itself does not count.
    if (name === 'is') value = '';
    if (name !== 'c') return;
    hasFormula = false;
    place.startCell(attributes.get('r'));
    type = attributes.get('t') ?? 'n';
    style = attributes.get('s');
    value = '';
  };
  for (const { kind, name, attributes, text } of readXml(xml)) {
    if (kind === 'text') {
      if (isText) value += text;
      continue;
    }
    // A value is in `v`, a text of the cell itself in `t`, and a phonetic hint to such a text in another `t`.
    if (name === 'rPh') isHint = kind === 'open';
    if (name === 'v' || name === 't') isText = kind === 'open' && !isHint;
    if (kind === 'open') open(name, attributes);
    else if (name === 'c' && (value !== '' || hasFormula)) {
      const [row, column] = [place.getRow(), place.getColumn()];
      // A text that a formula gives may be empty, but a number may not.
      const isUncalculated = value === '' && type === 'n';
      yield { row, column, isRowHidden, isUncalculated, type, style, value };
    } else if (name === 'sheetData') return;
  }
  // A sheet that ends before its cells do was cut off, or is something else.
  refuseMalformed();
}
