import { setImmediate } from 'node:timers/promises';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readWorkbook } from '~/app/services/workbook/read-workbook.server';
import { encodeUtf16 } from '~/tests/support/depot-files';
import { makeParts, makeWorkbook, type WorkbookFile } from '~/tests/support/workbook-files';
import { toZip64 } from '~/tests/support/zip64';

/** A list of drivers with shared texts, as Excel writes it. */
const rows =
  '<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>' +
  '<row r="2" spans="1:3"><c r="A2"><v>1000001</v></c><c r="B2" t="s"><v>3</v></c><c r="C2"><v>1</v></c></row>';
const strings = ['Employee ID', 'Name', 'Seniority', 'Ada'];
const lines = [
  { number: 1, fields: ['Employee ID', 'Name', 'Seniority'] },
  { number: 2, fields: ['1000001', 'Ada', '1'] },
];
const value = { lines, sheet: { name: 'Drivers', hiddenRows: [] } };
const inline = (text: string) => `t="inlineStr"><is><t>${text}</t></is></c>`;
const inlineRows =
  `<row r="1"><c r="A1" ${inline('Employee ID')}<c r="B1" ${inline('Name')}<c r="C1" ${inline('Seniority')}</row>` +
  `<row r="2"><c r="A2" t="n"><v>1000001</v></c><c r="B2" ${inline('Ada')}<c r="C2" t="n"><v>1</v></c></row>`;
const formulaTextRows =
  '<row r="1"><c r="A1" t="str"><v>Employee ID</v></c><c r="B1" t="str"><v>Name</v></c><c r="C1" t="str"><v>Seniority</v></c></row>' +
  '<row r="2"><c r="A2"><v>1000001</v></c><c r="B2" t="str"><v>Ada</v></c><c r="C2"><v>1</v></c></row>';
const placelessRows =
  `<row><c ${inline('Employee ID')}<c ${inline('Name')}<c ${inline('Seniority')}</row>` +
  `<row><c><v>1000001</v></c><c ${inline('Ada')}<c><v>1</v></c></row>`;

/** The gradients of the theme of Office, which several writers copy. */
const theme = {
  'xl/theme/theme1.xml':
    '<a:theme xmlns:a="x"><a:path path="circle"><a:fillToRect l="50000" t="-80000" r="50000" b="180000"/></a:path></a:theme>',
};
const chart = {
  'xl/charts/chart1.xml':
    '<c:chartSpace xmlns:c="x"><c:pageMargins b="0.75" l="0.7" r="0.7" t="0.75"/></c:chartSpace>',
};
const picture = {
  'xl/media/image1.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  'xl/drawings/drawing1.xml':
    '<xdr:wsDr xmlns:xdr="x" xmlns:a="y"><a:srcRect l="10000" t="5000" r="25000" b="5000"/></xdr:wsDr>',
};
const around = (after: string, before = '') =>
  `<worksheet>${before}<sheetData>$</sheetData>${after}</worksheet>`;

