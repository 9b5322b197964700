import * as z from 'zod';
import type { RetentionStore } from '~/app/ports/retention';
import type { Db } from '~/app/store/dynamo/db';
import { countRange, queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { activityUntil, awardsUntil, claimsUntil } from '~/app/store/table/history-ranges';
import { companyKey, companyRetentionKey } from '~/app/store/table/installation-keys';
import { awardKey, erasedHistoryKey } from '~/app/store/table/keys';
import { dueIndex } from '~/app/store/table/table';
import { companyExists } from '~/app/store/tenancy/company-item';
import { toldSteps } from '~/app/store/tenancy/told-steps';
import { listPeriodsBetween } from '~/domain/selection/past-weeks';
import { toEpochMs } from '~/domain/time/instant';
import { createEraseHistory } from './erase-history.server';
import { fromErasedHistoryItem } from './erased-history-item';
import {
  dueRange,
  fromRetentionItem,
  isAtStep,
  isAtVersion,
  toNextStored,
  toRetentionItem,
  toStoredRun,
  withoutRun,
} from './retention-item';

const dueSchema = z.object({ companyId: z.string() });

/** The published weeks among all weeks from the first stored one to the last that is over. */
const countWeeks = async (
  db: Db,
  tenant: Parameters<RetentionStore['countOver']>[0],
  lastPeriod: string,
): Promise<number> => {
  const range = awardsUntil(tenant, lastPeriod);
  const [first] = await queryAll(db, range, { limit: 1, attributes: ['sk'] });
  if (!first) return 0;
  const firstPeriod = String(first.sk).replace(/#.*$/, '');
  const keys = listPeriodsBetween(firstPeriod, lastPeriod).map((one) => awardKey(tenant, one, 1));
  return (await getItems(db, keys)).filter((item) => item !== undefined).length;
};

export const createRetentionStore = (db: Db): RetentionStore => {
  const readMany: RetentionStore['readMany'] = async (companyIds) =>
    (await getItems(db, companyIds.map(companyRetentionKey))).map((item) =>
      withoutRun(fromRetentionItem(item)),
    );
  return {
    readMany,
    read: async (companyId) => (await readMany([companyId]))[0]!,
    save: async (scope, { read, next, dueAt, entry }) => {
      const { companyId } = scope;
      const begin = { firstSeenAt: null, at: null, doneSiteId: '', step: 0 };
      const run = dueAt === null ? null : toStoredRun({ dueAt, ...begin });
      const refused = await transact(db, [
        {
          put: toRetentionItem(companyId, { ...next, version: read.version + 1, run }),
          if: isAtVersion(read),
          refused: 'changed' as const,
        },
        { check: companyKey(companyId), if: companyExists, refused: 'changed' as const },
        ...toldSteps(scope, entry),
      ]);
      return refused.length === 0;
    },
    due: async (until) => {
      const found = await queryAll(db, dueRange(until), { index: dueIndex, consistent: false });
      return found.map((item) => dueSchema.parse(item).companyId);
    },
    readRun: async (companyId) => {
      const stored = fromRetentionItem(await getItem(db, companyRetentionKey(companyId)));
      const { run } = stored;
      return run && { ...withoutRun(stored), run };
    },
    saveRun: async (companyId, read, next) => {
      const put = toRetentionItem(companyId, toNextStored(read, next));
      return (await transact(db, [{ put, if: isAtStep(read), refused: 'changed' }])).length === 0;
    },
    eraseHistory: createEraseHistory(db),
    readErased: async (tenant) => {
      const item = await getItem(db, erasedHistoryKey(tenant));
      const { counts, keptFrom } = fromErasedHistoryItem(item);
      return { counts, keptFrom };
    },
    countOver: async (tenant, { awards, claims, log }, limit) => {
      const [weeks, claimsOver, entries] = await Promise.all([
        awards ? countWeeks(db, tenant, awards.lastPeriod) : 0,
        claims ? countRange(db, claimsUntil(tenant, claims.lastPeriod), limit) : 0,
        log ? countRange(db, activityUntil(tenant, toEpochMs(log.before)), limit) : 0,
      ]);
      return { weeks: Math.min(weeks, limit), claims: claimsOver, entries };
    },
  };
};
