/**
 * Saves picks through the use case, without the web server, for a while and with many saves in parallel. Prints
 * how many saves there were.
 */
import { readFileSync } from 'node:fs';
import { createIds } from '~/app/platform/wiring/wiring.server';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { savePicks } from '~/app/services/ranking/save-picks.server';
import { createClient, createStores } from '~/app/store/create-stores.server';
import { countStoreCalls } from '~/app/store/dynamo/store-calls.server';
import { defaultTableName } from '~/app/store/table/table';
import type { Tenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { callForAWhile } from './call-for-a-while';
import { makeList } from './senders';
import { makeSoakScope } from './soak-site';

const { tenant, drivers, jobs, ...load } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  tenant: Tenant;
  drivers: readonly string[];
  jobs: readonly string[];
  atOnce: number;
  forMs: number;
};
const deps = {
  stores: createStores({ client: createClient(), tableName: defaultTableName }),
  ids: createIds(Date.now),
  clock: { now: Date.now },
};
const scope = makeSoakScope(tenant);

const save = async (index: number) => {
  const receivedAt = toInstant(Date.now());
  const employeeId = drivers[index % drivers.length]!;
  const [{ site, company, driver }, loaded] = await Promise.all([
    deps.stores.access.readDriver(tenant, employeeId),
    jobRanking.load({ deps, scope, employeeId }),
  ]);
  const access = {
    scope,
    site: site!,
    company: company!,
    driver: driver!,
    signedInBy: 'id',
  } as const;
  const saved = await savePicks({
    ranking: jobRanking,
    deps,
    access,
    loaded,
    ids: makeList(jobs, index),
    receivedAt,
  });
  if (!saved.ok) throw new Error(saved.error.code);
};
const count = await callForAWhile(load, (index) =>
  // Each save is a separate unit of work, as in a request, so that its simultaneous reads are sent in one call.
  countStoreCalls({ calls: 0, units: 0 }, () => save(index)),
);
process.stdout.write(JSON.stringify(count), () => process.exit(0));
