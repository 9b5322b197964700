import { setImmediate } from 'node:timers/promises';
import { beginsAsTotal } from '~/domain/roster/repair-lines';
import type { PastedLine } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import { maxWorkbookBytes, type ReadSheet, type SheetFit } from '~/domain/shared/workbook';
import { toCellText } from './cell-text';
import { openZip } from './open-zip.server';
import { readCells, type Cell } from './read-cells';
import { openSheets, type SheetParts, type Sheets } from './read-parts';
import { refuseMalformed, WorkbookRefusal, type WorkbookError } from './workbook-refusal';

/** A sheet as lines with the numbers of its rows. */
export interface ReadWorkbook {
  readonly lines: PastedLine[];
  readonly sheet: ReadSheet;
  /** Other sheets that may be meant instead. */
  readonly others?: readonly Omit<ReadWorkbook, 'others'>[];
}

export interface SheetReading {
  /** Whether a date with a time means the day. */
  readonly hasDays?: boolean;
  /** How well a list fits the first lines of a sheet. */
  readonly getFit?: (lines: readonly PastedLine[]) => SheetFit;
}

const maxRow = 10_000;
const maxColumn = 60;

/** Limits the total length of the texts. Cells can share a text, so the total can be many times the unpacked size. */
const maxTextLength = maxWorkbookBytes;

const toLetters = (column: number): string =>
  column < 1
    ? ''
    : toLetters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

const toLines = (rows: ReadonlyMap<number, readonly string[]>): PastedLine[] => {
  let width = 0;
  for (const { length } of rows.values()) width = Math.max(width, length);
  const blank = Array.from({ length: width }, () => '');
  return [...rows].map(([number, fields]) => ({
    number,
    fields: blank.map((_, at) => fields[at] ?? ''),
  }));
};

const refuseCell = (
  code: 'formula-without-result' | 'cell-out-of-reach',
  sheet: SheetParts,
  { row, column }: Cell,
) => {
  throw new WorkbookRefusal({ code, sheet: sheet.name, cell: `${toLetters(column)}${row}` });
};

/** After so many cells others get their turn. It takes a few milliseconds to read them. */
const cellsAtOnce = 2_000;

/** The rows of a sheet that are not blank. Only cells with a value have to be in reach. */
const readSheet = async (
  sheet: SheetParts,
  hasDays: boolean,
  maxLength: number,
): Promise<ReadWorkbook> => {
  const context = { ...sheet, hasDays };
  const rows = new Map<number, string[]>();
  const hidden = new Set<number>();
  /** The first of each row. */
  const uncalculated = new Map<number, Cell>();
  let left = maxLength;
  let count = 0;
  for (const cell of readCells(sheet.xml)) {
    count += 1;
    if (count % cellsAtOnce === 0) await setImmediate();
    const { row, column } = cell;
    const text = toCellText(cell, context);
    left -= text.length;
    if (left < 0) throw new WorkbookRefusal({ code: 'workbook-too-large', limit: 'texts' });
    if (cell.isUncalculated && uncalculated.size < maxRow && !uncalculated.has(row))
      uncalculated.set(row, cell);
    if (text.trim() === '') continue;
    if (row > maxRow || column > maxColumn) refuseCell('cell-out-of-reach', sheet, cell);
    const fields = rows.get(row) ?? [];
    // Nobody knows which value a cell has that is there twice.
    if (fields[column - 1] !== undefined) refuseMalformed();
    fields[column - 1] = text.trim();
    rows.set(row, fields);
    if (cell.isRowHidden) hidden.add(row);
  }
  const missing = [...uncalculated.values()].find(
    ({ row }) => !beginsAsTotal([...(rows.get(row) ?? [])]),
  );
  if (missing) refuseCell('formula-without-result', sheet, missing);
  return { lines: toLines(rows), sheet: { name: sheet.name, hiddenRows: [...hidden] } };
};

/** Of how many rows a sheet is known. A header has titles above it. */
const peekedRows = 12;

