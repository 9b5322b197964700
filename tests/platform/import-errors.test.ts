import { expect, test } from 'vitest';
import { importErrors as english } from '~/app/copy/en/server/import-errors';
import { importErrors as spanish } from '~/app/copy/es/server/import-errors';
import type { ImportError, LineProblem } from '~/domain/roster/line-error';

const problems: [LineProblem, string][] = [
  [
    { code: 'too-few-driver-fields' },
    'Not enough data (need at least Employee ID, Name, and Seniority Number)',
  ],
  [
    { code: 'too-few-job-fields' },
    'Not enough data (need at least Job ID, Week Days, and Start Time)',
  ],
  [
    { code: 'invalid-employee-id', employeeId: '12345' },
    'Employee ID must be exactly 7 digits (found 12345)',
  ],
  [
    { code: 'invalid-seniority-number' },
    'Invalid Seniority Number (must be a non-negative number)',
  ],
  [{ code: 'job-id-empty' }, 'Job ID cannot be empty'],
  [{ code: 'invalid-start-time' }, 'Invalid Start Time format. Use 24-hour format HH:MM'],
  [
    { code: 'invalid-end-time' },
    'Invalid End Time format. Use 24-hour format HH:MM, or leave it empty',
  ],
  [
    { code: 'invalid-paid-hours', most: 24 },
    'Paid Hours must be a number from 0 to 24 with up to two decimals, or empty',
  ],
  [{ code: 'invalid-places', most: 999 }, 'Places must be a number from 1 to 999'],
  [
    { code: 'no-such-date', found: '13/12/2026' },
    'There is no date 13/12/2026. With slashes, the month comes first: 1/31/2027',
  ],
  [
    { code: 'unclear-date', found: '1.4.27' },
    'The date 1.4.27 can be read in several ways. Use YYYY-MM-DD, such as 2027-01-04',
  ],
  [
    { code: 'unclear-cell', column: 'Who', found: '#N/A' },
    'Column “Who” has “#N/A”, which cannot be read',
  ],
  [{ code: 'invalid-slots', most: 1000 }, 'Total Slots must be a number from 1 to 1000'],
];

test.each(problems)('%o is named with its line', (problem, sentence) => {
  expect(english.summarize([{ code: 'bad-line', line: 2, problem }])).toBe(`Line 2: ${sentence}`);
});

const repeated = (line: number): ImportError => ({
  code: 'repeated-line',
  line,
  key: { of: 'employee-id', value: '1000004' },
  firstLine: 1,
});

test('shows three errors and the number of the others', () => {
  const errors: ImportError[] = [2, 3, 4].map(repeated);
  const lines = [2, 3, 4].map((line) => `Line ${line}: Employee ID 1000004 is already on line 1`);
  expect(english.summarize(errors)).toBe(lines.join('\n'));
  expect(english.summarize([...errors, repeated(5)])).toBe(
    [...lines, '...and 1 more errors'].join('\n'),
  );
});

test('lists up to a hundred errors and the number of the others', () => {
  const errors = Array.from({ length: 102 }, (_, index) => repeated(index + 2));
  const listed = english.describeAll(errors);
  expect([listed.length, ...listed.slice(98)]).toEqual([
    101,
    'Line 100: Employee ID 1000004 is already on line 1',
    'Line 101: Employee ID 1000004 is already on line 1',
    '...and 2 more errors',
  ]);
});

test('says with the line that Job IDs must be unique', () => {
  const key = { of: 'job-id', value: 'J4' } as const;
  expect(english.summarize([{ code: 'repeated-line', line: 6, key, firstLine: 5 }])).toBe(
    'Line 6: Duplicate Job IDs found. Each job must have a unique Job ID. Job ID J4 is already on line 5',
  );
});

test('writes them in Spanish', () => {
  expect(spanish.summarize([repeated(2)])).toBe(
    'Línea 2: El ID de empleado 1000004 ya está en la línea 1',
  );
});
