import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { readUpload } from '~/app/services/roster/read-upload.server';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { rateSheet } from '~/domain/roster/import-columns';
import { encodeUtf16 } from '~/tests/support/depot-files';
import { readRows } from '~/tests/support/read-rows';
import { aDriver } from '~/tests/support/roster-builders';
import {
  packFolders,
  packStored,
  packStream,
  toSerial,
  writeRoster,
  type Habits,
} from '~/tests/support/writer-files';
import { toZip64 } from '~/tests/support/zip64';

const drivers = [
  aDriver({
    employeeId: '0234567',
    name: 'José Peña',
    seniorityNumber: 1,
    seniorityDate: '2009-07-06',
    airportCertified: true,
  }),
  aDriver({
    employeeId: '1000002',
    name: 'Bo Lee',
    seniorityNumber: 2,
    seniorityDate: '2019-05-13',
  }),
];

/** What comes in without a question, or why nothing does. */
const readFile = async (file: Uint8Array) => {
  const upload = await readUpload(file, {
    hasDays: true,
    getFit: (lines) => rateSheet(driverRoster, lines),
  });
  if (!upload.ok) return upload.error;
  const read = readRows(driverRoster, upload.value.lines);
  if (!read.ok) return read.error;
  const { rows, repairs } = read.value;
  return { drivers: rows.map(({ item }) => item), repairs };
};

const prefix = (xml: string) => xml.replace(/<(\/?)(?=[a-z])/gi, '<$1x:');
const mark = (xml: string) => `\uFEFF${xml}`;
const indent = (xml: string) => xml.replace(/(?<=>)(?=<(?!\/t>))/g, '\n  ');
const spell = (xml: string) => xml.replace(/[^\0-\x7F]/g, (one) => `&#${one.charCodeAt(0)};`);
const keepSpaces = (xml: string) => xml.replaceAll('<t>', '<t xml:space="preserve">');
const undeclared = (xml: string) => xml.replace(/^<\?xml[^>]*\?>\n/, '');
const withResult: Habits['formula'] = (formula, result) => `<f>${formula}</f><v>${result}</v>`;
/** The styles of a program that uses the days which Excel knows by number. */
const useKnownDay = (id: number) => (xml: string) =>
  xml.replace('<xf numFmtId="164"', `<xf numFmtId="${id}"`);
const days1904: Habits = {
  day: (day) => [' s="1"', String(toSerial(day, '1904-01-01'))],
  book: { properties: 'date1904="1"' },
};
const isoDays = (time: string) => (day: string) => [' s="1" t="d"', day + time] as const;

