import type { SystemStore } from '~/app/ports/tenancy';
import { firstTenantDefaults, tenantDefaultsSchema } from '~/domain/site/new-tenant';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { toEpochMs, type Instant } from '~/domain/shared/instant';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import {
  readinessKey,
  readinessUntil,
  signInsKey,
  signInsSince,
  systemDefaultsKey,
  totalsRange,
} from '~/app/store/table/installation-keys';
import { getShard } from '~/app/store/table/shard';
import { dueShards, timeToLiveAttribute } from '~/app/store/table/table';
import { changeSummary } from '~/app/store/summaries/summary-item';
import { sumTotals } from './totals-item';

const keptSeconds = 9 * 24 * 60 * 60;
/** Longer than the longest outage for which a site's cutoff may move. */
const readinessKeptSeconds = 7 * 24 * 60 * 60;
const readyHourSchema = z.object({ sk: z.string(), minutes: z.set(z.int()) });
const signInsSchema = z.object({ count: z.int() });
/** The hour of an instant: `2026-11-21T12`. */
const toHour = (at: Instant): string => at.slice(0, 13);

export const createSystemStore = (db: Db): SystemStore => {
  /** The hour for which a company's last activity is stored, so that a rush of sign-ins writes it once. */
  const activeHours = new LRUCache<string, string>({ max: 20_000 });
  return {
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
    markReady: async (at) => {
      await updateItem(db, readinessKey(toHour(at)), {
        expression: 'SET #type = :type, #expires = :expires ADD #minutes :minute',
        names: { '#type': 'type', '#expires': timeToLiveAttribute, '#minutes': 'minutes' },
        values: {
          ':type': 'readiness',
          ':expires': Math.ceil(toEpochMs(at) / 1000) + readinessKeptSeconds,
          ':minute': new Set([Number(at.slice(14, 16))]),
        },
      });
    },
    readReadiness: async ({ from, until }) => {
      const items = await queryAll(db, readinessUntil(toHour(until)));
      const all = items
        .map((item) => readItem('readiness', readyHourSchema, item))
        .flatMap(({ sk, minutes }) =>
          [...minutes]
            .sort((a, b) => a - b)
            .map((minute) => `${sk}:${String(minute).padStart(2, '0')}:00.000Z`),
        );
      return {
        since: all[0] ?? null,
        minutes: all.filter((minute) => minute >= from && minute < until),
      };
    },
    totals: async () => sumTotals(await queryAll(db, totalsRange())),
  };
};
