import type { PastedLine } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import { maxWorkbookBytes, type ReadSheet } from '~/domain/shared/workbook';
import { toCellText } from './cell-text';
import { openZip } from './open-zip.server';
import { readCells } from './read-cells';
import { readSheetParts, type SheetParts } from './read-parts';
import { WorkbookRefusal, type WorkbookError } from './workbook-refusal';

/** A sheet as lines with the numbers of its rows. */
export interface ReadWorkbook {
  readonly lines: PastedLine[];
  readonly sheet: ReadSheet;
}

const maxRow = 10_000;
const maxColumn = 26;

/** Limits the total length of the texts. Cells can share a text, so the total can be many times the unpacked size. */
const maxTextLength = maxWorkbookBytes;

const toLetters = (column: number): string =>
  column < 1
    ? ''
    : toLetters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

/** The rows of a sheet that are not blank. Only cells with a value have to be in reach. */
const readLines = (sheet: SheetParts, hasDays: boolean): ReadWorkbook => {
  const context = { ...sheet, hasDays };
  const rows = new Map<number, string[]>();
  const hidden = new Set<number>();
  let left = maxTextLength;
  for (const cell of readCells(sheet.xml)) {
    const { row, column } = cell;
    const text = toCellText(cell, context);
    left -= text.length;
    if (left < 0) throw new WorkbookRefusal({ code: 'workbook-too-large', limit: 'texts' });
    const refuse = (code: 'formula-without-result' | 'cell-out-of-reach') => {
      const place = `${toLetters(column)}${row}`;
      throw new WorkbookRefusal({ code, sheet: sheet.name, cell: place });
    };
    if (cell.isUncalculated) refuse('formula-without-result');
    if (text.trim() === '') continue;
    if (row > maxRow || column > maxColumn) refuse('cell-out-of-reach');
    const fields = rows.get(row) ?? [];
    fields[column - 1] = text.trim();
    rows.set(row, fields);
    if (cell.isRowHidden) hidden.add(row);
  }
  const width = [...rows.values()].reduce((most, { length }) => Math.max(most, length), 0);
  const lines = [...rows].map(([number, fields]) => ({
    number,
    fields: Array.from({ length: width }, (_, at) => fields[at] ?? ''),
  }));
  return { lines, sheet: { name: sheet.name, hiddenRows: hidden.size } };
};

/** How files of Excel before 2007 begin, and newer ones that are protected with a password. */
const startOfXls = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const read = (bytes: Uint8Array, hasDays: boolean): ReadWorkbook => {
  if (bytes.byteLength > maxWorkbookBytes)
    throw new WorkbookRefusal({ code: 'workbook-too-large', limit: 'file' });
  if (startOfXls.equals(bytes.subarray(0, startOfXls.length)))
    throw new WorkbookRefusal({ code: 'workbook-other-kind', kind: 'xls' });
  const sheet = readSheetParts(openZip(bytes));
  const workbook = readLines(sheet, hasDays);
  if (workbook.lines.length === 0)
    throw new WorkbookRefusal({ code: 'sheet-empty', sheet: sheet.name });
  return workbook;
};

/** The lines of the first visible sheet of an Excel workbook (.xlsx), hidden rows included. */
export const readWorkbook = (
  bytes: Uint8Array,
  { hasDays = false } = {},
): Result<ReadWorkbook, WorkbookError> => {
  try {
    return ok(read(bytes, hasDays));
  } catch (error) {
    // Whatever else is thrown comes from a file that is damaged.
    return fail(error instanceof WorkbookRefusal ? error.reason : { code: 'workbook-unreadable' });
  }
};
