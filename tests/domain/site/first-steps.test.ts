import { expect, test } from 'vitest';
import { getFirstSteps } from '~/domain/site/first-steps';
import { sampleDrivers, sampleJobs } from '~/domain/site/sample-data';

const marked = {
  drivers: sampleDrivers.map(({ employeeId }) => employeeId),
  jobs: sampleJobs.map(({ jobId }) => jobId),
};

test('an empty site may add sample data', () => {
  expect(getFirstSteps([], [], undefined)).toEqual({
    drivers: 0,
    jobs: 0,
    sample: { drivers: [], jobs: [] },
    mayAddSample: true,
  });
});

test('a row that was edited is no longer a sample', () => {
  const [first, ...others] = sampleDrivers;
  const edited = { ...first!, name: 'Joan Smith' };
  const steps = getFirstSteps([edited, ...others], sampleJobs, marked);
  expect(steps).toMatchObject({ drivers: 5, jobs: 5, mayAddSample: false });
  expect(steps.sample).toEqual({ drivers: others, jobs: sampleJobs });
});

test('a row that is only like a sample is none', () => {
  const [job] = sampleJobs;
  const [driver] = sampleDrivers;
  const jobs = [{ ...job!, jobId: 'E1' }, job!];
  expect(getFirstSteps([driver!], jobs, undefined).sample).toEqual({ drivers: [], jobs: [] });
  expect(getFirstSteps([driver!], jobs, { ...marked, drivers: [] }).sample).toEqual({
    drivers: [],
    jobs: [job],
  });
});
