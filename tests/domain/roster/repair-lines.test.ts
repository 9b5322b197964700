import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { offAtFirst, type RepairCode } from '~/domain/roster/repair';
import { weekRoster } from '~/domain/vacation/week-roster';
import { splitPaste } from '~/tests/support/parse-text';
import { readRows } from '~/tests/support/read-rows';

const readDrivers = (rows: readonly string[], off: readonly RepairCode[] = []) => {
  const text = ['ID\tName\tSeniority', ...rows].join('\n');
  const read = readRows(driverRoster, splitPaste(text), { off });
  return read.ok
    ? { ids: read.value.rows.map(({ item }) => item.employeeId), repairs: read.value.repairs }
    : read.error;
};
const toRows = (ids: readonly string[]) => ids.map((id, at) => `${id}\tDriver ${at}\t${at}`);

test('pads IDs that lost their zeros, which can be switched off', () => {
  const rows = toRows(['100001', '1000002', '10003', '1000004.0']);
  const repair = { code: 'pad-ids', lines: [2, 4], example: { from: '100001', to: '0100001' } };
  expect(readDrivers(rows)).toEqual({
    ids: ['0100001', '1000002', '0010003', '1000004'],
    repairs: [{ ...repair, isOn: true }],
  });
  expect(readDrivers(rows, ['pad-ids'])).toMatchObject({
    code: 'import-errors',
    errors: [{ line: 2 }, { line: 4 }],
    repairs: [{ ...repair, isOn: false }],
  });
});

test.each([
  ['a letter', ['100001', 'A100002']],
  ['more than 7 digits', ['100001', '10000002']],
  ['zeros that were kept', ['100001', '0100002']],
  ['an ID far shorter than others', ['1000001', '12']],
  ['only short IDs', ['1', '2', '1234']],
])('does not pad IDs with %s', (_name, ids) => {
  expect(readDrivers(toRows(ids))).toMatchObject({ code: 'import-errors' });
  expect(readDrivers(toRows(ids))).not.toHaveProperty('repairs');
});

test('reports two IDs that are the same once they are padded', () => {
  expect(readDrivers(toRows(['100001', '100001.0']))).toMatchObject({
    errors: [{ code: 'repeated-line', line: 3 }],
  });
});

test('leaves out hidden rows until they are taken, whatever is wrong with them', () => {
  const lines = splitPaste(
    ['ID\tName\tSeniority', '100001\tAda\t1', 'x\tBob\tnone', '\t\t\tnote', '1000003\tCy\t3'].join(
      '\n',
    ),
  );
  const read = (hidden: readonly number[], off: readonly RepairCode[] = offAtFirst) =>
    readRows(driverRoster, lines, { hidden, off });
  const taken = {
    ...{ code: 'take-hidden', lines: [3], isOn: false },
    example: { from: 'x, Bob, none', to: null },
  };
  // A hidden row that is blank is not counted.
  expect(read([3, 4])).toMatchObject({
    value: { rows: [{ line: 2 }, { line: 5 }], repairs: [taken, { code: 'pad-ids' }] },
  });
  expect(read([3], [])).toMatchObject({
    error: {
      errors: [{ line: 2 }, { line: 3 }],
      repairs: [{ ...taken, isOn: true }, { code: 'skip-rows' }],
    },
  });
  const all = { lines: [2, 3, 5], example: { from: '100001, Ada, 1' } };
  expect(read([2, 3, 5])).toMatchObject({
    error: { code: 'all-rows-hidden', repairs: [{ code: 'take-hidden', ...all }, {}] },
  });
  expect(read([1])).toMatchObject({ error: { errors: [{ line: 2 }, { line: 3 }] } });
});

test('skips totals, blank rows and repeated headers, which can be switched off', () => {
  const rows = [
    ...toRows(['1000001']),
    'ID\tName\tSeniority',
    ...toRows(['1000002']).map((row) => row.replace(/0$/, '5')),
    '\t\t\tnote',
    'Total drivers: 2',
    'Grand Total\t\t2',
    'Printed by HR',
    '* on leave',
  ];
  expect(readDrivers(rows)).toEqual({
    ids: ['1000001', '1000002'],
    repairs: [{ code: 'skip-rows', lines: [3, 5, 6, 7, 8, 9], example: null, isOn: true }],
  });
  expect(readDrivers(rows, ['skip-rows'])).toMatchObject({
    errors: [{ line: 3 }, { line: 5 }, { line: 6 }, { line: 7 }, { line: 8 }, { line: 9 }],
  });
});

