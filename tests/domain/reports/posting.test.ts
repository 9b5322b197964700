import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import { postAssignments, type PostingOrder } from '~/domain/reports/posting';
import { anInput, makePicks } from '~/tests/support/award-builders';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const input = anInput({
  drivers: [
    aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 2 }),
    aDriver({ employeeId: '1000002', name: 'Bob', seniorityNumber: 1 }),
    aDriver({ employeeId: '1000003', name: 'Eve', seniorityNumber: 3, isEligible: false }),
    aDriver({ employeeId: '1000004', name: 'Álvaro', seniorityNumber: 4 }),
  ],
  jobs: [aJob({ jobId: 'J10' }), aJob({ jobId: 'J9', location: 'Today' }), aJob({ jobId: 'J8' })],
  preferences: [
    makePicks('1000001', ['J10']),
    makePicks('1000002', ['J9']),
    makePicks('1000004', ['J8']),
  ],
});
const published = [
  aJob({ jobId: 'J10', location: 'Harbor' }),
  aJob({ jobId: 'J9', startTime: '05:30' }),
  aJob({ jobId: 'J8', isAirport: true }),
];
const post = (order: PostingOrder) =>
  postAssignments(input, award(input), { jobs: published, order });
const pick = { type: 'preference' };

test('posts who has which job by seniority, with time, days and place as they were published', () => {
  expect(post('seniority')).toEqual({
    columns: [
      ...['seniorityNumber', 'driverId', 'driverName'],
      ...['jobId', 'startTime', 'weekDays', 'location', 'assignmentType'],
    ],
    rows: [
      [1, '1000002', 'Bob', 'J9', '05:30', 'Mon-Fri', { place: 'local' }, pick],
      [2, '1000001', 'Ada', 'J10', '08:00', 'Mon-Fri', 'Harbor', pick],
      [4, '1000004', 'Álvaro', 'J8', '08:00', 'Mon-Fri', { place: 'airport' }, pick],
    ],
  });
});

test('posts by name or by job, which then comes first', () => {
  const read = (order: PostingOrder) => {
    const { columns, rows } = post(order);
    return [columns[0], ...rows.map(([first]) => first)];
  };
  expect(read('name')).toEqual(['driverName', 'Ada', 'Álvaro', 'Bob']);
  expect(read('job')).toEqual(['jobId', 'J8', 'J9', 'J10']);
});
