import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { maxColumns } from '~/domain/roster/find-header';
import type { ImportAnswers } from '~/domain/roster/import-rows';
import { splitPaste } from '~/tests/support/parse-text';
import { readRows } from '~/tests/support/read-rows';

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

const jobs = ['J1,Mon-Fri,08:00', 'J2,Sat,09:00'];
const readJobs = (lines: readonly string[], answers: ImportAnswers = {}) => {
  const read = readRows(jobRoster, splitPaste(lines.join('\n')), answers);
  return read.ok ? read.value : read.error;
};

test('takes the line for the header that people chose, also among titles and data', () => {
  const lines = ['Depot 7,Bids 2027,Page 1', 'Nr 1,Days 1,Time 1', ...jobs];
  expect(readJobs(lines)).toMatchObject({
    code: 'import-errors',
    errors: [{ line: 1 }, { line: 2 }],
  });
  const asked = { code: 'columns-unclear', start: 2, header: ['Nr 1', 'Days 1', 'Time 1'] };
  expect(readJobs(lines, { header: 2 })).toMatchObject(asked);
  const columns = ['jobId', 'weekDays', 'startTime'];
  expect(readJobs(lines, { header: 2, columns })).toMatchObject({ start: 2, rows: [{}, {}] });
  // A line that the file does not have chooses nothing, and neither does one with too many columns to ask about.
  expect(readJobs(lines, { header: 9 })).toMatchObject({ code: 'import-errors' });
  const wide = [`Job,Days,Start${',x'.repeat(maxColumns)}`, ...jobs];
  expect(readJobs(wide, { header: 1 })).toEqual(readJobs(wide));
});

test('reads a list without a header by its places, or as people say', () => {
  const lines = ['Route,Days,Start', 'Mon-Fri,J1,08:00'];
  expect(readJobs(lines, { header: null })).toMatchObject({ errors: [{ line: 1 }] });
  const columns = ['weekDays', 'jobId', 'startTime'];
  const rows = { header: null, columns, rows: [{ line: 1, item: { jobId: 'J1' } }] };
  expect(readJobs(lines.slice(1), { header: null, columns })).toMatchObject(rows);
  const twice = ['jobId', 'jobId', null];
  expect(readJobs(lines.slice(1), { header: null, columns: twice })).toMatchObject({
    ...{ code: 'columns-unclear', header: null, columns: twice },
    ...{ missing: ['weekDays', 'startTime'], repeated: ['jobId'] },
  });
});

test.each([
  ['groups above the names', ['Route,,Schedule,', 'ID,Days,Start,End'], 2],
  ['names that take both lines', ['Job,Days,Shift,', ',,Start,End'], 2],
  ['a lower line that ends before the upper one', ['Job,Days,Shift,End', 'ID,,Start'], 2],
  ['a group whose names are the same', ['Job,Days,Start,Vehicle', ',,,'], 1],
])('finds a header of two lines: %s', (_name, header, start) => {
  const rows = jobs.map((row) => `${row},16:00`);
  expect(readJobs([...header, ...rows])).toMatchObject({ start, rows: [{}, {}] });
});

test('does not take a cell of a title or of data for the name of a column', () => {
  const shape = { start: 2, header: ['Job', 'Days', 'Start', ''] };
  expect(readJobs(['Oakland,2027,Bids,v2', 'Job,Days,Start,', ...jobs])).toMatchObject(shape);
  expect(readJobs(['Job,Days,Start,Location', 'J1,Mon,08:00,'])).toMatchObject({ start: 1 });
});

test('does not take the heading of a section for the names of columns', () => {
  const readSection = (heading: string) =>
    readJobs([',Job,Days,Start', heading, ...jobs.map((row) => `,${row}`)]);
  for (const heading of ['Airport', 'Airport,,,'])
    expect(readSection(heading)).toMatchObject({
      start: 1,
      fields: ['jobId', 'weekDays', 'startTime'],
      repairs: [{ code: 'skip-rows', lines: [2] }],
    });
  expect(readSection('Airport,,,North')).toMatchObject({ errors: [{ line: 2 }] });
});
