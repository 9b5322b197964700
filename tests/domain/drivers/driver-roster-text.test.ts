import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { toText } from '~/domain/roster/roster-text';
import { parseText } from '~/tests/support/parse-text';
import { aDriver } from '~/tests/support/roster-builders';

test('an ID has none of the characters that nobody sees', () => {
  expect(parseText(driverRoster, '\u2060100\u200b0001\u00ad\tAda\t1')).toMatchObject({
    value: [{ employeeId: '1000001' }],
  });
});

test('reads tabs, commas and runs of spaces, with and without a header', () => {
  const text = [
    'Employee ID\tName\tSeniority Number\tVC\tAirport\tEligible',
    '1000001\tSmith, John\t1\tYes\ty\tno',
    '1000002,Bob,2,TRUE,1',
    '',
    '1000003  Eve Adams  3',
  ].join('\r\n');
  expect(parseText(driverRoster, text)).toEqual({
    ok: true,
    value: [
      aDriver({
        employeeId: '1000001',
        name: 'Smith, John',
        seniorityNumber: 1,
        vcStatus: true,
        airportCertified: true,
        isEligible: false,
      }),
      aDriver({
        employeeId: '1000002',
        name: 'Bob',
        seniorityNumber: 2,
        vcStatus: true,
        airportCertified: true,
      }),
      aDriver({ employeeId: '1000003', name: 'Eve Adams', seniorityNumber: 3 }),
    ],
  });
});

test('names every bad line by its number in the paste', () => {
  const text = [
    'Employee ID,Name,Seniority',
    '1000001,Ada',
    '12345,Bob,2',
    '1000003,Eve,-1',
    '1000004,Fay,4',
    '1000004,Gus,5',
    '1000006,Hal,4',
  ].join('\n');
  expect(parseText(driverRoster, text)).toEqual({
    ok: false,
    error: {
      code: 'import-errors',
      errors: [
        { code: 'bad-line', line: 2, problem: { code: 'too-few-driver-fields' } },
        {
          code: 'bad-line',
          line: 3,
          problem: { code: 'invalid-employee-id', employeeId: '12345' },
        },
        { code: 'bad-line', line: 4, problem: { code: 'invalid-seniority-number' } },
        {
          code: 'repeated-line',
          line: 6,
          key: { of: 'employee-id', value: '1000004' },
          firstLine: 5,
        },
        { code: 'repeated-line', line: 7, key: { of: 'seniority-number', value: 4 }, firstLine: 5 },
      ],
    },
  });
});

test('does not mistake a first line of data for a header', () => {
  expect(parseText(driverRoster, '1000001\tName Smith\t1')).toMatchObject({
    ok: true,
    value: [{ name: 'Name Smith' }],
  });
});

test('imports its own export unchanged', () => {
  const drivers = [
    aDriver({ employeeId: '1000001', name: 'Ólafur Ævar', vcStatus: true }),
    aDriver({
      employeeId: '1000002',
      name: 'Smith, John "JJ"',
      seniorityNumber: 2,
      isEligible: false,
    }),
  ];
  expect(parseText(driverRoster, toText(driverRoster, drivers))).toEqual({
    ok: true,
    value: drivers,
  });
});

test.each([
  ['', 'paste-empty'],
  ['Employee ID,Name,Seniority', 'paste-empty'],
  ['x'.repeat(256 * 1024 + 1), 'paste-too-large'],
  ['ü'.repeat(128 * 1024 + 1), 'paste-too-large'],
])('refuses an empty and an oversized paste', (text, code) => {
  expect(parseText(driverRoster, text)).toMatchObject({ ok: false, error: { code } });
});
