import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import type { WordAnswer } from '~/domain/roster/unclear-words';
import { weekRoster } from '~/domain/vacation/week-roster';
import { parseText, splitPaste as split } from '~/tests/support/parse-text';
import { readRows } from '~/tests/support/read-rows';
import { aDriver, aJob } from '~/tests/support/roster-builders';

test('recognizes columns in any order, in English and Spanish, and ignores others', () => {
  const ada = aDriver({ name: 'Ada', seniorityNumber: 7, airportCertified: true });
  for (const text of [
    'Seniority,Shirt,Emp #,Name,Airport\n7,XL,1000001,Ada,yes',
    'Antigüedad\tNombre\tN.º de empleado\tAeropuerto\n7\tAda\t1000001\ty',
  ])
    expect(parseText(driverRoster, text)).toEqual({ ok: true, value: [ada] });
  expect(parseText(jobRoster, 'Hora de inicio,Días,Ruta,Plazas\n8:00 AM,Mon-Fri,J1,3')).toEqual({
    ok: true,
    value: [aJob({ places: 3 })],
  });
  expect(parseText(weekRoster, 'From,To,Week #,Slots\n1/4/2027,1/10/2027,W1,2')).toEqual({
    ok: true,
    value: [{ weekId: 'W1', startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2 }],
  });
});

test('keeps a phone number as it is written, and refuses what is longer than one', () => {
  const read = (phone: string) =>
    parseText(driverRoster, `ID,Name,Rank,Cell Phone\n1000001,Ada,7,${phone}`);
  const ada = aDriver({ name: 'Ada', seniorityNumber: 7 });
  const phone = '+1 555-010-1234 x12';
  expect(read(` ${phone} `)).toEqual({ ok: true, value: [{ ...ada, phone }] });
  expect(read('')).toEqual({ ok: true, value: [ada] });
  expect(read('5'.repeat(41))).toMatchObject({
    error: { errors: [{ line: 2, problem: { code: 'unclear-cell', column: 'Cell Phone' } }] },
  });
});

const readFacts = (header: string, cells: string, words?: readonly WordAnswer[]) => {
  const lines = split(`ID\tName\tRank\t${header}\n1000001\tAda\t7\t${cells}`);
  const read = readRows(driverRoster, lines, words && { words });
  return read.ok ? read.value.rows[0]?.item : read.error;
};

test.each([
  ['Hire Date', '3/4/1998', { seniorityDate: '1998-03-04' }],
  ['Date of Hire', '4-Mar-98', { seniorityDate: '1998-03-04' }],
  ['Service Date', '3/4/98', { seniorityDate: '1998-03-04' }],
  ['DOH', '3/4/29', { seniorityDate: '2029-03-04' }],
  ['Start Date', '43528', { seniorityDate: '2019-03-04' }],
  ['Fecha de ingreso', '2019-03-04 00:00', { seniorityDate: '2019-03-04' }],
  ['Seniority Date\tHire Date', '2019-03-04\tmaybe 2018', { seniorityDate: '2019-03-04' }],
  ['Tie-Breaker', '012', { tieNumber: 12 }],
  ['Lot #', '', {}],
  ['Remarks', ' No  nights ', { note: 'No nights' }],
  ['Comments', '', {}],
])('reads what dispatchers keep about a driver, in a column %s', (header, cells, facts) => {
  expect(readFacts(header, cells)).toEqual({
    ...aDriver({ name: 'Ada', seniorityNumber: 7 }),
    ...facts,
  });
});

