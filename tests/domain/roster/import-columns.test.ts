import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { readRows } from '~/domain/roster/import-rows';
import { weekRoster } from '~/domain/vacation/week-roster';
import { parseText, splitPaste as split } from '~/tests/support/parse-text';
import { aDriver, aJob } from '~/tests/support/roster-builders';

test('recognizes columns in any order, in English and Spanish, and ignores others', () => {
  const ada = aDriver({ name: 'Ada', seniorityNumber: 7, airportCertified: true });
  for (const text of [
    'Seniority,Hired,Emp #,Name,Airport\n7,2019-03-04,1000001,Ada,yes',
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
    error: { errors: [{ line: 2, problem: { code: 'unclear-cell', column: 'Phone' } }] },
  });
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
