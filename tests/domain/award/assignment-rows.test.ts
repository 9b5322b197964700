import { expect, test } from 'vitest';
import { assignmentRows } from '~/domain/award/assignment-rows';
import { award } from '~/domain/award/award';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';

test('names every driver on vacation who usually does a job of several places', () => {
  const onVacation = { weekId: 'W1', usualJobId: 'J1' };
  const input = anInput({
    drivers: [
      anAwardDriver({ employeeId: '1000001', seniorityNumber: 1, onVacation }),
      anAwardDriver({ employeeId: '1000002', seniorityNumber: 2, onVacation }),
      anAwardDriver({ employeeId: '1000003', seniorityNumber: 3 }),
    ],
    jobs: [anAwardJob({ jobId: 'J1', places: 2 })],
    preferences: [makePicks('1000003', ['J1'])],
  });
  const rows = assignmentRows(input, award(input));
  expect(rows.map(({ employeeId, jobId, coversFor }) => [employeeId, jobId, coversFor])).toEqual([
    ['1000001', null, []],
    ['1000002', null, []],
    ['1000003', 'J1', ['1000001', '1000002']],
  ]);
});