test.each<[string, WorkbookFile]>([
  ['Excel', { sheets: [{ rows }], strings, others: theme }],
  [
    'openpyxl, with full paths and texts in the cells',
    { sheets: [{ rows: inlineRows, state: 'visible' }], hasFullPaths: true, others: theme },
  ],
  ['XlsxWriter with constant memory', { sheets: [{ rows: inlineRows }], others: theme }],
  ['exceljs and SheetJS', { sheets: [{ rows: formulaTextRows }], others: theme }],
  [
    'LibreOffice, with words for true and false',
    {
      sheets: [{ rows: rows.replaceAll('<row ', '<row hidden="false" '), state: 'visible' }],
      strings,
      properties: 'date1904="false"',
    },
  ],
  [
    'gnumeric, with indented XML',
    { sheets: [{ rows: inlineRows.replaceAll('<', '\n  <').replace(/\n {2}<\/t/g, '</t') }] },
  ],
  [
    'Google Sheets, with rows of a thousand empty cells',
    {
      sheets: [{ rows: `${rows}${'<row r="3"><c r="A3" s="1"/><c r="Z3" s="1"/></row>'}` }],
      strings,
      formats: ['0'],
    },
  ],
  ['cells and rows without places', { sheets: [{ rows: placelessRows }] }],
  [
    'cells with places in rows without any',
    { sheets: [{ rows: rows.replace(/<row r="\d"/g, '<row') }], strings },
  ],
  [
    'another prefix for each element',
    {
      sheets: [
        {
          rows: rows.replace(/<(\/?)(?=[a-z])/g, '<$1x:'),
          around: '<x:worksheet xmlns:x="a"><x:sheetData>$</x:sheetData></x:worksheet>',
        },
      ],
      strings,
    },
  ],
  [
    'Strict',
    {
      sheets: [{ rows }],
      strings,
      types: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
    },
  ],
  [
    'a chart',
    { sheets: [{ rows, around: around('<drawing r:id="rId1"/>') }], strings, others: chart },
  ],
  ['a cropped picture', { sheets: [{ rows }], strings, others: picture }],
  [
    'a second sheet that is long and wide',
    {
      sheets: [
        { rows },
        { name: 'Hours', rows: '<row r="200000"><c r="XFD200000"><v>1</v></c></row>' },
      ],
      strings,
    },
  ],
  [
    'empty cells with a color far away',
    {
      sheets: [
        {
          rows: `${rows}<row r="1048576" s="1" customFormat="1"><c r="AZ1048576" s="1" t="str"><v> </v></c><c r="XFD1048576" t="s" s="1"/></row>`,
        },
      ],
      strings,
      formats: ['0'],
    },
  ],
  [
    'a conditional format of 900 pieces',
    {
      sheets: [
        {
          rows,
          around: around(
            `<conditionalFormatting sqref="${Array.from({ length: 900 }, (_, row) => `A${2 * row + 1}:C${2 * row + 1}`).join(' ')}"/>`,
          ),
        },
      ],
      strings,
    },
  ],
  [
    'an extension with elements of the same names',
    {
      sheets: [
        {
          rows,
          around: around(
            '<extLst><ext><x:row r="99999"><x:c r="ZZ1"><x:v>1</x:v></x:c></x:row></ext></extLst>',
          ),
        },
      ],
      strings,
    },
  ],
  [
    'rows in several pieces',
    { sheets: [{ rows: rows.replace(/(?=<c r="([BC])(\d)")/g, '</row><row r="$2">') }], strings },
  ],
  [
    'texts in the cells beside values',
    { sheets: [{ rows: inlineRows.replaceAll('<is>', '<v>9</v><is>') }] },
  ],
  [
    'rich text and phonetic hints',
    {
      sheets: [{ rows }],
      others: {
        'xl/sharedStrings.xml':
          '<sst><si><r><t>Employee</t></r><r><rPr><b/></rPr><t xml:space="preserve"> ID</t></r></si>' +
          '<si><t>Name</t><rPh sb="0" eb="1"><t>hint</t></rPh><phoneticPr fontId="1"/></si><si><t><![CDATA[Seniority]]></t></si><si><t>A&#100;&#x61;</t></si></sst>',
      },
    },
  ],
])('reads a workbook of %s', async (_, file) => {
  expect(await readWorkbook(makeWorkbook(file))).toEqual({ ok: true, value });
});

test('reads a workbook without texts and formats', async () => {
  const {
    'xl/sharedStrings.xml': _,
    'xl/styles.xml': __,
    ...parts
  } = makeParts({
    sheets: [{ rows: inlineRows }],
  });
  expect(await readWorkbook(zipSync(parts))).toEqual({ ok: true, value });
});

test('finds parts whose names differ in letter case or slashes', async () => {
  const parts = makeParts({ sheets: [{ rows: inlineRows }] });
  const renamed = Object.entries(parts).map(([name, part]) => [
    name.replace('worksheets/sheet', 'Worksheets\\Sheet'),
    part,
  ]);
  const file = zipSync(Object.fromEntries(renamed) as typeof parts);
  expect(await readWorkbook(file)).toEqual({ ok: true, value });
});

test.each(['le', 'be'] as const)(
  'reads parts in UTF-16 (%s), with a mark and without',
  async (order) => {
    const parts = Object.entries(makeParts({ sheets: [{ rows }], strings }));
    for (const mark of ['\uFEFF', '']) {
      const encoded = parts.map(([name, part]) => [
        name,
        encodeUtf16(strFromU8(part).replace('UTF-8', 'UTF-16'), order, mark),
      ]);
      const file = zipSync(Object.fromEntries(encoded) as Record<string, Uint8Array>);
      expect(await readWorkbook(file)).toEqual({ ok: true, value });
    }
  },
);

test('reads a zip with sizes of 64 bits', async () => {
  const file = toZip64(makeParts({ sheets: [{ rows: inlineRows }] }));
  expect(await readWorkbook(file)).toEqual({ ok: true, value });
});

test('leaves other parts packed, however large they are', async () => {
  const file = makeWorkbook({
    sheets: [{ rows: inlineRows }, { rows: ' '.repeat(15 * 1024 * 1024) }],
    others: { 'xl/pivotCache/records1.xml': new Uint8Array(30 * 1024 * 1024) },
  });
  expect(await readWorkbook(file)).toEqual({ ok: true, value });
});

