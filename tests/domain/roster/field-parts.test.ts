import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import type { ImportAnswers } from '~/domain/roster/import-rows';
import { splitPaste } from '~/tests/support/parse-text';
import { readRows } from '~/tests/support/read-rows';

const readNames = (text: string, answers: ImportAnswers = {}) => {
  const read = readRows(driverRoster, splitPaste(text), answers);
  return read.ok ? read.value.rows.map(({ item }) => item.name) : read.error;
};

test.each([
  ['ID,First Name,Last Name,Rank\n1000001,Ada,Park,1', 'Ada Park'],
  ['ID,Last,First,Rank\n1000001,Park,Ada,1', 'Ada Park'],
  ['Last Name,ID,MI,First,Rank\nPark,1000001,J.,Ada,1', 'Ada J. Park'],
  ['ID,Name,Surname,Rank\n1000001,Ada,Park,1', 'Ada Park'],
  ['N.º de empleado,Nombre,Apellidos,Antigüedad\n1000001,Ada,Parque Gil,1', 'Ada Parque Gil'],
  ['ID,Full Name,First Name,Last Name,Rank\n1000001,Ada J. Park,Ada,Park,1', 'Ada J. Park'],
  ['ID,First Name,Last Name,Rank\n1000001,,Park,1', 'Park'],
])('joins the parts of names: %j', (text, name) => {
  expect(readNames(text)).toEqual([name]);
});

test('asks for the whole name if a part of it has no column', () => {
  const text = 'ID,Last Name,Rank,Vorname\n1000001,Park,1,Ada';
  expect(readNames(text)).toMatchObject({
    code: 'columns-unclear',
    columns: ['employeeId', 'name:last', 'seniorityNumber', null],
    missing: ['name'],
  });
  const answer = ['employeeId', 'name:last', 'seniorityNumber', 'name:first'];
  expect(readNames(text, { columns: answer })).toEqual(['Ada Park']);
  expect(readNames('ID,Last,Surname,First,Rank\n1000001,A,B,C,1')).toMatchObject({
    repeated: ['name'],
  });
});

test('names a row without a name, and an error in a part', () => {
  const refused = { code: 'import-errors', errors: [{ line: 2 }] };
  expect(readNames('ID,First Name,Last Name,Rank\n1000001,,,1')).toMatchObject(refused);
  expect(readNames('ID,First Name,Last Name,Rank\n1000001,#REF!,Park,1')).toMatchObject(refused);
});

const readDays = (text: string, answers: ImportAnswers = {}) => {
  const read = readRows(jobRoster, splitPaste(text), answers);
  return read.ok ? read.value.rows.map(({ item }) => item.weekDays) : read.error;
};
const marks = [
  'J1\t08:00\t\tx\tX\t1\tY\t✓\t',
  'J2\t08:00\tYes\t\tx\t\tx\t-\tTRUE',
  'J3\t08:00\tx\tx\tx\tx\tx\tx\tx',
  'J4\t08:00\tx\tx\tOFF\t0\tno\t\tx',
].join('\n');
const days = ['Mon-Fri', 'Sun, Tue, Thu, Sat', 'Sun-Sat', 'Sun, Mon, Sat'];

test.each([
  'Job\tStart\tSu\tMo\tTu\tWe\tTh\tFr\tSa',
  'Job\tStart\tSunday\tMonday\tTuesday\tWednesday\tThursday\tFriday\tSaturday',
  'Ruta\tHora\tDom\tLun\tMar\tMié\tJue\tVie\tSáb',
  'Job\tStart\tS\tM\tT\tW\tT\tF\tS',
  'Ruta\tHora\tD\tL\tM\tM\tJ\tV\tS',
])('joins the marks of the days of %j', (header) => {
  expect(readDays(`${header}\n${marks}`)).toEqual(days);
});

test('reads a week from Monday, and days without columns as days off', () => {
  expect(readDays('Job\tStart\tM\tT\tW\tT\tF\tS\tS\nJ1\t08:00\t\t\t\t\tx\tx')).toEqual([
    'Fri, Sat',
  ]);
  expect(readDays('Job\tStart\tMo\tTu\tWe\tTh\tFr\nJ1\t08:00\tx\tx\tx\tx')).toEqual(['Mon-Thu']);
});

test('asks once what a mark means that is neither yes nor no', () => {
  const text =
    'Job\tStart\tSu\tMo\tTu\tWe\tTh\tFr\tSa\nJ1\t08:00\tD\tx\tx\tx\tx\tx\td\nJ2\t08:00\tx\tx\tD';
  expect(readDays(text)).toEqual({
    code: 'words-unclear',
    words: [
      { field: 'weekDays', word: 'D', lines: [2, 2, 3], choices: ['yes', 'no', 'leave-out'] },
    ],
  });
  const words = [{ field: 'weekDays', word: 'd', meaning: 'no' }] as const;
  expect(readDays(text, { words })).toEqual(['Mon-Fri', 'Sun, Mon']);
});

test('refuses a job without a day', () => {
  expect(readDays('Job\tStart\tMo\tTu\tWe\tTh\tFr\nJ1\t08:00')).toMatchObject({
    errors: [{ line: 2, problem: { code: 'too-few-job-fields' } }],
  });
});

test('takes a status for the eligibility, unless another column has it', () => {
  const text = (header: string) => `ID,Name,Rank,${header}\n1000001,Ada,1,Active,no`;
  expect(readRows(driverRoster, splitPaste(text('Status,Note')))).toMatchObject({
    error: { code: 'words-unclear', words: [{ field: 'isEligible', word: 'Active', lines: [2] }] },
  });
  expect(readRows(driverRoster, splitPaste(text('Status,Eligible')))).toMatchObject({
    value: { rows: [{ item: { isEligible: false } }] },
  });
});
