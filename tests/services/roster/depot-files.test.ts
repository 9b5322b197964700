import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readUpload } from '~/app/services/roster/read-upload.server';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { rateSheet } from '~/domain/roster/import-columns';
import { offAtFirst } from '~/domain/roster/repair';
import type { RosterText } from '~/domain/roster/roster-text';
import { weekRoster } from '~/domain/vacation/week-roster';
import { encodeUtf16, makeDepotWorkbook, type DepotSheet } from '~/tests/support/depot-files';
import { readRows } from '~/tests/support/read-rows';
import { aDriver, aJob } from '~/tests/support/roster-builders';

/** The items of an uploaded file, and what was repaired; or why it was refused. */
const readFile = async <T>(roster: RosterText<T>, file: Uint8Array | string) => {
  const bytes = typeof file === 'string' ? strToU8(file) : file;
  const upload = await readUpload(bytes, {
    hasDays: roster.noun === 'vacation week',
    getFit: (lines) => rateSheet(roster, lines),
  });
  if (!upload.ok) return upload.error;
  const hidden = upload.value.sheet?.hiddenRows ?? [];
  const read = readRows(roster, upload.value.lines, { hidden, off: offAtFirst });
  if (!read.ok) return read.error;
  const { rows, repairs } = read.value;
  return {
    items: rows.map(({ item }) => item),
    ...Object.fromEntries(repairs.map(({ code, lines }) => [code, lines])),
  };
};

const formats = ['0000000', 'h:mm', 'm/d/yyyy', '0000', 'd-mmm-yy'];
const people = [
  aDriver({ employeeId: '0234567', name: 'Ada Park', seniorityNumber: 1 }),
  aDriver({ employeeId: '1000002', name: 'Bo Lee', seniorityNumber: 2 }),
];
const exact: DepotSheet['rows'] = [
  ['EmployeeID', 'Name', 'SeniorityNumber'],
  ['0234567', 'Ada Park', 1],
  ['1000002', 'Bo Lee', 2],
];

test.each<[string, Uint8Array]>([
  ['exceljs', makeDepotWorkbook([{ rows: exact }])],
  ['openpyxl', makeDepotWorkbook([{ rows: exact }], { hasFullPaths: true })],
  ['XlsxWriter', makeDepotWorkbook([{ rows: exact }], { isShared: false })],
  [
    'formulas with results',
    makeDepotWorkbook([
      {
        rows: [...exact.slice(0, 2), ['1000002', 'Bo Lee', { formula: 'C2+1', value: '2' }]],
      },
    ]),
  ],
])('reads the exact columns of %s', async (_name, file) => {
  expect(await readFile(driverRoster, file)).toEqual({ items: people });
});

test.each<[string, Uint8Array]>([
  ['exceljs', makeDepotWorkbook([{ rows: exact, hidden: [3] }])],
  [
    'LibreOffice',
    makeDepotWorkbook([{ rows: exact, hidden: [3], state: 'visible' }], { yes: 'true' }),
  ],
])('leaves out hidden rows of %s, and offers to take them', async (_name, file) => {
  expect(await readFile(driverRoster, file)).toEqual({
    items: people.slice(0, 1),
    'take-hidden': [3],
  });
});

test('reads IDs that a format shows with their zeros', async () => {
  const rows: DepotSheet['rows'] = [
    exact[0] ?? [],
    [{ value: 234567, format: 1 }, 'Ada Park', 1],
    [{ value: 1000002, format: 1 }, 'Bo Lee', 2],
  ];
  expect(await readFile(driverRoster, makeDepotWorkbook([{ rows }], { formats }))).toEqual({
    items: people,
  });
});

test('names a formula without a result', async () => {
  const rows: DepotSheet['rows'] = [...exact, ['1000003', 'Cy', { formula: 'C3+1', value: '' }]];
  expect(await readFile(driverRoster, makeDepotWorkbook([{ name: 'Crew', rows }]))).toEqual({
    code: 'formula-without-result',
    sheet: 'Crew',
    cell: 'C4',
  });
});

const comma = 'EmployeeID,Name,SeniorityNumber\n0234567,Ada Park,1\n1000002,Bo Lee,2\n';

test.each<[string, string | Uint8Array]>([
  ['commas', comma],
  ['semicolons and sep=', `sep=;\n${comma.replaceAll(',', ';')}`],
  ['quotes', comma.replace(/[^,\n]+/g, '"$&"')],
  ['UTF-16 and tabs', encodeUtf16(comma.replaceAll(',', '\t'), 'le')],
  ['titles', `Acme Parcel,,\nDrivers,,\n,,\n${comma}`],
])('reads a text with %s', async (_name, file) => {
  expect(await readFile(driverRoster, file)).toEqual({ items: people });
});

