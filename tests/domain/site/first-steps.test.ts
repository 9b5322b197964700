import { expect, test } from 'vitest';
import { getFirstSteps } from '~/domain/site/first-steps';
import { sampleDrivers, sampleJobs } from '~/domain/site/sample-data';

test('an empty site may add sample data', () => {
  expect(getFirstSteps([], [])).toEqual({
    drivers: 0,
    jobs: 0,
    sample: { drivers: [], jobs: [] },
    mayAddSample: true,
  });
});

test('a row that was edited is no longer a sample', () => {
  const [first, ...others] = sampleDrivers;
  const steps = getFirstSteps([{ ...first!, name: 'Joan Smith' }, ...others], sampleJobs);
  expect(steps).toMatchObject({ drivers: 5, jobs: 5, mayAddSample: false });
  expect(steps.sample.drivers).toEqual(others.map(({ employeeId }) => employeeId));
  expect(steps.sample.jobs).toEqual(sampleJobs.map(({ jobId }) => jobId));
});
