import type { CellValue } from 'read-excel-file/universal';
import { yesOrNo, type PastedLine } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import { maxWorkbookBytes } from '~/domain/shared/workbook';
import { minuteMs } from '~/domain/shared/time-units';
import { openWorkbook } from './open-workbook.server';

export interface WorkbookError {
  readonly code: 'workbook-unreadable' | 'workbook-too-large';
}

/** Limits the total length of the texts. Cells can share a text, so the total can be many times the unpacked size. */
const maxTextLength = maxWorkbookBytes;

const textLength = (rows: readonly (readonly (CellValue | null)[])[]): number =>
  rows.flat().reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);

/**
 * `HH:MM` of a time of day in milliseconds, rounded because a spreadsheet's fractions are slightly off the
 * minute.
 */
const clockTime = (ms: number): string =>
  new Date(Math.round(ms / minuteMs) * minuteMs).toISOString().slice(11, 16);

/** The text of a cell, as it would be in a paste. A date becomes its day or its time. */
const cellText = (value: CellValue | null, hasDays: boolean): string => {
  if (value === null) return '';
  if (value instanceof Date)
    return hasDays ? value.toISOString().slice(0, 10) : clockTime(value.getTime());
  if (typeof value === 'boolean') return yesOrNo(value);
  return String(value).trim();
};

/** The rows of the first sheet of an Excel workbook (.xlsx) that are not blank, as lines with their row numbers. */
export const readWorkbook = async (
  bytes: Uint8Array,
  { hasDays = false } = {},
): Promise<Result<PastedLine[], WorkbookError>> => {
  if (bytes.byteLength > maxWorkbookBytes) return fail({ code: 'workbook-too-large' });
  const workbook = openWorkbook(bytes);
  if (typeof workbook === 'string') return fail({ code: workbook });
  try {
    // Read the texts untrimmed, because their length is checked before they are trimmed.
    const { readSheet } = await import('read-excel-file/universal');
    const rows = await readSheet(workbook, { trim: false });
    if (textLength(rows) > maxTextLength) return fail({ code: 'workbook-too-large' });
    return ok(
      rows
        .map((cells, index) => ({
          number: index + 1,
          fields: cells.map((cell) => cellText(cell, hasDays)),
        }))
        .filter(({ fields }) => fields.some((field) => field !== '')),
    );
  } catch {
    return fail({ code: 'workbook-unreadable' });
  }
};
