import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { writeWorkbook } from '~/app/services/files/write-workbook.server';

const table = [
  ['Driver ID', 'Driver Name', 'Seniority Number'],
  ['0000007', '=HYPERLINK("https://example.com")', 12],
  ['1000001', '@SUM(A1)', ''],
  ['-1', '+1', 0],
];

test('writes numbers as numbers, and IDs and formulas as the texts they are', async () => {
  const workbook = await writeWorkbook(table, 'Drivers');
  expect(await readSheet(workbook.buffer)).toEqual([
    table[0],
    table[1],
    ['1000001', '@SUM(A1)', null],
    table[3],
  ]);
});

test('writes no formula, and keeps a bold header in sight', async () => {
  const parts = unzipSync(await writeWorkbook(table, 'Drivers'));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(sheet).not.toMatch(/<f[ >]|t="str"/);
  expect(sheet).toMatch(/<pane ySplit="1"[^>]* state="frozen"/);
  expect(strFromU8(parts['xl/styles.xml']!)).toContain('<b/>');
});
