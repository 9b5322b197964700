import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readUpload } from '~/app/services/roster/read-upload.server';
import {
  encodeLatin,
  encodeUtf16,
  makeDepotWorkbook,
  numbersDocument,
  oldWorkbook,
  openDocument,
} from '~/tests/support/depot-files';

const read = async (bytes: Uint8Array) => {
  const upload = await readUpload(bytes, { hasDays: false });
  return upload.ok
    ? upload.value.lines.map(({ number, fields }) => [number, ...fields])
    : upload.error;
};
const rows = [
  [1, 'ID', 'Name', 'Seniority'],
  [2, '1000001', 'Ada Peña', '1'],
];
const comma = 'ID,Name,Seniority\r\n1000001,Ada Peña,1\r\n';

test.each<[string, Uint8Array]>([
  ['UTF-8', strToU8(comma)],
  ['UTF-8 with a mark', strToU8(`\uFEFF${comma}`)],
  ['UTF-16, little end first', encodeUtf16(comma, 'le')],
  ['UTF-16, big end first', encodeUtf16(comma, 'be')],
  ['UTF-16 without a mark', encodeUtf16(comma, 'le', '')],
  ['UTF-16 without a mark, big end first', encodeUtf16(comma, 'be', '')],
  ['Windows-1252', encodeLatin(comma)],
  ['UTF-16 with tabs, as Excel saves Unicode text', encodeUtf16(comma.replaceAll(',', '\t'), 'le')],
  ['semicolons', strToU8(comma.replaceAll(',', ';'))],
  ['quotes', strToU8('"ID","Name","Seniority"\n"1000001","Ada Peña","1"')],
  ['a workbook', makeDepotWorkbook([{ rows: rows.map((row) => row.slice(1)) }])],
])('reads a file in %s', async (_name, bytes) => {
  expect(await read(bytes)).toEqual(rows);
});

test('reads the characters that Windows-1252 has and Latin-1 has not', async () => {
  const bytes = encodeLatin('ID,Name\n1000001,Ren\x8Ee O\x92Neil \x80');
  expect(await read(bytes)).toContainEqual([2, '1000001', 'RenŽe O’Neil €']);
});

test('takes the quotes away from a title that is alone in its line', async () => {
  expect(await read(strToU8('"Acme ""Parcel"", Oakland"\n"Crew;\nnights"\nID,Name,No.'))).toEqual([
    [1, 'Acme "Parcel", Oakland'],
    [2, 'Crew;\nnights'],
    [4, 'ID', 'Name', 'No.'],
  ]);
});

test('takes the separator that the first line names', async () => {
  for (const named of ['sep=;', '"sep=;"', 'SEP=;'])
    expect(await read(strToU8(`${named}\r\nID;Name\r\n1,5;Smith, John`))).toEqual([
      [2, 'ID', 'Name'],
      [3, '1,5', 'Smith, John'],
    ]);
  expect(await read(strToU8('sep=|\nID|Name'))).toEqual([[2, 'ID', 'Name']]);
});

test('finds the separator of a header below titles', async () => {
  expect(
    await read(strToU8('Acme, Oakland\n\nDrivers\nID;Name;Days\n1;Smith, John;Mon,Tue')),
  ).toEqual([
    [1, 'Acme', 'Oakland'],
    [3, 'Drivers'],
    [4, 'ID', 'Name', 'Days'],
    [5, '1', 'Smith, John', 'Mon,Tue'],
  ]);
});

test.each<[string, Uint8Array, object]>([
  ['an old workbook', oldWorkbook, { code: 'workbook-other-kind', kind: 'xls' }],
  ['an OpenDocument', openDocument, { code: 'workbook-other-kind', kind: 'ods' }],
  ['a file of Numbers', numbersDocument, { code: 'workbook-other-kind', kind: 'numbers' }],
  [
    'a page with the name of a workbook',
    strToU8('\r\n<html xmlns:o="urn"><body><table><tr><td>1000001</td></tr></table>'),
    { code: 'workbook-other-kind', kind: 'markup' },
  ],
  [
    'XML of Excel 2003',
    strToU8('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
    { code: 'workbook-other-kind', kind: 'markup' },
  ],
  [
    'a file of symbolic links',
    strToU8('ID;PWXL;N;E\r\nC;Y1;X1;K"ID"\r\nC;X2;K"Name"\r\nC;Y2;X1;K1000001\r\nE\r\n'),
    { code: 'workbook-other-kind', kind: 'slk' },
  ],
  [
    'a file of data interchange',
    strToU8('TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,2\r\n""\r\nDATA\r\n0,0\r\n""\r\n'),
    { code: 'workbook-other-kind', kind: 'dif' },
  ],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
    { code: 'workbook-unreadable' },
  ],
  ['a text of zeros', new Uint8Array(4096), { code: 'workbook-unreadable' }],
  [
    'a file above 2 MB',
    new Uint8Array(2 * 1024 * 1024 + 1),
    { code: 'workbook-too-large', limit: 'file' },
  ],
  [
    'more than 10,000 lines',
    strToU8('1,2,3\n'.repeat(10_001)),
    { code: 'file-too-long', most: 10_000 },
  ],
])('refuses %s', async (_name, bytes, error) => {
  expect(await read(bytes)).toEqual(error);
});

test.each(['ID;Place;Days\nE;North;Mon', 'TABLE,Seats\n0,1\n'])(
  'reads a list that only begins like another kind: %j',
  async (text) => {
    expect(await read(strToU8(text))).toHaveLength(2);
  },
);

test('reads 10,000 lines', async () => {
  expect(await read(strToU8('1,2,3\n'.repeat(10_000)))).toHaveLength(10_000);
});

test.each(['"', '",', '"a",', 'a"', ';"', '\t"', '" '])(
  'reads 2 MB of %j in time',
  async (text) => {
    const row = text.repeat(Math.floor(200 / text.length));
    const started = process.cpuUsage();
    await read(strToU8(`${row}\n`.repeat(9_999)));
    await read(strToU8(text.repeat(Math.floor((2 * 1024 * 1024) / text.length))));
    // Measures processor time, because the machine may be busy.
    expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
  },
);