/** Programs and versions, and what each does in its own way. Their files showed it. */
const writers: readonly (readonly [name: string, habits: Habits])[] = [
  [
    'Excel 2016 for Windows, with extensions',
    {
      row: (at, cells) => `<row r="${at}" spans="1:5" x14ac:dyDescent="0.25">${cells}</row>`,
      formula: withResult,
      edit: useKnownDay(14),
    },
  ],
  ['Excel 2011 for Mac, with days since 1904', days1904],
  [
    'Excel 2013, saved as Strict',
    {
      day: isoDays(''),
      book: { types: 'http://purl.oclc.org/ooxml/officeDocument/relationships' },
      edit: (xml) =>
        xml.replaceAll(
          'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
          'http://purl.oclc.org/ooxml/spreadsheetml/main',
        ),
    },
  ],
  [
    'Excel for Windows Phone, in UTF-16',
    {
      edit: (xml) => xml.replace('UTF-8', 'UTF-16'),
      book: { hasFullPaths: true },
      pack: (parts) =>
        packStored(
          Object.fromEntries(
            Object.entries(parts).map(([name, part]) => [
              name,
              encodeUtf16(new TextDecoder().decode(part), 'le'),
            ]),
          ),
        ),
    },
  ],
  [
    'Excel in Japan, with hints how to read a name',
    {
      edit: (xml) =>
        xml.replace('</t>', '</t><rPh sb="0" eb="1"><t>ID</t></rPh><phoneticPr fontId="1"/>'),
    },
  ],
  [
    'Access 2016, without a declaration',
    {
      texts: 'inline',
      row: (at, cells) => `<row outlineLevel="0" r="${at}">${cells}</row>`,
      edit: undeclared,
    },
  ],
  [
    'Google Sheets, with decimals and a thousand empty rows',
    {
      number: (value) => value.toFixed(1),
      row: (at, cells) =>
        `<row r="${at}">${cells}</row>${at === 3 ? '<row r="1000"><c r="A1000" s="2"/><c r="Z1000" s="2"/></row>' : ''}`,
    },
  ],
  [
    'LibreOffice 7.4, with words for true and false',
    {
      isTyped: true,
      row: (at, cells) => `<row r="${at}" customFormat="false" hidden="false">${cells}</row>`,
      formats: ['mm/dd/yy', '0000000'],
      book: { properties: 'backupFile="false" showObjects="all" date1904="false"' },
      edit: keepSpaces,
      pack: packStream,
    },
  ],
  [
    'gnumeric 1.12, indented, and days without a format',
    {
      texts: 'inline',
      day: (day) => ['', String(toSerial(day))],
      edit: indent,
    },
  ],
  [
    'ONLYOFFICE 5.6, with a format without a code',
    { edit: (xml) => xml.replace('<numFmts>', '<numFmts><numFmt numFmtId="160" formatCode=""/>') },
  ],
  [
    'WPS Spreadsheets, with formats of its own for known numbers',
    {
      edit: (xml) =>
        useKnownDay(14)(xml).replace(
          '<numFmts>',
          `<numFmts><numFmt numFmtId="44" formatCode='_ "¥"* #,##0.00_ ;_ @_ '/>`,
        ),
    },
  ],
  [
    'Tencent Docs, with prefixes and styles without a format',
    {
      edit: (xml, part) =>
        /\.rels$/.test(part) ? xml : prefix(xml).replace('<x:xf numFmtId="0"/>', '<x:xf></x:xf>'),
      pack: packFolders,
    },
  ],
  [
    'Hancom Hancell 2014, with two forms of a style',
    {
      edit: (xml) =>
        xml.replace(
          /(<cellXfs>)(<xf[^>]*>)/,
          '$1<mc:AlternateContent><mc:Choice Requires="hs"><xf hs:extension="1"/></mc:Choice><mc:Fallback>$2</mc:Fallback></mc:AlternateContent>',
        ),
    },
  ],
  [
    'exceljs 4.4, written as a stream',
    { texts: 'formula', edit: useKnownDay(14), pack: packStream },
  ],
  [
    'SheetJS 0.18, with texts in the cells',
    {
      texts: 'formula',
      edit: (xml) =>
        useKnownDay(14)(xml).replace(
          '<numFmts>',
          '<numFmts><numFmt numFmtId="56" formatCode="&quot;上午/下午 &quot;hh&quot;時&quot;mm&quot;分&quot;"/>',
        ),
      pack: packStored,
    },
  ],
  [
    'SheetJS 0.18, with cells of dates',
    { texts: 'formula', day: isoDays('T00:00:00.000Z'), edit: useKnownDay(14), pack: packStored },
  ],
  [
    'node-xlsx-stream 0.1, with single quotes',
    {
      texts: 'inline',
      day: isoDays('T00:00:00.000Z'),
      row: (at, cells) => `<row r='${at}'>${cells}</row>`,
      edit: (xml) => xml.replace('standalone="yes"', 'standalone="no"'),
      pack: packStream,
    },
  ],
  [
    'excel4node 1.8, with a style for each cell',
    {
      formats: ['[$-409]m/d/yy', '0000000'],
      edit: (xml) =>
        xml
          .replace(
            /<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g,
            '<numFmt formatCode="$2" numFmtId="$1"',
          )
          .replace('<xf numFmtId="0"/>', '<xf applyFont="1" fontId="0"/>')
          .replace(/(<c r="\w+") t/g, '$1 s="0" t'),
      pack: packFolders,
    },
  ],
  [
    'xlsx-populate 1.21, with one of the known days',
    { edit: (xml) => keepSpaces(useKnownDay(15)(xml)) },
  ],
  [
    'json2xls 0.1, with days as JavaScript spells them',
    {
      day: (day) => [' t="str"', new Date(day).toUTCString().replace(',', '')],
      book: { hasFullPaths: true },
      edit: (xml, part) =>
        /\.rels$/.test(part)
          ? xml
          : mark(prefix(xml)).replace(
              '<x:numFmts>',
              '<x:numFmts><x:numFmt numFmtId="0" formatCode=""/>',
            ),
    },
  ],
  [
    'hucre 1.0, with ISO days',
    {
      formats: ['yyyy-mm-dd', '0000000'],
      edit: (xml) => xml.replaceAll('applyNumberFormat="1"', 'applyNumberFormat="true"'),
    },
  ],
  [
    'openpyxl 3.0, with letters as numbers and days that have a time',
    {
      texts: 'inline',
      isTyped: true,
      formats: ['yyyy-mm-dd h:mm:ss', '0000000'],
      book: { hasFullPaths: true },
      edit: (xml) => undeclared(spell(xml)),
    },
  ],
  [
    'pandas 1.5, with a column for the index',
    {
      texts: 'inline',
      formats: ['YYYY-MM-DD HH:MM:SS', '0000000'],
      row: (at, cells) => {
        const index = at === 1 ? '' : `<c r="A${at}" s="0"><v>${at - 2}</v></c>`;
        const moved = cells.replace(
          /r="([A-E])/g,
          (_, letter: string) => `r="${String.fromCharCode(letter.charCodeAt(0) + 1)}`,
        );
        return `<row r="${at}">${index}${moved}</row>`;
      },
    },
  ],
  [
    'XlsxWriter 3.0, with a rich text and the results of formulas',
    {
      formula: withResult,
      edit: (xml) =>
        xml.replace(
          '<si><t>Bo Lee</t></si>',
          '<si><r><t xml:space="preserve">Bo </t></r><r><rPr><b/></rPr><t>Lee</t></r></si>',
        ),
    },
  ],
  ['XlsxWriter 3.0, as a large zip', { texts: 'inline', pack: toZip64 }],
  ['XlsxWriter 3.0, with days since 1904', { ...days1904, texts: 'inline' }],
  [
    'Excel::Writer::XLSX 1.10, with names of months',
    { formats: ['d-mmm-yy', '0000000'], formula: withResult },
  ],
  ['libxlsxwriter 1.1, with one of the known days', { formula: withResult, edit: useKnownDay(14) }],
  [
    'openxlsx 4.2 in R, with a table',
    {
      isTyped: true,
      book: { properties: 'date1904="false"' },
      edit: (xml) =>
        keepSpaces(xml).replace(
          '</sheetData>',
          '</sheetData><tableParts count="1"><tablePart r:id="rId3"/></tableParts>',
        ),
      pack: packStream,
    },
  ],
  [
    'tealeg/xlsx 1.0 in Go, with formats that it says not to apply',
    {
      edit: (xml) =>
        xml
          .replaceAll('applyNumberFormat="1"', 'applyNumberFormat="0"')
          .replace(/<(workbookPr|xf|Relationship|sheet)((?: [^>]*)?)\/>/g, '<$1$2></$1>'),
      pack: packStream,
    },
  ],
  [
    'Apache POI 5.3, with decimals',
    { isTyped: true, number: (value) => value.toFixed(1), formula: withResult },
  ],
  ['Apache POI 5.3, written as a stream', { texts: 'inline', isTyped: true, pack: packStream }],
  [
    'ClosedXML 0.104, with prefixes, marks and full paths',
    {
      formats: ['yyyy-MMM-dd', '0000000'],
      formula: withResult,
      book: { hasFullPaths: true },
      edit: (xml, part) =>
        /\.rels$/.test(part) ? mark(xml) : mark(prefix(xml)).replace('standalone="yes"', ''),
    },
  ],
  [
    'MiniExcel, with blanks before equals signs',
    {
      texts: 'formula',
      book: { hasFullPaths: true },
      edit: (xml, part) =>
        /\.rels$/.test(part) ? mark(xml) : mark(prefix(indent(xml))).replaceAll(' t="', ' t ="'),
    },
  ],
  [
    'OpenSpout 4, with an empty list of texts',
    {
      texts: 'inline',
      row: (at, cells) => `<row r="${at}" spans="1:5" customHeight="0">${cells}</row>`,
      edit: (xml, part) => (part.endsWith('.rels') ? indent(xml) : xml),
    },
  ],
  [
    'PhpSpreadsheet, which keeps the blanks of the whole sheet',
    {
      row: (at, cells) => `<row r="${at}" spans="1:5">${cells}</row>`,
      edit: (xml) =>
        xml
          .replace('<worksheet', '<worksheet xml:space="preserve"')
          .replace(/<xf numFmtId="(\d+)"/g, '<xf xfId="0" numFmtId="$1"'),
    },
  ],
  [
    'a report of ComponentOne, with a value beside each text',
    { texts: 'inline', inline: (text) => `<v>1.0</v><is><t>${text}</t></is>` },
  ],
  [
    'a report with a row for each cell, by the SDK of Open XML',
    {
      texts: 'formula',
      row: (at, cells) => cells.replace(/<c.*?<\/c>/g, `<row r="${at}" spans="1:5">$&</row>`),
    },
  ],
];

