import { expect, test } from 'vitest';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { fakeSite } from '~/tests/support/fake-site';

const readLists = async ({ deps: { stores }, scope }: Awaited<ReturnType<typeof fakeSite>>) => ({
  drivers: (await stores.drivers.list(scope)).items,
  jobs: (await stores.jobs.list(scope)).items,
  weeks: await stores.weeks.list(scope),
});

test('a first start shows five drivers, five jobs and eight weeks', async () => {
  const fake = await fakeSite();
  await seedSample({ deps: fake.deps });
  const { drivers, jobs, weeks } = await readLists(fake);
  expect([drivers.length, jobs.length, weeks.length]).toEqual([5, 5, 8]);
  expect(weeks[0]).toEqual({
    weekId: 'W001',
    startDate: '2025-01-06',
    endDate: '2025-01-12',
    totalSlots: 5,
    version: 1,
  });
  expect(weeks[7]).toMatchObject({ weekId: 'W008', endDate: '2025-03-02' });
});

test('a later start adds nothing, even if every sample was deleted', async () => {
  const fake = await fakeSite();
  const { stores, ids } = fake.deps;
  await seedSample({ deps: fake.deps });
  const [entry] = await stores.activity.latest(fake.scope, 1);
  const next = () => ({ ...entry!, id: ids.next() });
  const { drivers, jobs, weeks } = await readLists(fake);
  const change = { expectedVersion: 1, puts: [] };
  await stores.drivers.commit(fake.scope, {
    ...change,
    deletes: drivers.map((driver) => driver.employeeId),
    entry: next(),
  });
  await stores.jobs.commit(fake.scope, {
    ...change,
    deletes: jobs.map((job) => job.jobId),
    entry: next(),
  });
  await stores.weeks.change(fake.scope, { deletes: weeks, entry: next() });
  await seedSample({ deps: fake.deps });
  expect(await readLists(fake)).toEqual({ drivers: [], jobs: [], weeks: [] });
});
