import { expect, test } from 'vitest';
import { driverRoster } from '~/domain/drivers/driver-roster';
import { jobRoster } from '~/domain/jobs/job-roster';
import { takeRows } from '~/domain/roster/import-rows';
import { aDriver } from '~/tests/support/roster-builders';

const ada = { employeeId: '1000001', name: ' Ada \u200b Driver', seniorityNumber: 1 };

test('cleans the texts of a program as those of a file, and knows which fields it sent', () => {
  expect(takeRows(driverRoster, [{ ...ada, vacationWeeks: 1 }])).toMatchObject({
    value: {
      rows: [{ line: 1, item: aDriver(), given: [...Object.keys(ada), 'vacationWeeks'] }],
    },
  });
});

test('refuses what an import refuses', () => {
  const rows = [ada, { ...ada, employeeId: '1000002' }, { ...ada, name: ' ' }];
  const repeated = { of: 'seniority-number', value: 1 };
  expect(takeRows(driverRoster, rows)).toEqual({
    ok: false,
    error: {
      code: 'import-errors',
      errors: [
        { code: 'repeated-line', line: 2, key: repeated, firstLine: 1 },
        { code: 'bad-line', line: 3, problem: { code: 'too-few-driver-fields' } },
      ],
    },
  });
});

test('asks about an error of a spreadsheet', () => {
  const job = { jobId: 'J1', weekDays: 'Mon-Fri', startTime: '08:00', location: '#N/A' };
  expect(takeRows(jobRoster, [job])).toMatchObject({
    error: { code: 'words-unclear', words: [{ field: 'location', word: '#N/A', lines: [1] }] },
  });
});
