import { expect } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { makeTestScope, testEntry } from './stocked-site';
import type { TestServer } from './test-server';

const scope = makeTestScope(defaultTenant);

const readRows = async ({ platform: { deps } }: TestServer) => {
  const { stores } = deps;
  const [jobs, drivers, weeks] = await Promise.all([
    stores.jobs.list(scope),
    stores.drivers.list(scope),
    stores.weeks.list(scope),
  ]);
  return { stores, jobs, drivers, weeks, entry: testEntry(deps) };
};

/** What can become of the lists and the site once a result is published. `kept`: the drivers who look. */
export const changes = {
  /** Gives every job, week and driver, and the site, another name or other facts. */
  edited: async (server: TestServer) => {
    const { stores, jobs, drivers, weeks, entry } = await readRows(server);
    const done = [
      await stores.jobs.commit(scope, {
        expectedVersion: jobs.version,
        puts: jobs.items.map((job) => ({
          ...job,
          ...{ startTime: '21:45', weekDays: 'Tue-Sat', location: 'Elsewhere', places: 2 },
        })),
        deletes: [],
        entry,
      }),
      await stores.drivers.commit(scope, {
        expectedVersion: drivers.version,
        puts: drivers.items.map((driver) => ({
          ...driver,
          name: `New ${driver.name}`,
          seniorityNumber: driver.seniorityNumber + 5_000,
        })),
        deletes: [],
        entry,
      }),
      await stores.weeks.change(scope, {
        puts: weeks.map((week) => ({ ...week, startDate: '2028-06-05', endDate: '2028-06-11' })),
        entry,
      }),
    ];
    const { site } = await stores.sites.read(scope);
    const renamed = { ...site!, name: 'Renamed', timeZone: 'Asia/Kolkata' };
    const saved = await stores.sites.save(scope, renamed, []);
    expect([...done, saved].map(({ ok }) => ok)).toEqual([true, true, true, true]);
  },
  /** Deletes every job and week, and the drivers who do not look. */
  deleted: async (server: TestServer, kept: readonly string[]) => {
    const { stores, jobs, drivers, weeks, entry } = await readRows(server);
    const ids = drivers.items.map(({ employeeId }) => employeeId);
    const done = [
      await stores.jobs.commit(scope, {
        expectedVersion: jobs.version,
        puts: [],
        deletes: jobs.items.map(({ jobId }) => jobId),
        entry,
      }),
      await stores.drivers.commit(scope, {
        expectedVersion: drivers.version,
        puts: [],
        deletes: ids.filter((id) => !kept.includes(id)),
        entry,
      }),
      await stores.weeks.change(scope, { deletes: weeks, entry }),
    ];
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true]);
  },
};
export type Change = keyof typeof changes;
