import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { listWorkbookFiles } from '~/app/services/files/stream-workbook';
import { zipFiles } from '~/app/services/files/zip-files.server';
import { readChunks } from '~/tests/support/open-export';

type Rows = readonly (readonly (string | number)[])[];

const write = async (pages: readonly Rows[], rowLimit?: number) => {
  const sheet = {
    ...{ name: 'rows', columns: ['Text', 'Number'], more: 'There are more' },
    pages: (async function* () {
      yield* pages;
    })(),
  };
  const chunks = zipFiles(listWorkbookFiles([sheet], rowLimit), new Date('2026-11-23T12:00:00Z'));
  return readChunks(chunks);
};
const read = async (pages: readonly Rows[], rowLimit?: number) =>
  readSheet(new Uint8Array(await write(pages, rowLimit)).buffer);

test('writes the rows of all pages, with numbers as numbers and texts as they are', async () => {
  const rows: Rows = [
    ['0000007', 1],
    ['=HYPERLINK("https://example.com")', 2],
    ['<b> & "quotes" \'1\'', -3],
    ['two\nlines', 0.5],
  ];
  expect(await read([rows.slice(0, 2), [], rows.slice(2)])).toEqual([['Text', 'Number'], ...rows]);
});

test('writes no formula, and escapes what XML cannot hold', async () => {
  const parts = unzipSync(await write([[['=1+1', 1]], [['a\u0000b\rc_x0041_\uD800', 2]]]));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(sheet).not.toMatch(/<f[ >]|t="str"/);
  expect(sheet).toContain('>a_x0000_b_x000D_c_x005F_x0041__xD800_<');
});

test('says so if there are more rows than a sheet can hold', async () => {
  const rows: Rows = [1, 2, 3, 4].map((count) => ['row', count]);
  expect(await read([rows.slice(0, 3)], 5)).toHaveLength(4);
  const cut = await read([rows.slice(0, 2), rows.slice(2)], 5);
  expect(cut.map(([text]) => text)).toEqual(['Text', 'row', 'row', 'row', 'There are more']);
});

test('cuts a text off at the longest that a cell can hold', async () => {
  const [, row] = await read([[['x'.repeat(40_000), 1]]]);
  expect(String(row?.[0])).toHaveLength(32_767);
});
