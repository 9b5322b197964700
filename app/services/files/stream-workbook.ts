import { spellCharacter } from './workbook-cells';
import type { ZipEntry } from './zip-files.server';

/** A sheet of which the rows come in pages. */
export interface Sheet {
  /** At most 31 characters that a file name can have. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly pages: AsyncIterable<readonly (readonly (string | number)[])[]>;
  /** What the last row says if the sheet has no place for more. */
  readonly more: string;
}

/** How many rows and characters of a cell Excel can read. */
const maxRows = 1_048_576;
const maxCellLength = 32_767;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** What XML cannot hold, or what a parser would change. */
const notInXml = /[\u0000-\u0008\u000B-\u001F\uFFFD-\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)|\p{Surrogate}/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const toXmlText = (text: string): string =>
  text
    .slice(0, maxCellLength)
    .replace(notInXml, spellCharacter)
    .replace(/[&<>]/g, (character) => entities[character] ?? '');

/** Styles of cells, by their place in the list of styles. */
const [bold, text] = [1, 2];

/** Texts stand in the cells themselves, where nothing is run as a formula. Sheets have at most 26 columns. */
const toXmlCell = (value: string | number, place: string, style: number): string =>
  typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${toXmlText(value)}</t></is></c>`;

const toRow = (cells: readonly (string | number)[], number: number, style: number): string => {
  const written = cells.map((value, at) =>
    value === '' ? '' : toXmlCell(value, `${String.fromCharCode(65 + at)}${number}`, style),
  );
  return `<row r="${number}">${written.join('')}</row>`;
};

const writeSheet = async function* (
  { columns, pages, more }: Sheet,
  rowLimit: number,
): AsyncGenerator<string, void, void> {
  // The header stays in sight.
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>${toRow(columns, 1, bold)}`;
  let next = 2;
  for await (const rows of pages) {
    // One row is left to say that there are more.
    const room = Math.max(0, rowLimit - next);
    yield rows
      .slice(0, room)
      .map((row, at) => toRow(row, next + at, text))
      .join('');
    next += Math.min(room, rows.length);
    if (rows.length > room) {
      yield toRow([more], next, bold);
      break;
    }
  }
  yield '</sheetData></worksheet>';
};

const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const listParts = (sheets: readonly Sheet[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${types}.worksheet+xml"/>`).join('')}</Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${documents}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId0" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
});

/**
 * The files of an Excel workbook that is too large for memory, to be zipped one after the other. Numbers stay numbers and
 * texts keep leading zeros, as in `writeWorkbook`.
 */
export const listWorkbookFiles = (
  sheets: readonly Sheet[],
  rowLimit = maxRows,
): readonly ZipEntry[] => [
  ...Object.entries(listParts(sheets)).map(([name, content]) => ({ name, chunks: [content] })),
  ...sheets.map((sheet, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    chunks: writeSheet(sheet, rowLimit),
  })),
];
