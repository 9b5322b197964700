import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { readRows } from '~/domain/roster/import-rows';
import { splitPaste } from '~/tests/support/parse-text';

const header = 'ID\tName\tSeniority';
const row = '1000001\tAda\t1';
const readStart = (...lines: string[]) => {
  const read = readRows(driverRoster, splitPaste(lines.join('\n')));
  return read.ok ? [read.value.start, read.value.rows.map(({ line }) => line)] : read.error;
};

test('finds the header below titles, blank lines and facts about the list', () => {
  expect(readStart(header, row)).toEqual([1, [2]]);
  expect(readStart('Acme Parcel', '', 'Drivers', header, row)).toEqual([4, [5]]);
  expect(readStart('Depot\tOakland', 'Printed\t11/30/2026', '2026 roster', header, row)).toEqual([
    4,
    [5],
  ]);
  const titles = Array.from({ length: 9 }, (_, at) => `Title ${at}`);
  expect(readStart(...titles, header, row)).toEqual([10, [11]]);
  expect(readStart(...titles, 'Title', header, row)).toMatchObject({ code: 'import-errors' });
});

test('finds the header below a title with the name of a column', () => {
  expect(readStart('Driver', header, row)).toEqual([2, [3]]);
  expect(readStart('Name\tOakland', header, row)).toEqual([2, [3]]);
});

test('finds a header that has digits', () => {
  expect(readStart(`${header}\t401k\t1st shift`, `${row}\tx\ty`)).toEqual([1, [2]]);
});

test('finds lines without a header below titles, and asks about an unknown header there', () => {
  expect(readStart('Drivers of Oakland', '', row)).toEqual([3, [3]]);
  expect(readStart('Drivers', 'Wer\tNr\tRang', row)).toMatchObject({
    code: 'columns-unclear',
    start: 2,
    header: ['Wer', 'Nr', 'Rang'],
  });
});

test('skips no line that may be data', () => {
  expect(readStart('1000002', row)).toMatchObject({ errors: [{ line: 1 }] });
  expect(readRows(jobRoster, splitPaste('Airport\tMon\t08:00\nJ2\tSat\t09:00'))).toMatchObject({
    value: { start: 1, rows: [{ line: 1 }, { line: 2 }] },
  });
});