test.each(writers)('reads a roster by %s', async (_name, habits) => {
  expect(await readFile(writeRoster(habits))).toEqual({ drivers, repairs: [] });
});

test('reads a roster by write-excel-file', async () => {
  const day = (text: string) => ({ value: new Date(text), type: Date, format: 'mm/dd/yyyy' });
  const blob = await writeXlsxFile([
    ['Employee ID', 'Name', 'Seniority', 'Seniority date', 'Airport'].map((value) => ({ value })),
    [
      { value: '0234567' },
      { value: 'José Peña' },
      { value: 1 },
      day('2009-07-06'),
      { value: true },
    ],
    [
      { value: 1000002, type: Number, format: '0000000' },
      { value: 'Bo Lee' },
      { value: 2 },
      day('2019-05-13'),
      { value: false },
    ],
  ]).toBlob();
  expect(await readFile(new Uint8Array(await blob.arrayBuffer()))).toEqual({
    drivers,
    repairs: [],
  });
});

test.each<[string, Habits]>([
  ['excel4node 1.8', { formula: (formula) => `<f>${formula}</f>` }],
  ['openpyxl 3.0', { formula: (formula) => `<f>${formula}</f><v></v>` }],
])('names the formula that %s did not calculate', async (_name, habits) => {
  expect(await readFile(writeRoster(habits))).toEqual({
    code: 'formula-without-result',
    sheet: 'Drivers',
    cell: 'C3',
  });
});
