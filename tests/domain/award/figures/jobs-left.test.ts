import { expect, test } from 'vitest';
import { getJobsLeft } from '~/domain/award/figures/jobs-left';
import { aJob } from '~/tests/support/roster-builders';

const holder = (jobId: string, driverId: string | null = '1000001') => ({ jobId, driverId });

test('a job is left while it has a free place, the earliest start first', () => {
  const jobs = [
    aJob({ jobId: 'FULL' }),
    aJob({ jobId: 'LATE', startTime: '14:00' }),
    aJob({ jobId: 'EARLY', startTime: '05:30' }),
    aJob({ jobId: 'ONE-OF-TWO', startTime: '09:00', places: 2 }),
    aJob({ jobId: 'TWO-OF-TWO', places: 2 }),
  ];
  const holders = [
    holder('FULL'),
    holder('LATE', null),
    holder('EARLY', null),
    holder('ONE-OF-TWO'),
    holder('TWO-OF-TWO'),
    holder('TWO-OF-TWO', '1000002'),
  ];
  expect(getJobsLeft(jobs, holders).map(({ jobId }) => jobId)).toEqual([
    'EARLY',
    'ONE-OF-TWO',
    'LATE',
  ]);
});

test('a job that the award did not offer is not left, and neither is a deleted one', () => {
  expect(getJobsLeft([aJob({ jobId: 'NEW' })], [holder('DELETED', null)])).toEqual([]);
});
