import { expect, test } from 'vitest';
import { orderJobs, type JobOrder } from '~/domain/picks/rank-orders';
import { aJob } from '~/tests/support/roster-builders';

const jobs = [
  aJob({ jobId: 'J1', startTime: '14:00', weekDays: 'Mon-Fri' }),
  aJob({ jobId: 'J10', startTime: '05:30', weekDays: 'Tue-Sat' }),
  aJob({ jobId: 'J2', startTime: '05:30', weekDays: 'rotating' }),
  aJob({ jobId: 'J3', startTime: '08:00', weekDays: 'Mon, Wed' }),
  aJob({ jobId: 'J4', startTime: '07:00', weekDays: 'Sun-Thu' }),
];

test.each<[JobOrder, string[]]>([
  ['earliest', ['J2', 'J10', 'J4', 'J3', 'J1']],
  ['latest', ['J1', 'J3', 'J4', 'J2', 'J10']],
  // Days that cannot be read may be on a weekend.
  ['weekends-off', ['J3', 'J1', 'J2', 'J10', 'J4']],
])('orders jobs to rank all of them: %s', (order, ids) => {
  expect(orderJobs(jobs, order).map(({ jobId }) => jobId)).toEqual(ids);
});