test('reads a text whose IDs lost their zeros, and whose names have a comma', async () => {
  expect(
    await readFile(driverRoster, comma.replace('0234', '234').replace('Ada Park', 'Park, Ada')),
  ).toEqual({
    items: [{ ...people[0], name: 'Park, Ada' }, people[1]],
    'join-cells': [2],
    'pad-ids': [2],
  });
});

const weeks = [{ weekId: 'W1', startDate: '2027-01-03', endDate: '2027-01-09', totalSlots: 4 }];

test.each([
  [
    'titles and dates of the United States',
    'Vacation\nOakland\n\nWeek,From,To,Slots\nW1,1/3/2027,1/9/2027,4\n',
  ],
  ['names of months', 'Week,From,To,Slots\nW1,3-Jan-27,9-Jan-27,4\n'],
  ['serial numbers', 'Week,From,To,Slots\nW1,46390,46396,4\n'],
])('reads weeks with %s', async (_name, file) => {
  expect(await readFile(weekRoster, file)).toEqual({ items: weeks });
});

test('reads weeks whose cells are days with the name of the month', async () => {
  const rows: DepotSheet['rows'] = [
    ['Week', 'From', 'To', 'Slots'],
    ['W1', { value: 46390, format: 5 }, { value: 46396, format: 5 }, 4],
  ];
  expect(await readFile(weekRoster, makeDepotWorkbook([{ rows }], { formats }))).toEqual({
    items: weeks,
  });
});

const hr: DepotSheet['rows'] = [
  ['Emp. No.', 'First Name', 'Last Name', 'Seniority', 'Hire Date', 'Airport'],
  [234567, 'Ada', 'Park', 1, { value: 40000, format: 3 }, 'X'],
  [1000002, 'Bo', 'Lee', 2, { value: 40100, format: 3 }, ''],
  [],
  ['Total', '', '', 2],
];
const titles: DepotSheet['rows'] = [['Acme Parcel'], ['Drivers, as of 11/30/2026'], []];
const certified = [
  { ...people[0], airportCertified: true, seniorityDate: '2009-07-06' },
  { ...people[1], seniorityDate: '2009-10-14' },
];

const cover: DepotSheet = {
  name: 'Cover',
  rows: [['Acme Parcel'], ['Personnel'], ['Printed', { value: 46356, format: 3 }]],
};

test.each<[string, DepotSheet[], DepotSheet['rows'], object]>([
  ['with a cover', [cover], [...titles, ...hr], { 'skip-rows': [8], 'pad-ids': [5] }],
  ['with titles', [], [...titles, ...hr], { 'skip-rows': [8], 'pad-ids': [5] }],
  ['without titles', [], hr, { 'skip-rows': [5], 'pad-ids': [2] }],
])('reads an export of personnel %s', async (_name, before, rows, repairs) => {
  const file = makeDepotWorkbook([...before, { rows, merged: 'A1:F1' }], { formats });
  expect(await readFile(driverRoster, file)).toEqual({ items: certified, ...repairs });
});

test.each([{ yes: '1' }, { yes: 'true' }] as const)(
  'reads first and last names beside IDs that a format shows with zeros, %j',
  async (options) => {
    const rows: DepotSheet['rows'] = [
      ['ID', 'First Name', 'Last Name', 'Seniority'],
      [{ value: 234567, format: 1 }, 'Ada', 'Park', 1],
      [{ value: 1000002, format: 1 }, 'Bo', 'Lee', 2],
    ];
    const file = makeDepotWorkbook([{ rows }], { formats, ...options });
    expect(await readFile(driverRoster, file)).toEqual({ items: people });
  },
);

test('reads the marks of days', async () => {
  expect(
    await readFile(jobRoster, 'Job,Su,Mo,Tu,We,Th,Fr,Sa,Start\nJ1,,x,x,x,x,x,,08:00\n'),
  ).toEqual({
    items: [aJob()],
  });
});

test('reads a bid sheet with titles, cells of times and a total', async () => {
  const rows: DepotSheet['rows'] = [
    ['Bid sheet'],
    [],
    ['Job', 'Days', 'Start', 'Airport'],
    ['J1', 'Mon-Fri', { value: 0.3125, format: 2 }, 'X'],
    ['J2', 'Mon-Fri', '8:05 AM'],
    ['J3', 'Mon-Fri', { value: 730, format: 4 }],
    ['J4', 'Mon-Fri', 1305],
    ['Total', '', 4],
  ];
  expect(
    await readFile(jobRoster, makeDepotWorkbook([{ rows, merged: 'A1:D1' }], { formats })),
  ).toEqual({
    items: [
      aJob({ jobId: 'J1', startTime: '07:30', isAirport: true }),
      aJob({ jobId: 'J2', startTime: '08:05' }),
      aJob({ jobId: 'J3', startTime: '07:30' }),
      aJob({ jobId: 'J4', startTime: '13:05' }),
    ],
    'skip-rows': [8],
    'plain-times': [6, 7],
  });
});
