import { fail, ok, type Result } from './result';
import { maxWorkbookBytes } from './workbook';

/** The size of a paste is checked before it is parsed. */
const maxPasteBytes = 256 * 1024;

export interface PastedLine {
  /** The line number as the user counts: from 1, including blank lines and the header. */
  readonly number: number;
  readonly fields: readonly string[];
}

export type PasteError =
  { readonly code: 'paste-too-large'; readonly limitKb: number } | { readonly code: 'paste-empty' };

/** Matches what a spreadsheet would run as a formula, with or without the quotes that prevent it. */
export const formulaPattern = /^'*[=+\-@\t\r]/;

/** Puts a quote before a cell that a spreadsheet would run as a formula. `unquote` removes the quote. */
const neutralized = (cell: string): string => (formulaPattern.test(cell) ? `'${cell}` : cell);
const unquote = (field: string): string =>
  field.startsWith("'") && formulaPattern.test(field.slice(1)) ? field.slice(1) : field;

/** Tab-separated lines of cells that no spreadsheet runs. */
export const tabbed = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(neutralized).join('\t')).join('\n');

/** Splits at tabs, commas, or two or more spaces. The first kind that a line contains is its separator. */
const split = (line: string): string[] => {
  const separator = line.includes('\t') ? '\t' : line.includes(',') ? ',' : / {2,}/;
  return line.split(separator).map((field) => unquote(field.trim()));
};

/** The non-blank lines of a paste, in linear time. */
export const readPaste = (
  text: string,
  { maxBytes = maxPasteBytes, toFields = split } = {},
): Result<PastedLine[], PasteError> => {
  // A text has at least as many bytes as UTF-16 units, so one with too many units needs no count of bytes.
  if (text.length > maxBytes || utf8Bytes(text) > maxBytes)
    return fail({ code: 'paste-too-large', limitKb: maxBytes / 1024 });
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, line }))
    .filter(({ line }) => line.trim() !== '');
  return ok(lines.map(({ number, line }) => ({ number, fields: toFields(line) })));
};

/** Lines that were read, as a text that `readLines` reads again, with the same line numbers. */
export const writeLines = (lines: readonly PastedLine[]): string => {
  const rows = Array.from({ length: lines.at(-1)?.number ?? 0 }, (): readonly string[] => []);
  for (const { number, fields } of lines)
    rows[number - 1] = fields.map((field) => field.replace(/\s+/g, ' '));
  return tabbed(rows);
};
export const readLines = (text: string): Result<PastedLine[], PasteError> =>
  readPaste(text, {
    maxBytes: maxWorkbookBytes,
    toFields: (line) => line.split('\t').map((field) => unquote(field.trim())),
  });

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

/** Whether a text means yes or no; null if it is neither. `alsoYes`: more words for yes, in small letters. */
export const readFlag = (text: string, alsoYes: readonly string[] = []): boolean | null => {
  const word = text.normalize('NFC').replace('\uFE0F', '').toLowerCase();
  if (yesWords.has(word) || alsoYes.includes(word)) return true;
  return noWords.has(word) ? false : null;
};
export const yesOrNo = (value: boolean): 'Yes' | 'No' => (value ? 'Yes' : 'No');