test.each(['hidden', 'veryHidden'] as const)(
  'reads the first visible sheet after a %s one',
  async (state) => {
    const old = { name: 'Old', state, rows: '<row><c><v>9</v></c></row>' };
    const file = makeWorkbook({ sheets: [old, { rows }, { name: 'Later', rows: '' }], strings });
    expect(await readWorkbook(file)).toEqual({ ok: true, value });
  },
);

test('names hidden rows that have a value, and reads them', async () => {
  const hidden = rows.replace('<row r="2"', '<row r="2" hidden="1"');
  const blank = '<row r="3" hidden="true"><c r="A3" s="1"/></row>';
  const file = makeWorkbook({ sheets: [{ rows: hidden + blank }], strings });
  expect(await readWorkbook(file)).toEqual({
    ok: true,
    value: { lines, sheet: { name: 'Drivers', hiddenRows: [2] } },
  });
});

test('takes a sheet that is neither hidden nor very hidden for a visible one', async () => {
  const parts = makeParts({ sheets: [{ rows, state: 'visible' }], strings });
  const name = 'xl/workbook.xml';
  const shown = strFromU8(parts[name] ?? new Uint8Array()).replace('"visible"', '"show"');
  const file = zipSync({ ...parts, [name]: strToU8(shown) });
  expect(await readWorkbook(file)).toEqual({ ok: true, value });
});

test('needs no result of a formula in the line of a total', async () => {
  const total =
    '<row r="4"><c r="A4" t="str"><v>Total</v></c><c r="C4"><f>COUNT(C2:C3)</f></c></row>';
  const read = await readWorkbook(makeWorkbook({ sheets: [{ rows: rows + total }], strings }));
  expect(read).toMatchObject({
    value: { lines: [{}, {}, { number: 4, fields: ['Total', '', ''] }] },
  });
});

test('refuses a workbook without a visible sheet', async () => {
  const file = makeWorkbook({ sheets: [{ rows, state: 'hidden' }], strings });
  expect(await readWorkbook(file)).toEqual({ ok: false, error: { code: 'workbook-unreadable' } });
});

test.each([
  ['BI2', '<c r="BI2"><v>7</v></c>'],
  ['XFD2', '<c r="XFD2" t="b"><v>1</v></c>'],
])('names the cell %s that is out of reach', async (cell, xml) => {
  const sheet = { name: 'Crew &amp; jobs', rows: rows.replace(/<\/row>$/, `${xml}</row>`) };
  expect(await readWorkbook(makeWorkbook({ sheets: [sheet], strings }))).toEqual({
    ok: false,
    error: { code: 'cell-out-of-reach', sheet: 'Crew & jobs', cell },
  });
});

test('names a formula whose result the file does not have, instead of taking it for empty', async () => {
  const withCell = async (xml: string) =>
    await readWorkbook(
      makeWorkbook({ sheets: [{ rows: rows.replace(/<\/row>$/, `${xml}</row>`) }], strings }),
    );
  for (const value of ['', '<v></v>', '<v/>'])
    expect(await withCell(`<c r="D2"><f>IF(C2=1,1,0)</f>${value}</c>`)).toEqual({
      ok: false,
      error: { code: 'formula-without-result', sheet: 'Drivers', cell: 'D2' },
    });
  expect(await withCell('<c r="D2" t="str"><f>A9&amp;""</f><v></v></c>')).toEqual({
    ok: true,
    value,
  });
});

test('lets others have their turn while it reads a long sheet', async () => {
  const row = (at: number) => `<row r="${at}">${'<c><v>7</v></c>'.repeat(6)}</row>`;
  const rows = Array.from({ length: 10_000 }, (_, at) => row(at + 1)).join('');
  const reading = readWorkbook(makeWorkbook({ sheets: [{ rows }] })).then(() => true);
  let turns = 0;
  while (!(await Promise.race([reading, setImmediate(false)]))) turns += 1;
  // The sheet has 60,000 cells, of which 2,000 are read at once.
  expect(turns).toBeGreaterThan(20);
});

test('names a cell below the last row that is read', async () => {
  const row = (at: number) => `<row r="${at}"><c r="B${at}"><v>7</v></c></row>`;
  const read = async (at: number) =>
    await readWorkbook(makeWorkbook({ sheets: [{ rows: row(at) }] }));
  expect(await read(10_000)).toMatchObject({
    value: { lines: [{ number: 10_000, fields: ['', '7'] }] },
  });
  expect(await read(10_001)).toMatchObject({
    error: { code: 'cell-out-of-reach', cell: 'B10001' },
  });
});

