import { strToU8, zipSync } from 'fflate';
import { makeWorkbook, type WorkbookFile } from './workbook-files';

/** A cell of a sheet: a text, a number with one of the workbook's formats, or a formula with what it gave. */
type DepotCell =
  | string
  | number
  | { readonly value: number; readonly format: number }
  | { readonly formula: string; readonly value: string };

export interface DepotSheet {
  readonly name?: string;
  readonly state?: 'visible' | 'hidden';
  readonly rows: readonly (readonly DepotCell[])[];
  /** The rows that nobody sees, counted from 1. */
  readonly hidden?: readonly number[];
  readonly merged?: string;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const writeCell = (cell: DepotCell, place: string, share: ((text: string) => number) | null) => {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return share
      ? `<c r="${place}" t="s"><v>${share(cell)}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
  if ('format' in cell) return `<c r="${place}" s="${cell.format}"><v>${cell.value}</v></c>`;
  const value = cell.value === '' ? '' : `<v>${cell.value}</v>`;
  return `<c r="${place}"><f>${escape(cell.formula)}</f>${value}</c>`;
};

/**
 * A workbook as a depot keeps it. `isShared`: whether its texts are shared, as in files of Excel and LibreOffice; `hidden`: how the
 * writer marks a hidden row.
 */
export const makeDepotWorkbook = (
  sheets: readonly DepotSheet[],
  {
    isShared = true,
    yes = '1',
    ...file
  }: Omit<WorkbookFile, 'sheets' | 'strings'> & {
    readonly isShared?: boolean;
    readonly yes?: '1' | 'true';
  } = {},
) => {
  const strings: string[] = [];
  const share = (text: string) => strings.push(escape(text)) - 1;
  const written = sheets.map(({ name, state, rows, hidden = [], merged }) => ({
    ...(name !== undefined && { name }),
    ...(state && { state }),
    ...(merged !== undefined && {
      around: `<worksheet><sheetData>$</sheetData><mergeCells><mergeCell ref="${merged}"/></mergeCells></worksheet>`,
    }),
    rows: rows
      .map((cells, at) => {
        const row = at + 1;
        const text = cells
          .map((cell, column) =>
            writeCell(cell, `${String.fromCharCode(65 + column)}${row}`, isShared ? share : null),
          )
          .join('');
        return `<row r="${row}"${hidden.includes(row) ? ` hidden="${yes}"` : ''}>${text}</row>`;
      })
      .join(''),
  }));
  return makeWorkbook({ ...file, sheets: written, strings });
};

/** A text in another encoding than UTF-8, with its byte order mark unless that is left out. */
export const encodeUtf16 = (text: string, order: 'le' | 'be', mark = '\uFEFF'): Uint8Array => {
  const bytes = Buffer.from(mark + text, 'utf16le');
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16());
};
export const encodeLatin = (text: string): Uint8Array =>
  new Uint8Array(Buffer.from(text, 'latin1'));

/** The beginning of files that Excel saved before 2007. */
export const oldWorkbook = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
export const openDocument = zipSync({
  mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
  'content.xml': strToU8('<office:document-content/>'),
});
export const numbersDocument = zipSync({
  'Index/Document.iwa': new Uint8Array(8),
  'Index/Tables/DataList.iwa': new Uint8Array(8),
});
