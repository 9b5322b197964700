import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { SystemStore } from '~/app/ports/tenancy';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { changeSummary } from '~/app/store/summaries/summary-item';
import {
  signInsKey,
  signInsSince,
  systemDefaultsKey,
  toHour,
  totalsRange,
} from '~/app/store/table/installation-keys';
import { getShard, dueShards, timeToLiveAttribute } from '~/app/store/table/table';
import { firstTenantDefaults, tenantDefaultsSchema } from '~/domain/site/new-tenant';
import { toEpochMs } from '~/domain/time/instant';
import { sumTotals } from './totals-item';

const keptSeconds = 9 * 24 * 60 * 60;
const signInsSchema = z.object({ count: z.int() });

/** By company, the hour for which its last activity is stored, so that a rush of sign-ins writes it once. */
type ActiveHours = LRUCache<string, string>;

export const createActiveHours = (): ActiveHours => new LRUCache({ max: 20_000 });

export const createSystemStore = (db: Db, activeHours: ActiveHours): SystemStore => ({
  newCompanyDefaults: async () => {
    const item = await getItem(db, systemDefaultsKey());
    return item ? readItem('tenant-defaults', tenantDefaultsSchema, item) : firstTenantDefaults;
  },
  saveDefaults: async (scope, defaults, entry) => {
    await transact(db, [
      { put: { ...systemDefaultsKey(), type: 'tenant-defaults', ...defaults } },
      { put: toActivityItem(scope, entry) },
    ]);
  },
  countSignIn: async ({ companyId, siteId }, at) => {
    const hour = toHour(at);
    if (activeHours.get(companyId) !== hour) {
      const { update, by } = changeSummary(companyId, { lastActiveAt: at });
      activeHours.set(companyId, hour);
      await updateItem(db, update, by).catch((error: unknown) => {
        activeHours.delete(companyId);
        throw error;
      });
    }
    await updateItem(db, signInsKey(getShard(`${companyId}#${siteId}`), toHour(at)), {
      expression: 'SET #type = :type, #expires = :expires ADD #count :one',
      names: { '#type': 'type', '#expires': timeToLiveAttribute, '#count': 'count' },
      values: {
        ':type': 'sign-ins',
        ':expires': Math.ceil(toEpochMs(at) / 1000) + keptSeconds,
        ':one': 1,
      },
    });
  },
  signInsSince: async (since) => {
    const shards = Array.from({ length: dueShards }, (_, shard) => shard);
    const found = await Promise.all(
      shards.map((shard) =>
        queryAll(db, signInsSince(shard, toHour(since)), { consistent: false }),
      ),
    );
    return found
      .flat()
      .map((item) => readItem('sign-ins', signInsSchema, item))
      .reduce((sum, { count }) => sum + count, 0);
  },
  totals: async () => sumTotals(await queryAll(db, totalsRange())),
});
