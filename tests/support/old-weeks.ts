import { createIds } from '~/app/platform/wiring/wiring.server';
import type { Stores } from '~/app/ports/deps';
import { publishAward } from '~/app/services/award/publish-award.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { fakeSite, type FakeSite } from './fake-site';
import { aDriver, aJob } from './roster-builders';
import { rankJobs } from './save-ranks';

const drivers = [1, 2, 3].map((rank) =>
  aDriver({ employeeId: `100000${rank}`, name: `Driver ${rank}`, seniorityNumber: rank }),
);
const jobs = ['J1', 'J2', 'J3', 'J4'].map((jobId) => aJob({ jobId }));

/** Publishes the selection and opens the next one. */
export const publishWeek = async (fake: FakeSite): Promise<void> => {
  const { deps, scope, site, now } = fake;
  await fake.close();
  const published = await publishAward({ deps, access: await fake.asAdmin() });
  if (!published.ok) throw new Error(published.error.code);
  const opened = await openNextPeriod({ deps, scope, site: (await site()).site, now: now() });
  if (!opened.ok) throw new Error(opened.error.code);
};

/** A site whose IDs follow its clock, with the published weeks 2026-W49 to W51 and two saves of the first driver. */
export const siteWithWeeks = async (stores?: Stores): Promise<FakeSite> => {
  const fake = await fakeSite([], [], stores);
  const ids = createIds(() => fake.clock.now());
  const own = { ...fake, deps: { ...fake.deps, ids } };
  const change = { expectedVersion: 0, deletes: [] };
  const entry = (id: string) => ({
    ...{ id, at: own.now(), actor: { role: 'system', id: 'test', name: 'Test' } },
    ...{ action: 'update', event: { code: 'log-cleared' as const } },
  });
  const usage = { growth: 3, limit: 100 };
  const { drivers: driverStore, jobs: jobStore } = own.deps.stores;
  await driverStore.commit(own.scope, {
    ...change,
    puts: drivers,
    usage,
    entry: entry(ids.next()),
  });
  await jobStore.commit(own.scope, { ...change, puts: jobs, usage, entry: entry(ids.next()) });
  await rankJobs(own.deps, '1000001', ['J1']);
  own.clock.advance(1_000);
  await rankJobs(own.deps, '1000001', ['J2', 'J1']);
  await rankJobs(own.deps, '1000002', ['J1', 'J2']);
  for (let week = 0; week < 3; week += 1) await publishWeek(own);
  return own;
};