test.each([
  ['Hire Date', '03.04.2019', { code: 'unclear-date', found: '03.04.2019' }],
  ['Hire Date', '2/29/2019', { code: 'no-such-date', found: '2/29/2019' }],
  ['Hire Date', '1929-12-31', { code: 'unclear-cell', column: 'Hire Date', found: '1929-12-31' }],
  ['Hire Date', '2019', { code: 'unclear-cell', column: 'Hire Date', found: '2019' }],
  ['Tie', '1000000', { code: 'invalid-tie-number', most: 999_999 }],
  ['Tie', '-1', { code: 'invalid-tie-number', most: 999_999 }],
  ['Memo\tNote', `x\t${'n'.repeat(201)}`, { code: 'unclear-cell', column: 'Note' }],
])('refuses in a column %s what it cannot read: %s', (header, cells, problem) => {
  expect(readFacts(header, cells)).toMatchObject({
    code: 'import-errors',
    errors: [{ code: 'bad-line', line: 2, problem }],
  });
});

test('asks whether a word in the place of a date or a tie number is left empty', () => {
  const asked = { word: 'TBD', lines: [2], choices: ['empty'] };
  expect(readFacts('Hire Date\tTie', 'TBD\tTBD')).toEqual({
    code: 'words-unclear',
    words: [
      { field: 'seniorityDate', ...asked },
      { field: 'tieNumber', ...asked },
    ],
  });
  const words = ['seniorityDate', 'tieNumber'].map((field) => ({
    ...{ field, word: 'TBD' },
    meaning: 'empty' as const,
  }));
  expect(readFacts('Hire Date\tTie', 'TBD\tTBD', words)).toEqual(
    aDriver({ name: 'Ada', seniorityNumber: 7 }),
  );
});

test('asks for the columns of a header that it does not recognize', () => {
  expect(readRows(driverRoster, split('Who,Nr,Name\n7,1000001,Ada'))).toEqual({
    ok: false,
    error: {
      code: 'columns-unclear',
      start: 1,
      header: ['Who', 'Nr', 'Name'],
      columns: [null, null, 'name'],
      missing: ['employeeId', 'seniorityNumber'],
      repeated: [],
    },
  });
  expect(readRows(driverRoster, split('ID,Name,Seniority,Driver\n1000001,A,1,B'))).toMatchObject({
    error: { code: 'columns-unclear', missing: [], repeated: ['name'] },
  });
});

test('goes on with the answer', () => {
  const lines = split('Who,Nr,Rang,Note\nAda,1000001,7,x');
  const answer = ['name', 'employeeId', 'seniorityNumber', null];
  expect(readRows(driverRoster, lines, { columns: answer })).toEqual({
    ok: true,
    value: {
      rows: [{ line: 2, item: aDriver({ name: 'Ada', seniorityNumber: 7 }) }],
      start: 1,
      repairs: [],
      header: ['Who', 'Nr', 'Rang', 'Note'],
      columns: answer,
      fields: ['employeeId', 'name', 'seniorityNumber'],
      words: [],
    },
  });
  expect(readRows(driverRoster, lines, { columns: ['name', 'name'] })).toMatchObject({
    error: { missing: ['employeeId', 'seniorityNumber'], repeated: ['name'] },
  });
  expect(readRows(driverRoster, lines, { columns: ['__proto__', 'password'] })).toMatchObject({
    error: {
      columns: [null, null, null, null],
      missing: ['employeeId', 'name', 'seniorityNumber'],
    },
  });
});

test.each([
  ['a driver', driverRoster, '1000001,Name,1\n1000002,Ada,2'],
  ['a job at the airport', jobRoster, 'East,Mon-Fri,08:00,Airport\nJ2,Sat,09:00'],
  ['a job with a wrong time', jobRoster, 'J1,Mon-Fri,early\nJ2,Sat,09:00'],
])('does not take %s for a header', (_name, roster, text) => {
  const [first] = split(text);
  const read = readRows<unknown>(roster as never, split(text));
  expect(read).not.toMatchObject({ value: { header: first?.fields } });
  expect(read).not.toMatchObject({ error: { code: 'columns-unclear' } });
});

test('takes a line of very many columns for data', () => {
  const text = `${'x,'.repeat(50_000)}\n1000001,Ada,1`;
  expect(readRows(driverRoster, split(text))).toMatchObject({
    error: { code: 'import-errors', errors: [{ line: 1 }] },
  });
});