test.each(['\tPage, Jimmy\t1', '\tSum Wei\t1', 'x\tTotal\t1', '\t\t1', 'Ada', 'Totally\tNew\t1'])(
  'skips no row that may be a driver: %j',
  (row) => {
    expect(
      readDrivers([...toRows(['1000001']).map((one) => one.replace(/0$/, '5')), row]),
    ).toMatchObject({
      code: 'import-errors',
      errors: [{ line: 3 }],
    });
  },
);

const readNames = (text: string, off: readonly RepairCode[] = []) => {
  const read = readRows(driverRoster, splitPaste(text), { off });
  return read.ok
    ? [
        read.value.rows.map(({ item }) => item.name),
        ...read.value.repairs.map(({ lines }) => lines),
      ]
    : read.error;
};

test('joins names that a comma splits', () => {
  const rows = '1000001,Park, Ada,1,yes\n1000002,Lee,2,no\n1000003,Diaz, Cy, Jr.,3,no';
  const names = ['Park, Ada', 'Lee', 'Diaz, Cy, Jr.'];
  expect(readNames(`ID,Name,Seniority,VC\n${rows}`)).toEqual([names, [2, 4]]);
  expect(readNames('ID,Seniority,Name\n1000001,1,Park, Ada')).toEqual([['Park, Ada'], [2]]);
  expect(readNames('1000001,Park, Ada,1\n1000002,Lee,2')).toEqual([['Park, Ada', 'Lee'], [1]]);
  expect(readNames(`ID,Name,Seniority,VC\n${rows}`, ['join-cells'])).toMatchObject({
    errors: [{ line: 2 }, { line: 4 }],
    repairs: [{ code: 'join-cells', isOn: false }],
  });
});

test('joins no other cells', () => {
  expect(readNames('ID,Name,Seniority,Shirt\n1000001,Ada,1,red, green')).toEqual([['Ada']]);
  expect(readNames('ID,Name,Seniority\n1000001,Ada,1,')).toEqual([['Ada']]);
  expect(readNames('ID,Name,Seniority\n1000001,Ada,x,1')).toEqual([['Ada, x'], [2]]);
  expect(readNames('ID,Name,Seniority\n1000001,Ada,one,two,three,1')).toMatchObject({
    errors: [{ line: 2 }],
  });
});

test('joins lists of days and places that a comma splits', () => {
  const readJobs = (text: string) => {
    const read = readRows(jobRoster, splitPaste(text));
    return read.ok
      ? read.value.rows.map(({ item }) => [item.weekDays, item.startTime, item.location])
      : read.error;
  };
  expect(readJobs('Job,Days,Start,Location\nJ1,Mon, Wed, Fri,08:00,North')).toEqual([
    ['Mon, Wed, Fri', '08:00', 'North'],
  ]);
  expect(readJobs('Job,Days,Start,Location\nJ1,Mon-Fri,0800,Oakland, CA')).toEqual([
    ['Mon-Fri', '08:00', 'Oakland, CA'],
  ]);
  expect(readJobs('J1,Mon, Wed,08:00\nJ2,Sat,09:00')).toEqual([
    ['Mon, Wed', '08:00', undefined],
    ['Sat', '09:00', undefined],
  ]);
  expect(readJobs('Job,Days,Start,Location\nJ1,Mon, Wed,08:00,Oakland, CA')).toMatchObject({
    errors: [{ line: 2 }],
  });
});

test('reads dates of two digits for the year, the month first, which can be switched off', () => {
  const lines = splitPaste('Week\tFrom\tTo\tSlots\nW1\t1/3/27\t01/09/27\t4');
  expect(readRows(weekRoster, lines)).toMatchObject({
    value: {
      rows: [{ item: { startDate: '2027-01-03', endDate: '2027-01-09' } }],
      repairs: [
        { code: 'short-dates', lines: [2, 2], example: { from: '1/3/27', to: '2027-01-03' } },
      ],
    },
  });
  expect(readRows(weekRoster, lines, { off: ['short-dates'] })).toMatchObject({
    error: { errors: [{ line: 2, problem: { code: 'unclear-date' } }] },
  });
});

test('reads times without a colon, which can be switched off', () => {
  const texts = [
    '0730',
    '730',
    '1305',
    '730 AM',
    '0730p',
    '8:05',
    '7:30a',
    '1899-12-30T09:15:00.000Z',
  ];
  const lines = splitPaste(
    ['Job\tDays\tStart', ...texts.map((text, at) => `J${at}\tMon\t${text}`)].join('\n'),
  );
  const read = readRows(jobRoster, lines);
  expect(read.ok && read.value.rows.map(({ item }) => item.startTime)).toEqual([
    '07:30',
    '07:30',
    '13:05',
    '07:30',
    '19:30',
    '08:05',
    '07:30',
    '09:15',
  ]);
  expect(read).toMatchObject({
    value: { repairs: [{ code: 'plain-times', lines: [2, 3, 4, 5, 6], example: { to: '07:30' } }] },
  });
  expect(readRows(jobRoster, lines, { off: ['plain-times'] })).toMatchObject({
    error: { errors: [{ line: 2 }, { line: 3 }, { line: 4 }, { line: 5 }, { line: 6 }] },
  });
});

