import fc from 'fast-check';
import { strToU8, unzipSync, zipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import { writeWorkbook } from '~/app/services/files/write-workbook.server';
import { readWorkbook } from '~/app/services/workbook/read-workbook.server';
import type { WorkbookError } from '~/app/services/workbook/workbook-refusal';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { toTable } from '~/domain/roster/roster-text';
import { makeYearWeeks } from '~/domain/vacation/week-list';
import { weekRoster } from '~/domain/vacation/week-roster';
import { runs } from '~/tests/support/fast-check';
import { parseLines } from '~/tests/support/parse-text';
import { someDrivers, someJobs } from '~/tests/support/roster-arbitrary';

const sets = runs(60);
const lines = async (bytes: Uint8Array) => {
  const read = await readWorkbook(bytes);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.lines;
};

test('imports an exported workbook unchanged, for drivers', () =>
  fc.assert(
    fc.asyncProperty(someDrivers, async (drivers) => {
      const workbook = await writeWorkbook(toTable(driverRoster, drivers), 'Drivers');
      expect(parseLines(driverRoster, await lines(workbook))).toEqual({
        ok: true,
        value: drivers,
      });
    }),
    sets,
  ));

test('imports an exported workbook unchanged, for jobs', () =>
  fc.assert(
    fc.asyncProperty(someJobs, async (jobs) => {
      const workbook = await writeWorkbook(toTable(jobRoster, jobs), 'Jobs');
      expect(parseLines(jobRoster, await lines(workbook))).toEqual({ ok: true, value: jobs });
    }),
    sets,
  ));

const makeWorkbook = async (rows: SheetData) =>
  new Uint8Array(await (await writeXlsxFile(rows).toBlob()).arrayBuffer());

test('reads numbers, booleans and times as people type them into Excel', async () => {
  const workbook = await makeWorkbook([
    [{ value: 'Job ID' }, { value: 'Days' }, { value: 'Start' }, { value: 'Airport' }],
    [
      { value: 101, type: Number },
      { value: 'Mon-Fri', type: String },
      { value: 6.5 / 24, type: Number, format: 'hh:mm' },
      { value: true, type: Boolean },
    ],
    [],
    [
      { value: '007', type: String },
      { value: 'Sat', type: String },
      { value: 13.75 / 24, type: Number },
      { value: 'No', type: String },
    ],
    [
      { value: 'Night', type: String },
      { value: 'Sun', type: String },
      { value: new Date('2026-11-20T23:59:59.600Z'), type: Date, format: 'dd.mm.yyyy hh:mm' },
    ],
  ]);
  expect((await lines(workbook)).map(({ number, fields }) => [number, ...fields])).toEqual([
    [1, 'Job ID', 'Days', 'Start', 'Airport'],
    [2, '101', 'Mon-Fri', '06:30', 'Yes'],
    [4, '007', 'Sat', String(13.75 / 24), 'No'],
    [5, 'Night', 'Sun', '00:00', ''],
  ]);
  const jobs = parseLines(jobRoster, await lines(workbook));
  expect(jobs.ok && jobs.value.map(({ startTime }) => startTime)).toEqual([
    '06:30',
    '13:45',
    '00:00',
  ]);
});

test('imports exported weeks unchanged, and dates as people type them', async () => {
  const weeks = makeYearWeeks(2027, 5, []);
  const exported = await writeWorkbook(toTable(weekRoster, weeks), 'Vacation weeks');
  expect(parseLines(weekRoster, await lines(exported))).toEqual({ ok: true, value: weeks });
  const day = (text: string) => ({ value: new Date(text), type: Date, format: 'dd.mm.yyyy' });
  const typed = await makeWorkbook([
    [{ value: 'Week ID' }, { value: 'Start' }, { value: 'End' }, { value: 'Slots' }],
    [{ value: 'W001' }, day('2027-01-04'), day('2027-01-10'), { value: 5, type: Number }],
    [
      { value: 'W002' },
      { value: 46398, type: Number },
      { value: '1/17/2027', type: String },
      { value: 5, type: Number },
    ],
  ]);
  const read = await readWorkbook(typed, { hasDays: true });
  expect(read.ok && parseLines(weekRoster, read.value.lines)).toEqual({
    ok: true,
    value: [
      { weekId: 'W001', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 5 },
      { weekId: 'W002', startDate: '2027-01-11', endDate: '2027-01-17', totalSlots: 5 },
    ],
  });
});

test('names a bad line by the row of its sheet', async () => {
  const workbook = await makeWorkbook([
    [{ value: 'Employee ID' }, { value: 'Name' }, { value: 'Seniority' }],
    [],
    [{ value: 1234, type: Number }, { value: 'Ada' }, { value: 1, type: Number }],
  ]);
  expect(parseLines(driverRoster, await lines(workbook))).toEqual({
    ok: false,
    error: {
      code: 'import-errors',
      errors: [
        {
          code: 'bad-line',
          line: 3,
          problem: { code: 'invalid-employee-id', employeeId: '1234' },
        },
      ],
    },
  });
});

const small = () => makeWorkbook([[{ value: 'Employee ID' }, { value: 'Name' }]]);
const withPart = async (change: (parts: Record<string, Uint8Array>) => void) => {
  const parts = unzipSync(await small());
  change(parts);
  return zipSync(parts);
};
const sheet = 'xl/worksheets/sheet1.xml';
const withSheet = (change: (xml: string) => string) =>
  withPart((parts) => {
    parts[sheet] = strToU8(change(strFromU8(parts[sheet]!)));
  });

const unreadable = { code: 'workbook-unreadable' } as const;
test.each<[string, () => Promise<Uint8Array> | Uint8Array, WorkbookError]>([
  ['nothing', () => new Uint8Array(), unreadable],
  ['a text file', () => strToU8('Employee ID,Name\n'.repeat(50)), unreadable],
  [
    'an old .xls',
    () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]),
    { code: 'workbook-other-kind', kind: 'xls' },
  ],
  ['half a file', async () => (await small()).slice(0, 400), unreadable],
  ['a zip of something else', () => zipSync({ 'a.txt': strToU8('x') }), unreadable],
  ['malformed XML', () => withSheet(() => '<worksheet><sheetData><row'), unreadable],
  [
    'a tag of 80,000 attributes',
    () => withSheet(() => `<a ${'b="c" '.repeat(80_000)}/>`),
    unreadable,
  ],
  [
    'a tag that seems to end in an attribute',
    () => withSheet(() => `<a x=">" ${'b="c" '.repeat(80_000)}/>`),
    unreadable,
  ],
  ['a million nested tags', () => withSheet(() => '<'.repeat(1e6)), unreadable],
  [
    'a thousand tags of 8 KB',
    () => withSheet(() => `<a ${'b="c" '.repeat(1_350)}/>`.repeat(1_000)),
    unreadable,
  ],
  [
    'a sheet that unpacks to 30 MB',
    () => withPart((parts) => (parts[sheet] = new Uint8Array(30 * 1024 * 1024))),
    { code: 'workbook-too-large', limit: 'unpacked' },
  ],
  [
    'a sheet and formats that unpack to 11 MB together',
    () =>
      withPart((parts) => {
        parts[sheet] = new Uint8Array(9 * 1024 * 1024);
        parts['xl/styles.xml'] = new Uint8Array(2 * 1024 * 1024);
      }),
    { code: 'workbook-too-large', limit: 'unpacked' },
  ],
  [
    'a file above 2 MB',
    () => new Uint8Array(2 * 1024 * 1024 + 1),
    { code: 'workbook-too-large', limit: 'file' },
  ],
  [
    'a row beyond the limit',
    () => withSheet((xml) => xml.replace(/<row r="1"/, '<row r="900000000"')),
    { code: 'cell-out-of-reach', sheet: 'Sheet1', cell: 'A900000000' },
  ],
  [
    'a row number in disguise',
    () => withSheet((xml) => xml.replace(/<row r="1"/, `<row a=">" r = '&#57;00000000'`)),
    { code: 'cell-out-of-reach', sheet: 'Sheet1', cell: 'A900000000' },
  ],
  [
    'a column beyond the limit',
    () => withSheet((xml) => xml.replace(/r="B1"/, 'r="XFD1"')),
    { code: 'cell-out-of-reach', sheet: 'Sheet1', cell: 'XFD1' },
  ],
  [
    'a long text that many cells share',
    () =>
      withPart((parts) => {
        const cell = /<c r="A1".*?<\/c>/.exec(strFromU8(parts[sheet]!))![0];
        const rows = Array.from(
          { length: 2000 },
          (_, row) => `<row r="${row + 1}">${cell.replace('A1', `A${row + 1}`)}</row>`,
        );
        parts[sheet] = strToU8(
          strFromU8(parts[sheet]!).replace(
            /<sheetData>.*<\/sheetData>/s,
            `<sheetData>${rows.join('')}</sheetData>`,
          ),
        );
        const strings = 'xl/sharedStrings.xml';
        parts[strings] = strToU8(
          strFromU8(parts[strings]!).replace(/(<t[^>]*>)[^<]+/, `$1${' x'.repeat(500_000)}`),
        );
      }),
    { code: 'workbook-too-large', limit: 'texts' },
  ],
  [
    'two million cells without a value',
    () =>
      withSheet(
        () => `<worksheet><sheetData><row>${'<c/>'.repeat(2e6)}</row></sheetData></worksheet>`,
      ),
    { code: 'sheet-empty', sheet: 'Sheet1' },
  ],
])('refuses %s', async (_name, bytes, error) => {
  const file = await bytes();
  const started = process.cpuUsage();
  expect(await readWorkbook(file)).toEqual({ ok: false, error });
  // Measures processor time, because the machine may be busy. A reader without limits would take a minute.
  expect(process.cpuUsage(started).user).toBeLessThan(25_000_000);
});
