import * as z from 'zod';
import type { Totals } from '~/app/ports/tenancy';
import type { Condition } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { readItem } from '~/app/store/dynamo/read-item';
import type { Step } from '~/app/store/dynamo/transact.server';
import { changeSummary, usageSchema } from '~/app/store/summaries/summary-item';
import { totalsKey } from '~/app/store/table/installation-keys';
import { getShard } from '~/app/store/table/table';

const count = z.int().default(0);
const totalsSchema = usageSchema.extend({
  companies: count,
  activeCompanies: count,
  sites: count,
  activeSites: count,
});

/** A step that adds to counters. Leaves out the counters that do not change. */
export const addStep = (key: Key, type: string, counts: Readonly<Record<string, number>>) => {
  const changed = Object.entries(counts).filter(([, by]) => by !== 0);
  return {
    update: key,
    by: {
      expression: `SET #type = :type ADD ${changed.map(([name]) => `#${name} :${name}`).join(', ')}`,
      names: {
        '#type': 'type',
        ...Object.fromEntries(changed.map(([name]) => [`#${name}`, name])),
      },
      values: {
        ':type': type,
        ...Object.fromEntries(changed.map(([name, by]) => [`:${name}`, by])),
      },
    },
  } satisfies Step<never>;
};

/** Updates the totals in the transaction that changes a company. */
export const addToTotals = (companyId: string, counts: Partial<Totals>): Step<never> =>
  addStep(totalsKey(getShard(companyId)), 'totals', counts);

/** Like `addToTotals`, but updates the company's own counters. */
export const addToUsage = (companyId: string, counts: Partial<Totals>): Step<never> =>
  changeSummary(companyId, {}, counts);

/** Requires that the company has room for `growth` more. A company without a counter has none yet. */
export const hasRoom = (
  counter: 'drivers' | 'jobs',
  { growth, limit }: { growth: number; limit: number },
): Condition => ({
  expression: `attribute_not_exists(#${counter}) OR #${counter} <= :room`,
  names: { [`#${counter}`]: counter },
  values: { ':room': limit - growth },
});

/** The sum of the counters of all shards. */
export const sumTotals = (items: readonly Record<string, unknown>[]): Totals =>
  items
    .map((item) => readItem('totals', totalsSchema, item))
    .reduce(
      (sum, shard) => ({
        companies: sum.companies + shard.companies,
        activeCompanies: sum.activeCompanies + shard.activeCompanies,
        sites: sum.sites + shard.sites,
        activeSites: sum.activeSites + shard.activeSites,
        drivers: sum.drivers + shard.drivers,
        jobs: sum.jobs + shard.jobs,
      }),
      totalsSchema.parse({}),
    );