test('shows numbers, dates and errors as the formats of the cells do', async () => {
  const cell = (style: number, value: number | string) => `<c s="${style}"><v>${value}</v></c>`;
  const formats = [
    '0000000',
    '[Red]0.00',
    'yyyy\\-mm\\-dd',
    'h:mm AM/PM',
    '#,##0 &quot;days&quot;',
  ];
  const file = (date1904 = false) =>
    makeWorkbook({
      sheets: [
        {
          rows: `<row>${cell(1, 1234)}${cell(2, 5)}${cell(3, 46388)}${cell(4, 0.25)}${cell(5, 3)}${cell(0, '1.0E+3')}<c t="e"><v>#N/A</v></c><c t="d"><v>2027-01-04T06:30:00</v></c></row>`,
        },
      ],
      formats,
      properties: date1904 ? 'date1904="1"' : '',
    });
  const read = async (hasDays: boolean, date1904 = false) => {
    const result = await readWorkbook(file(date1904), { hasDays });
    return result.ok ? result.value.lines[0]?.fields : undefined;
  };
  const others = ['0001234', '5'];
  expect(await read(false)).toEqual([
    ...others,
    '2027-01-01',
    '06:00',
    '3',
    '1000',
    '#N/A',
    '06:30',
  ]);
  expect((await read(true))?.slice(2, 3)).toEqual(['2027-01-01']);
  expect((await read(true, true))?.slice(2, 3)).toEqual(['2031-01-02']);
});

test('shows times to the minute, hours beyond a day, and times as Strict workbooks have them', async () => {
  const formats = ['h:mm', '[h]:mm', 'm/d/yyyy h:mm'];
  const cell = (style: number, value: number) => `<c s="${style}"><v>${value}</v></c>`;
  const day = (value: string) => `<c t="d"><v>${value}</v></c>`;
  const cells = [
    cell(1, 0.458333333333333),
    // 13:30:55
    cell(1, 0.563136574074074),
    // 23:59:59.9
    cell(3, 46388.9999988426),
    cell(2, 0.25),
    cell(2, 1.66666666666667),
    day('10:59:59.9999999999984025'),
    day('2027-01-04T13:30:55.6'),
    day('PT40H5M0.000S'),
    day('P1DT2H0M0S'),
  ];
  const file = makeWorkbook({ sheets: [{ rows: `<row>${cells.join('')}</row>` }], formats });
  expect(await readWorkbook(file)).toMatchObject({
    value: {
      lines: [
        {
          fields: [
            '11:00',
            '13:30',
            '00:00',
            '06:00',
            '40:00',
            '11:00',
            '13:30',
            '40:05',
            'P1DT2H0M0S',
          ],
        },
      ],
    },
  });
});

test.each<[string, Uint8Array, object]>([
  [
    'a binary workbook',
    zipSync({
      '_rels/.rels': strToU8(
        '<Relationships><Relationship Id="a" Type="b/officeDocument" Target="xl/workbook.bin"/></Relationships>',
      ),
      'xl/workbook.bin': new Uint8Array(8),
    }),
    { code: 'workbook-other-kind', kind: 'xlsb' },
  ],
  [
    'an OpenDocument spreadsheet',
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') }),
    { code: 'workbook-other-kind', kind: 'ods' },
  ],
  [
    'an empty sheet',
    makeWorkbook({ sheets: [{ rows: '' }] }),
    { code: 'sheet-empty', sheet: 'Drivers' },
  ],
  [
    'rows that go back',
    makeWorkbook({ sheets: [{ rows: `${inlineRows}<row r="2"><c><v>1</v></c></row>` }] }),
    { code: 'workbook-unreadable' },
  ],
  [
    'a part that is there twice',
    zipSync(
      Object.fromEntries([
        ...Object.entries(makeParts({ sheets: [{ rows: inlineRows }] })),
        ['xl/Worksheets/sheet1.xml', new Uint8Array()],
      ]) as Record<string, Uint8Array>,
    ),
    { code: 'workbook-unreadable' },
  ],
  [
    'a cell that is there twice',
    makeWorkbook({ sheets: [{ rows: rows.replace('"B2"', '"A2"') }], strings }),
    { code: 'workbook-unreadable' },
  ],
  [
    'a text that is not there',
    makeWorkbook({ sheets: [{ rows }], strings: strings.slice(0, 2) }),
    { code: 'workbook-unreadable' },
  ],
  [
    'a document type',
    makeWorkbook({ sheets: [{ rows, around: `<!DOCTYPE a>${around('')}` }], strings }),
    { code: 'workbook-unreadable' },
  ],
])('refuses %s', async (_, file, error) => {
  expect(await readWorkbook(file)).toEqual({ ok: false, error });
});