/** The first rows of a sheet; none if it cannot be read. */
const peekLines = (getSheet: () => SheetParts, hasDays: boolean): PastedLine[] => {
  const rows = new Map<number, string[]>();
  try {
    const sheet = getSheet();
    const context = { ...sheet, hasDays };
    for (const cell of readCells(sheet.xml)) {
      const text = toCellText(cell, context).trim();
      if (text === '' || cell.column > maxColumn) continue;
      if (!rows.has(cell.row) && rows.size === peekedRows) break;
      const fields = rows.get(cell.row) ?? [];
      fields[cell.column - 1] = text;
      rows.set(cell.row, fields);
    }
  } catch {
    // The beginning of a sheet ends anywhere. Whatever is wrong with a sheet is said once it is chosen.
  }
  return toLines(rows);
};

/** The most sheets that are looked at. */
const maxSheets = 20;

/** The sheets that a list may be meant by: all that fit it as a whole, or else the first that fits best. */
const chooseSheets = (
  { visible, peek }: Sheets,
  hasDays: boolean,
  getFit: (lines: readonly PastedLine[]) => SheetFit,
): Sheets['visible'] => {
  if (visible.length === 1) return visible;
  const rated = visible.slice(0, maxSheets).map((sheet) => {
    const lines = peekLines(() => peek(sheet), hasDays);
    return { sheet, fit: lines.length === 0 ? null : getFit(lines) };
  });
  const find = (fit: SheetFit) => rated.filter((one) => one.fit === fit);
  const whole = find('whole');
  const [best] = [...find('partly'), ...find('none'), ...rated];
  return (whole.length > 0 || !best ? whole : [best]).map(({ sheet }) => sheet);
};

/** The sheets in their order, without those that cannot be read beside the first. */
const readSheets = async (
  sheets: Sheets,
  chosen: Sheets['visible'],
  hasDays: boolean,
): Promise<ReadWorkbook[]> => {
  let left = maxTextLength;
  const all: ReadWorkbook[] = [];
  for (const sheet of chosen) {
    try {
      const read = await readSheet(sheets.load(sheet), hasDays, left);
      left -= read.lines.reduce((sum, { fields }) => sum + fields.join('').length, 0);
      all.push(read);
    } catch (error) {
      if (sheet === chosen[0]) throw error;
    }
  }
  return all;
};

/** How files of Excel before 2007 begin, and newer ones that are protected with a password. */
const startOfXls = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const read = async (
  bytes: Uint8Array,
  { hasDays = false, getFit = () => 'none' }: SheetReading,
): Promise<ReadWorkbook> => {
  if (bytes.byteLength > maxWorkbookBytes)
    throw new WorkbookRefusal({ code: 'workbook-too-large', limit: 'file' });
  if (startOfXls.equals(bytes.subarray(0, startOfXls.length)))
    throw new WorkbookRefusal({ code: 'workbook-other-kind', kind: 'xls' });
  const sheets = openSheets(openZip(bytes));
  await setImmediate();
  const chosen = chooseSheets(sheets, hasDays, getFit);
  const [workbook = refuseMalformed(), ...others] = await readSheets(sheets, chosen, hasDays);
  if (workbook.lines.length === 0)
    throw new WorkbookRefusal({ code: 'sheet-empty', sheet: workbook.sheet.name });
  return others.length > 0 ? { ...workbook, others } : workbook;
};

/** The lines of a visible sheet of an Excel workbook (.xlsx), hidden rows included. Others get their turn while it is read. */
export const readWorkbook = async (
  bytes: Uint8Array,
  reading: SheetReading = {},
): Promise<Result<ReadWorkbook, WorkbookError>> => {
  try {
    return ok(await read(bytes, reading));
  } catch (error) {
    // Whatever else is thrown comes from a file that is damaged.
    return fail(error instanceof WorkbookRefusal ? error.reason : { code: 'workbook-unreadable' });
  }
};
