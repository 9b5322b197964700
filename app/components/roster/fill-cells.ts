import type { CellValue } from '~/domain/roster/change-list';
import { readHours, readTime } from '~/domain/roster/read-cell';
import { readFlag } from '~/domain/shared/paste';
import type { GridColumn } from './roster-definition';

export interface CellEdit {
  readonly rowId: string;
  readonly field: string;
  readonly value: CellValue;
}

/** What a paste of several cells fills, and how many of its cells do not fit. */
export interface FilledCells {
  readonly edits: readonly CellEdit[];
  readonly skipped: number;
}

/** Where a paste begins, and which cells are below and to the right of it. */
interface Target {
  readonly rowIds: readonly string[];
  readonly columns: readonly GridColumn[];
  readonly rowId: string;
  readonly field: string;
}

/** A day that was typed or pasted; undefined if it is none. */
export const parseDay = ({ read }: GridColumn, text: string): CellValue | undefined => {
  const day = read?.(text, {});
  return day?.ok ? day.value : undefined;
};

/** Converts pasted text to a value of the column; undefined if it is none. */
const parseCell = (column: GridColumn, text: string): CellValue | undefined => {
  if (text === '' && column.mayLack) return '';
  switch (column.kind) {
    case 'whole-number':
      return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
    case 'hours':
      return text === '' ? 0 : (readHours(text) ?? undefined);
    case 'time':
      return readTime(text) ?? undefined;
    case 'day':
      return parseDay(column, text);
    case 'flag':
      return readFlag(text) ?? undefined;
    case 'text':
      return text;
    case 'id':
    case 'fixed-flag':
      return undefined;
  }
};

/** The rows of a copied range. A spreadsheet ends its text with a line break. */
const splitCells = (text: string): string[][] =>
  text
    .replace(/(?:\r\n|\r|\n)$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/** Whether the text has several cells, or is one value that the field takes as usual. */
export const hasSeveralCells = (text: string): boolean => {
  const rows = splitCells(text);
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
};

/** Fills the cell, those below it and those to the right, within the shown rows and columns. */
export const fillCells = ({ rowIds, columns, rowId, field }: Target, text: string): FilledCells => {
  const firstRow = rowIds.indexOf(rowId);
  const firstColumn = columns.findIndex((column) => column.field === field);
  const edits: CellEdit[] = [];
  let skipped = 0;
  splitCells(text).forEach((cells, down) =>
    cells.forEach((cell, right) => {
      const id = rowIds[firstRow + down];
      const column = columns[firstColumn + right];
      const value = column && parseCell(column, cell);
      if (id === undefined || column === undefined || value === undefined) skipped += 1;
      else edits.push({ rowId: id, field: column.field, value });
    }),
  );
  return { edits, skipped };
};
