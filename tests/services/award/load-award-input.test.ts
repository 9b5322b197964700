import { expect, test } from 'vitest';
import { loadAwardInput } from '~/app/services/award/load-award-input.server';
import { loadVacationAward } from '~/app/services/vacation/load-vacation-award.server';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';

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

test('takes nothing of a driver that no rule reads', async () => {
  const driver = aDriver({ vacationWeeks: 2 });
  const fake = await fakeSite([{ ...driver, phone: '555 0100' } as typeof driver]);
  const args = { deps: fake.deps, ...(await fake.asAdmin()), readLists: async () => [] };
  const loaded = [await loadAwardInput(args), await loadVacationAward(args)];
  expect(loaded.map(({ input }) => input.drivers)).toStrictEqual([[driver], [driver]]);
});
