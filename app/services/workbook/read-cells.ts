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

const toColumn = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);

const readRowNumber = (text: string): number =>
  /^[1-9]\d{0,9}$/.test(text) ? Number(text) : refuseMalformed();

/** Where a cell is. Rows and cells that do not say so follow the ones before. */
const makePlace = () => {
  let row = 0;
  let column = 0;
  let isRowKnown = true;
  const moveTo = (next: number) => {
    if (next < row) refuseMalformed();
    [row, isRowKnown] = [next, true];
  };
  return {
    startRow: (written: string | undefined) => {
      moveTo(row + 1);
      column = 0;
      if (written === undefined) isRowKnown = false;
      else moveTo(readRowNumber(written));
    },
    startCell: (written: string | undefined) => {
      const [, letters, digits] = /^([a-z]{1,4})(\d*)$/i.exec(written ?? '') ?? [];
      if (written !== undefined && letters === undefined) refuseMalformed();
      column = letters === undefined ? column + 1 : toColumn(letters);
      if (!isRowKnown && digits) moveTo(readRowNumber(digits));
    },
    get: () => ({ row, column }),
  };
};

/** The cells of a sheet that have a value or a formula, in order. What follows them in the sheet is not read. */
export function* readCells(xml: string): Generator<Cell, void> {
  const place = makePlace();
  let cell = { type: 'n', style: undefined as string | undefined, value: '' };
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
    if (name !== 'c') return;
    hasFormula = false;
    place.startCell(attributes.get('r'));
    cell = { type: attributes.get('t') ?? 'n', style: attributes.get('s'), value: '' };
  };
  for (const { kind, name, attributes, text } of readXml(xml)) {
    if (kind === 'text') {
      if (isText) cell.value += text;
      continue;
    }
    // A value is in `v`, a text of the cell itself in `t`, and a phonetic hint to such a text in another `t`.
    if (name === 'rPh') isHint = kind === 'open';
    if (name === 'v' || name === 't') isText = kind === 'open' && !isHint;
    if (kind === 'open') open(name, attributes);
    else if (name === 'c' && (cell.value !== '' || hasFormula)) {
      // A text that a formula gives may be empty, but a number may not.
      const isUncalculated = cell.value === '' && cell.type === 'n';
      yield { ...cell, ...place.get(), isRowHidden, isUncalculated };
    } else if (name === 'sheetData') return;
  }
  // A sheet that ends before its cells do was cut off, or is something else.
  refuseMalformed();
}