test.each(['30', '7', '2460', '1375', '12345', '0'])('takes %s for no time', (text) => {
  expect(readRows(jobRoster, splitPaste(`Job\tDays\tStart\nJ1\tMon\t${text}`))).toMatchObject({
    error: { errors: [{ line: 2, problem: { code: 'invalid-start-time' } }] },
  });
});

const readRanked = (lines: readonly string[], off: readonly RepairCode[] = []) => {
  const read = readRows(driverRoster, splitPaste(lines.join('\n')), { off });
  return read.ok
    ? {
        numbers: read.value.rows.map(({ item }) => `${item.seniorityNumber} ${item.name}`),
        repairs: read.value.repairs,
        fields: read.value.fields,
      }
    : read.error;
};
const hired = [
  'ID\tName\tHire Date\tTie',
  '1000003\tCyd\t3/4/19\t',
  '1000001\tAda\t2019-03-04\t2',
  '1000004\tDan\t4-Mar-98\t',
  '1000002\tBob\t3/4/2019\t',
  '1000005\tEve\t2019-03-04\t1',
];
const rank = { code: 'rank-by-date', lines: [2, 3, 4, 5, 6], example: null };

test('numbers rows without seniority numbers by date, tie number and ID, which can be switched off', () => {
  const read = readRanked(hired);
  expect(read).toMatchObject({
    numbers: ['5 Cyd', '3 Ada', '1 Dan', '4 Bob', '2 Eve'],
    repairs: [
      { code: 'short-dates', lines: [2] },
      { ...rank, isOn: true },
    ],
  });
  expect(read).toHaveProperty('fields', expect.arrayContaining(['seniorityNumber']));
  expect(readRanked(hired, ['rank-by-date'])).toMatchObject({
    code: 'numbers-missing',
    field: 'seniorityNumber',
    repairs: [{ code: 'short-dates' }, { ...rank, isOn: false }],
  });
});

test('numbers rows whose column of seniority numbers is empty, but not if one has a number', () => {
  const rows = ['ID,Name,Seniority,DOH', '1000001,Ada,,2019-03-04', '1000002,Bob,,1998-03-04'];
  expect(readRanked(rows)).toMatchObject({ numbers: ['2 Ada', '1 Bob'] });
  const numbered = readRanked([...rows, '1000003,Cyd,7,2020-01-01']);
  expect(numbered).toMatchObject({
    errors: [2, 3].map((line) => ({ line, problem: { code: 'invalid-seniority-number' } })),
  });
  expect(numbered).not.toHaveProperty('repairs');
});

test('joins names that a comma splits in a list that has dates instead of numbers', () => {
  const rows = ['ID,Name,Hire Date', '1000001,Park, Ada,3/4/2019', '1000002,Lee, Bo,1998-03-04'];
  expect(readRanked(rows)).toMatchObject({ numbers: ['2 Park, Ada', '1 Lee, Bo'] });
});

test.each([
  ['', { code: 'no-seniority-date' }],
  ['TBD', { code: 'unclear-cell', column: 'Hire Date', found: 'TBD' }],
  ['#N/A', { code: 'unclear-cell', column: 'Hire Date', found: '#N/A' }],
  ['3.4.2019', { code: 'unclear-date', found: '3.4.2019' }],
  ['2/30/2019', { code: 'no-such-date', found: '2/30/2019' }],
])('refuses to guess the number of a row whose date is "%s"', (date, problem) => {
  expect(readRanked([...hired, `1000006\tFay\t${date}\t`])).toMatchObject({
    code: 'import-errors',
    errors: [{ line: 7, problem }],
  });
});

test('asks for the seniority column of a list that has no date either', () => {
  expect(readRanked(['ID,Name,Tie', '1000001,Ada,2'])).toMatchObject({
    code: 'columns-unclear',
    missing: ['seniorityNumber'],
  });
  expect(readRanked(['ID,Name,Seniority,DOH', '1000001,Ada,,'])).toMatchObject({
    errors: [{ line: 2, problem: { code: 'invalid-seniority-number' } }],
  });
});
