import { expect, test } from 'vitest';
import { loadAwardInput } from '~/app/services/award/load-award-input.server';
import { fakeSite } from '~/tests/support/fake-site';
import { aJob } from '~/tests/support/roster-builders';

test('names the places of jobs that have several, so that other records stay as they were', async () => {
  const jobs = [aJob(), aJob({ jobId: 'J2', places: 3, location: 'Harbor' })];
  const fake = await fakeSite([], jobs);
  const access = await fake.asAdmin();
  const readLists = async () => [];
  const { input } = await loadAwardInput({ deps: fake.deps, ...access, readLists });
  expect(input.jobs).toEqual([aJob(), aJob({ jobId: 'J2', places: 3 })]);
  expect(Object.keys(input.jobs[0]!)).not.toContain('places');
});
