/**
 * `npm run soak -- limits [burst seconds]`: large work on a store with DynamoDB's limits, in real time: awards with full
 * rankings, changes of 10,000 drivers, and late saves of 1,000 drivers. Prints seconds, requests and units, and fails if
 * something does not come to an end.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createStores } from '~/app/store/create-stores.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { publishAward } from '~/app/services/award/publish-award.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { drainMs } from '~/domain/selection/selection-window';
import type { Driver } from '~/domain/drivers/driver';
import { startTestStore } from '~/tests/support/embedded-store';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';
import { createStoreLimits, noBurst } from '~/tests/support/store-limits';

const [burstSeconds = noBurst.burstSeconds] = process.argv.slice(2).map(Number);
const always = () => true;

/** Different ranks for each driver, the same in every run. */
const rank = (jobIds: readonly string[], driver: number, count: number): string[] => {
  let state = driver * 2_654_435_761 + 1;
  const left = [...jobIds];
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return left.splice((state >>> 8) % left.length, 1)[0]!;
  });
};

const someDrivers = (count: number, name = 'Ada Example'): Driver[] =>
  Array.from({ length: count }, (_, n) =>
    aDriver({ employeeId: String(1_000_001 + n), seniorityNumber: n + 1, name: `${name} ${n}` }),
  );

/** A site whose stores keep DynamoDB's limits, filled without them. */
const startSite = async ({ drivers = 0, jobs = 0, picks = 0 }) => {
  const store = await startTestStore();
  const jobIds = Array.from({ length: jobs }, (_, n) => `JOB${String(n + 1).padStart(3, '0')}`);
  const free = await fakeSite(
    someDrivers(drivers),
    jobIds.map((jobId) => aJob({ jobId })),
    store.stores,
  );
  await store.stores.drivers.finish(free.scope, always);
  await store.stores.jobs.finish(free.scope, always);
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
  const limits = createStoreLimits({ raw: client, tableName }, { ...noBurst, burstSeconds });
  const limited = limits.limit(store.newClient());
  /** The stores of a process that has read nothing yet. */
  const newStores = () => createStores({ client: limited, tableName });
  const site = { ...free, deps: { ...free.deps, stores: newStores() }, newStores, jobIds };
  return { site, use: limits.use, stop: store.stop };
};
type LimitedSite = Awaited<ReturnType<typeof startSite>>['site'];

const measure = async (
  name: string,
  size: Parameters<typeof startSite>[0],
  work: (site: LimitedSite) => Promise<string>,
) => {
  const { site, use, stop } = await startSite(size);
  try {
    const begun = performance.now();
    const said = await work(site);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    const units = Object.entries(use.units)
      .filter(([, used]) => used >= 100)
      .map(
        ([bucket, used]) => `${bucket.replace('TENANT#DEFAULT#MAIN', 'site')} ${used.toFixed(0)}`,
      );
    console.log(
      `${name.padEnd(42)} ${seconds.padStart(6)} s  ${said}; throttled ${use.throttled}, conflicts ${use.conflicts}\n    ${units.join(', ')}`,
    );
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await stop();
  }
};

const publish = async (site: LimitedSite): Promise<string> => {
  await site.close();
  for (let requests = 1; requests <= 20; requests += 1) {
    const done = await publishAward({ deps: site.deps, access: await site.asAdmin() });
    if (done.ok) return `${requests} requests, ${done.value.output.jobs.length} assigned`;
    if (done.error.code !== 'award-being-published') throw new Error(done.error.code);
    // Late saves have eleven seconds.
    if (done.error.total === 0) site.clock.advance(drainMs);
  }
  throw new Error('did not come to an end');
};

/** Commits a change and lets the scheduled function finish it. Reads the list in between. */
const change = async (
  site: LimitedSite,
  { puts = [], deletes = [] }: { puts?: readonly Driver[]; deletes?: readonly string[] },
): Promise<string> => {
  const { deps, scope, clock } = site;
  const { drivers } = deps.stores;
  const { items, version: expectedVersion } = await drivers.list(scope);
  const begun = performance.now();
  const entry = testEntry(deps);
  const done = await drivers.commit(scope, { expectedVersion, puts, deletes, entry });
  if (!done.ok) throw new Error(done.error.code);
  const answered = performance.now() - begun;
  const list = await site.newStores().drivers.list(scope);
  const wanted = items.length - deletes.length + puts.length;
  if (list.items.length !== wanted) throw new Error(`${list.items.length} drivers, not ${wanted}`);
  clock.advance(60_000);
  for (let sweeps = 1; sweeps <= 60; sweeps += 1) {
    const endsAt = performance.now() + 40_000;
    const hasTime = () => performance.now() < endsAt;
    const swept = await finishWork({ deps, shards: allDueShards, hasTime });
    if (swept.failures.length > 0) throw swept.failures[0]!.error;
    if (swept.isComplete)
      return `answered after ${(answered / 1_000).toFixed(1)} s, ${sweeps} sweeps`;
  }
  throw new Error('did not come to an end');
};

/** Late saves of all drivers, spread over a time. */
const saveLate = async (site: LimitedSite, drivers: number, overMs: number): Promise<string> => {
  await site.close();
  const took: number[] = [];
  const save = async (n: number) => {
    await sleep((n / drivers) * overMs);
    const begun = performance.now();
    const saved = await rankJobs(site.deps, String(1_000_001 + n), rank(site.jobIds, n + 7, 20));
    if (!saved.ok || !saved.value.late) throw new Error('a late save was refused');
    took.push(performance.now() - begun);
  };
  await Promise.all(Array.from({ length: drivers }, (_, n) => save(n)));
  took.sort((a, b) => a - b);
  const at = (part: number) => `${took[Math.floor(part * (took.length - 1))]!.toFixed(0)} ms`;
  return `${took.length} saved, median ${at(0.5)}, 99 % ${at(0.99)}, slowest ${at(1)}`;
};

const many = 10_000;
const ids = someDrivers(many).map(({ employeeId }) => employeeId);

console.log(`Units that are not used are kept for ${burstSeconds} seconds.`);
await measure('publish 1,000 x 500, full lists', { drivers: 1000, jobs: 500, picks: 500 }, publish);
await measure('publish 1,000 x 500, 200 picks', { drivers: 1000, jobs: 500, picks: 200 }, publish);
await measure('publish 5,000 x 500, 50 picks', { drivers: 5000, jobs: 500, picks: 50 }, publish);
await measure('paste 10,000 drivers', {}, (site) => change(site, { puts: someDrivers(many) }));
await measure('delete 10,000 drivers', { drivers: many }, (site) => change(site, { deletes: ids }));
await measure('1,000 late saves in 60 s', { drivers: 1000, jobs: 100, picks: 20 }, (site) =>
  saveLate(site, 1000, 60_000),
);
process.exit();
