import { expect, test } from 'vitest';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { sampleDrivers, sampleJobs } from '~/domain/tenancy/sample-data';
import { fakeSite } from '~/tests/support/fake-site';

test('a first start shows five drivers, five jobs and eight weeks; a second changes nothing', async () => {
  const fake = await fakeSite();
  const { drivers, jobs, weeks } = fake.deps.stores;
  // The lists of a site that was never written.
  const scope = { ...fake.scope, siteId: 'MAIN' };
  await seedSample({ deps: fake.deps });
  const written = await weeks.list(scope);
  expect([written.version, written.items.length]).toEqual([1, 8]);
  expect(written.items[0]).toEqual({
    weekId: 'W001',
    startDate: '2025-01-06',
    endDate: '2025-01-12',
    totalSlots: 5,
    remainingSlots: 5,
  });
  expect(written.items[7]).toMatchObject({ weekId: 'W008', endDate: '2025-03-02' });
  await seedSample({ deps: fake.deps });
  expect(await weeks.list(scope)).toEqual(written);
  // `fakeSite` wrote empty lists of drivers and jobs: they count as somebody's.
  expect([(await drivers.list(scope)).items, (await jobs.list(scope)).items]).toEqual([[], []]);
  expect([sampleDrivers.length, sampleJobs.length]).toEqual([5, 5]);
});
