/**
 * `npm run soak -- limits [burst seconds] [part of a name]`: large work on a store with DynamoDB's limits, in real time:
 * awards with full rankings, changes of 10,000 drivers, an export of the activity log, late saves of 1,000 drivers, and
 * live pages beside saves. Prints seconds, requests and units, and fails if something does not come to an end.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { activityEvents } from '~/app/copy/en/admin/activity';
import { readInSteps } from '~/app/platform/http/read-in-steps.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { exportActivity } from '~/app/services/activity/export-activity.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { batchPut } from '~/app/store/dynamo/batch-write.server';
import type { Driver } from '~/domain/drivers/driver';
import { drainMs } from '~/domain/selection/selection-window';
import { rankJobs } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';
import { noBurst } from '~/tests/support/store-limits';
import { rank, someDrivers, startLimitedSite, type LimitedSite } from './support/limited-site';
import { describeTimes, watch } from './support/watch-live';

const [burst, wanted = ''] = process.argv.slice(2);
const burstSeconds = burst === undefined ? noBurst.burstSeconds : Number(burst);

const measure = async (
  name: string,
  size: Omit<Parameters<typeof startLimitedSite>[0], 'burstSeconds'>,
  work: (site: LimitedSite) => Promise<string>,
) => {
  if (!name.includes(wanted)) return;
  const { site, use, stop } = await startLimitedSite({ burstSeconds, ...size });
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
    console.error(`${name}:`, error);
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

/** Exports an activity log of that many entries, written without the limits. */
const exportLog = async (site: LimitedSite, count: number): Promise<string> => {
  const { deps, scope, raw } = site;
  const newItem = () => toActivityItem(scope, testEntry(deps));
  for (let written = 0; written < count; written += 1_000)
    await batchPut(raw, Array.from({ length: 1_000 }, newItem));
  const begun = performance.now();
  const access = await site.asAdmin();
  const { describe } = activityEvents;
  const log = { info: () => undefined, error: () => undefined };
  let lines = 0;
  for await (const chunk of readInSteps(exportActivity({ deps, access, query: {}, describe }), log))
    lines += chunk.split('\r\n').length - 1;
  if (lines < count) throw new Error(`${lines} entries, not ${count}`);
  return `${lines} entries in ${((performance.now() - begun) / 1_000).toFixed(1)} s`;
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
  return `${took.length} saved, ${describeTimes(took)}`;
};

const many = 10_000;
const ids = someDrivers(many).map(({ employeeId }) => employeeId);

console.log(`Units that are not used are kept for ${burstSeconds} seconds.`);
await measure('publish 1,000 x 500, full lists', { drivers: 1000, jobs: 500, picks: 500 }, publish);
await measure('publish 1,000 x 500, 200 picks', { drivers: 1000, jobs: 500, picks: 200 }, publish);
await measure('publish 5,000 x 500, 50 picks', { drivers: 5000, jobs: 500, picks: 50 }, publish);
await measure('paste 10,000 drivers', {}, (site) => change(site, { puts: someDrivers(many) }));
await measure('delete 10,000 drivers', { drivers: many }, (site) => change(site, { deletes: ids }));
await measure('export 50,000 log entries', {}, (site) => exportLog(site, 50_000));
await measure('1,000 late saves in 60 s', { drivers: 1000, jobs: 100, picks: 20 }, (site) =>
  saveLate(site, 1000, 60_000),
);
await measure(
  'ten live pages beside 200 saves a second',
  { drivers: 1000, jobs: 500, picks: 500, slower: 10 },
  (site) => watch(site, 1000, 30_000),
);
process.exit();
