import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readPaste } from '~/app/services/roster/read-paste';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { toText } from '~/domain/roster/roster-text';
import { parseText, splitPaste } from '~/tests/support/parse-text';
import { aDriver } from '~/tests/support/roster-builders';

const read = (...lines: string[]) =>
  splitPaste(lines.join('\n')).map(({ number, fields }) => [number, ...fields]);

test('takes the quotes from cells that a separator or a line break is in', () => {
  const rows = [
    [1, 'Employee ID', 'Name', 'Seniority'],
    [2, '1000001', 'Lovelace, Ada "The Countess"', '1'],
  ];
  for (const separator of ['\t', ',', ';'])
    expect(
      read(
        ['Employee ID', '"Name"', 'Seniority'].join(separator),
        ['1000001', '"Lovelace, Ada ""The Countess"""', '1'].join(separator),
      ),
    ).toEqual(rows);
  expect(read('ID\tName', '7\t"Ada\n\nLovelace"', '', '8\tBob')).toEqual([
    [1, 'ID', 'Name'],
    [2, '7', 'Ada\n\nLovelace'],
    [6, '8', 'Bob'],
  ]);
  expect(read('"Employee\nID",Name', '7,Ada')).toEqual([
    [1, 'Employee\nID', 'Name'],
    [3, '7', 'Ada'],
  ]);
});

test('imports what another program writes as CSV', () => {
  const drivers = [
    aDriver({ employeeId: '1000001', name: 'Lovelace, Ada', seniorityNumber: 1 }),
    aDriver({ employeeId: '1000002', name: '"Bo" Smith; Jr.', seniorityNumber: 2 }),
  ];
  const table = [
    ['Employee ID', 'Name', 'Seniority'],
    ...drivers.map(({ employeeId, name, seniorityNumber }) => [employeeId, name, seniorityNumber]),
  ];
  for (const delimiter of [',', ';', '\t'])
    for (const quotes of [true, false])
      expect(
        parseText(driverRoster, `\uFEFF${Papa.unparse(table, { delimiter, quotes })}`),
      ).toEqual({
        ok: true,
        value: drivers,
      });
});

test('finds the separator by the header', () => {
  expect(read('ID;Name;Days', '1;Smith, John;Mon,Tue,Wed')).toEqual([
    [1, 'ID', 'Name', 'Days'],
    [2, '1', 'Smith, John', 'Mon,Tue,Wed'],
  ]);
  expect(read('ID\tDays, long', '1\tMon,Tue;Wed')).toEqual([
    [1, 'ID', 'Days, long'],
    [2, '1', 'Mon,Tue;Wed'],
  ]);
  expect(read('ID,Name', '1,Smith; John  Jr.')).toEqual([
    [1, 'ID', 'Name'],
    [2, '1', 'Smith; John  Jr.'],
  ]);
  expect(read('ID  Name  Seniority', '1  Smith, John  7')).toEqual([
    [1, 'ID', 'Name', 'Seniority'],
    [2, '1', 'Smith, John', '7'],
  ]);
});

test('splits a line without the separator of the header by its own', () => {
  expect(read('', 'ID\tName', '1,Ada', '2;Bob', '3  Eve', '4')).toEqual([
    [2, 'ID', 'Name'],
    [3, '1', 'Ada'],
    [4, '2', 'Bob'],
    [5, '3', 'Eve'],
    [6, '4'],
  ]);
});

test('leaves quotes that do not enclose a cell', () => {
  expect(read('1,"Bo" Smith', '2,"Lovelace, Ada"', '3,Six" pipe', '4,"open')).toEqual([
    [1, '1', '"Bo" Smith'],
    [2, '2', 'Lovelace, Ada'],
    [3, '3', 'Six" pipe'],
    [4, '4', '"open'],
  ]);
});

test('leaves out lines of separators alone', () => {
  expect(read('ID,Name', '1,Ada', ',', ' , ')).toEqual([
    [1, 'ID', 'Name'],
    [2, '1', 'Ada'],
  ]);
});

test.each(['"Nick"', '"', '""', '"a" b', 'a "b"'])(
  'exports the name %s as it is imported',
  (name) => {
    const drivers = [
      aDriver({ name }),
      aDriver({ employeeId: '1000002', seniorityNumber: 2, name }),
    ];
    expect(parseText(driverRoster, toText(driverRoster, drivers))).toEqual({
      ok: true,
      value: drivers,
    });
  },
);

test.each(['"', '"a', '",', '"a",', '" ', 'a"\n', '"\n', ';"', '\t"'])(
  'reads a large paste of %j in time',
  (text) => {
    const started = process.cpuUsage();
    expect(readPaste(text.repeat(Math.floor((255 * 1024) / text.length))).ok).toBe(true);
    // Measures processor time, because the machine may be busy.
    expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
  },
);
