import { createStores } from '~/app/store/create-stores.server';
import type { Driver } from '~/domain/drivers/driver';
import { startTestStore } from '~/tests/support/embedded-store';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';
import { createStoreLimits, noBurst } from '~/tests/support/store-limits';
import { runningClock } from './running-clock';

/** Different ranks for each driver, the same in every run. */
export const rank = (jobIds: readonly string[], driver: number, count: number): string[] => {
  let state = driver * 2_654_435_761 + 1;
  const left = [...jobIds];
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return left.splice((state >>> 8) % left.length, 1)[0]!;
  });
};

export const someDrivers = (count: number, name = 'Ada Example'): Driver[] =>
  Array.from({ length: count }, (_, n) =>
    aDriver({ employeeId: String(1_000_001 + n), seniorityNumber: n + 1, name: `${name} ${n}` }),
  );

/**
 * A site whose stores keep DynamoDB's limits, filled without them. `slower` makes its seconds longer, for work that takes
 * more processor than this machine has in real time: units come that much later, and its clock is that much slower.
 */
export const startLimitedSite = async ({
  burstSeconds,
  slower = 1,
  drivers = 0,
  jobs = 0,
  picks = 0,
}: {
  burstSeconds: number;
  slower?: number;
  drivers?: number;
  jobs?: number;
  picks?: number;
}) => {
  const store = await startTestStore();
  const jobIds = Array.from({ length: jobs }, (_, n) => `JOB${String(n + 1).padStart(3, '0')}`);
  const free = await fakeSite(
    someDrivers(drivers),
    jobIds.map((jobId) => aJob({ jobId })),
    store.stores,
    runningClock(slower),
  );
  await store.stores.drivers.finish(free.scope, () => true);
  await store.stores.jobs.finish(free.scope, () => true);
  const { site: stored } = await free.site();
  const settings = { ...stored.settings, afterCutoff: 'may-complete' as const };
  await store.stores.sites.save(free.scope, { ...stored, settings }, []);
  const { periodId, version } = stored.window;
  for (let n = 0; picks > 0 && n < drivers; n += 1) {
    const list = {
      employeeId: String(1_000_001 + n),
      jobIds: rank(jobIds, n, picks),
      periodId,
      windowVersion: version,
      acceptedAt: free.now(),
      receiptNumber: `R-${n}`,
      late: false,
    };
    await store.stores.picks.save(free.scope, list, testEntry(free.deps));
  }
  const { client, tableName } = store;
  const limits = createStoreLimits(
    { raw: client, tableName },
    {
      ...noBurst,
      writeUnits: noBurst.writeUnits / slower,
      readUnits: noBurst.readUnits / slower,
      burstSeconds: burstSeconds * slower,
    },
  );
  const limited = limits.limit(store.newClient());
  /** The stores of a process that has read nothing yet. */
  const newStores = () => createStores({ client: limited, tableName, deadlineMs: 4_000 * slower });
  const raw = { client, tableName, deadlineMs: 20_000 };
  const site = {
    ...free,
    deps: { ...free.deps, stores: newStores() },
    newStores,
    jobIds,
    slower,
    raw,
  };
  return { site, use: limits.use, stop: store.stop };
};
export type LimitedSite = Awaited<ReturnType<typeof startLimitedSite>>['site'];
