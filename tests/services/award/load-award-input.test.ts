import { expect, test } from 'vitest';
import { loadAwardInput } from '~/app/services/award/load-award-input.server';
import { fakeSite } from '~/tests/support/fake-site';
import { aJob } from '~/tests/support/roster-builders';

test('names location and places only of jobs that have them, and how the site is called', async () => {
  const jobs = [aJob(), aJob({ jobId: 'J2', places: 3, location: 'Harbor' })];
  const fake = await fakeSite([], jobs);
  const access = await fake.asAdmin();
  const readLists = async () => [];
  const { input } = await loadAwardInput({ deps: fake.deps, ...access, readLists });
  expect(input.jobs).toStrictEqual(jobs);
  const { site } = access;
  expect(input.site).toEqual({ siteName: site.name, timeZone: site.timeZone });
});
