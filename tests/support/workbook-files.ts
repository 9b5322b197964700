import { strToU8, zipSync } from 'fflate';

/** A sheet as a program wrote it. */
interface SheetFile {
  readonly name?: string;
  readonly state?: 'visible' | 'hidden' | 'veryHidden';
  /** The XML around the cells; `$` stands for them. */
  readonly around?: string;
  /** The XML of the rows. */
  readonly rows: string;
}

export interface WorkbookFile {
  readonly sheets: readonly SheetFile[];
  readonly strings?: readonly string[];
  /** The number format of each style that cells may have. */
  readonly formats?: readonly string[];
  /** The attributes of `workbookPr`. */
  readonly properties?: string;
  /** The start of the types of relationships. */
  readonly types?: string;
  /** Whether the paths of parts begin at the root, as openpyxl writes them. */
  readonly hasFullPaths?: boolean;
  readonly others?: Readonly<Record<string, string | Uint8Array>>;
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const plainSheet = `<worksheet xmlns="${spreadsheet}"><sheetData>$</sheetData></worksheet>`;

const makeStyles = (formats: readonly string[]): string => {
  const ids = formats.map((code, index) => ({ code, id: 164 + index }));
  const defined = ids.map(({ code, id }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`);
  const used = ids.map(({ id }) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`);
  return `<styleSheet xmlns="${spreadsheet}"><numFmts>${defined.join('')}</numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${used.join('')}</cellXfs></styleSheet>`;
};

const makeStrings = (strings: readonly string[]): string =>
  `<sst xmlns="${spreadsheet}">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;

/** The parts of an .xlsx file, each with the XML that a program writes. The first format of a cell is `General`. */
export const makeParts = ({
  sheets,
  strings = [],
  formats = [],
  properties = '',
  types = office,
  hasFullPaths = false,
  others = {},
}: WorkbookFile): Record<string, Uint8Array> => {
  const paths = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const relate = (id: string, type: string, path: string) =>
    `<Relationship Id="${id}" Type="${types}/${type}" Target="${hasFullPaths ? '/xl/' : ''}${path}"/>`;
  const relations = (all: readonly string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
  const listed = sheets.map(
    ({ name = 'Drivers', state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const texts: Record<string, string | Uint8Array> = {
    '_rels/.rels': relations([
      `<Relationship Id="rId1" Type="${types}/officeDocument" Target="${hasFullPaths ? '/' : ''}xl/workbook.xml"/>`,
    ]),
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><workbookPr ${properties}/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      relate('strings', 'sharedStrings', 'sharedStrings.xml'),
      relate('styles', 'styles', 'styles.xml'),
      ...paths.map((path, index) => relate(`rId${index + 1}`, 'worksheet', path)),
    ]),
    'xl/sharedStrings.xml': makeStrings(strings),
    'xl/styles.xml': makeStyles(formats),
    ...Object.fromEntries(
      sheets.map(({ around = plainSheet, rows }, index) => [
        `xl/${paths[index]}`,
        // A function, because the rows may have `$` themselves.
        around.replace('$', () => rows),
      ]),
    ),
    ...others,
  };
  return Object.fromEntries(
    Object.entries(texts).map(([name, part]) => [
      name,
      typeof part === 'string' ? strToU8(header + part) : part,
    ]),
  );
};

export const makeWorkbook = (file: WorkbookFile) => new Uint8Array(zipSync(makeParts(file)));
