import { fail, ok, type Result } from './result';
import { maxWorkbookBytes } from './workbook';

export interface PastedLine {
  /** The line number as the user counts: from 1, including blank lines and the header. */
  readonly number: number;
  readonly fields: readonly string[];
}

export type PasteError =
  | { readonly code: 'paste-too-large'; readonly limitKb: number }
  | { readonly code: 'file-too-long'; readonly most: number }
  | { readonly code: 'paste-empty' };

/** Matches what a spreadsheet would run as a formula, with or without the apostrophes that prevent it. */
export const formulaPattern = /^'*[=+\-@\t\r]/;

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula. `expose` removes it. */
const neutralized = (cell: string): string => (formulaPattern.test(cell) ? `'${cell}` : cell);
const expose = (field: string): string =>
  field.startsWith("'") && formulaPattern.test(field.slice(1)) ? field.slice(1) : field;

/** A field of a paste or a carried line as it is read. */
export const toPastedField = (field: string): string => expose(field.trim());

const joinCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');

/** Quotes a cell that begins with a quote, or else a reader would take its quotes for those around a field. */
const quoted = (cell: string): string =>
  cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Tab-separated lines of cells that no spreadsheet runs. */
export const tabbed = (rows: readonly (readonly string[])[]): string =>
  joinCells(rows.map((cells) => cells.map((cell) => quoted(neutralized(cell)))));

/** Whether a text has more bytes than that in UTF-8. */
export const isAbove = (text: string, maxBytes: number): boolean =>
  // A text has at least as many bytes as UTF-16 units, so one with too many units needs no count of bytes.
  text.length > maxBytes || utf8Bytes(text) > maxBytes;

/** Lines that were read, as a text that `readLines` reads again, with the same line numbers. It has no quoted fields. */
export const writeLines = (lines: readonly PastedLine[]): string => {
  const rows = Array.from({ length: lines.at(-1)?.number ?? 0 }, (): readonly string[] => []);
  for (const { number, fields } of lines)
    rows[number - 1] = fields.map((field) => neutralized(field.replace(/\s+/g, ' ')));
  return joinCells(rows);
};
export const readLines = (text: string): Result<PastedLine[], PasteError> => {
  if (isAbove(text, maxWorkbookBytes))
    return fail({ code: 'paste-too-large', limitKb: maxWorkbookBytes / 1024 });
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ number: index + 1, line }));
  return ok(
    lines
      .filter(({ line }) => line.trim() !== '')
      .map(({ number, line }) => ({ number, fields: line.split('\t').map(toPastedField) })),
  );
};

const utf8Bytes = (text: string): number => {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
};

const yesWords = new Set(['yes', 'y', 'true', 't', '1', 'sí', 'si', 'x', '✓', '✔']);
const noWords = new Set(['no', 'n', 'false', 'f', '0']);

/** Whether a text means yes or no; null if it is neither. `alsoYes` and `alsoNo`: more words, in small letters. */
export const readFlag = (
  text: string,
  alsoYes: readonly string[] = [],
  alsoNo: readonly string[] = [],
): boolean | null => {
  const word = text.normalize('NFC').replace('\uFE0F', '').toLowerCase();
  if (yesWords.has(word) || alsoYes.includes(word)) return true;
  return noWords.has(word) || alsoNo.includes(word) ? false : null;
};
export const yesOrNo = (value: boolean): 'Yes' | 'No' => (value ? 'Yes' : 'No');
