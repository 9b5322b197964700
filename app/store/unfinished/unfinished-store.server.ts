import * as z from 'zod';
import type { UnfinishedStore, UnfinishedWork } from '~/app/ports/unfinished';
import type { Db } from '~/app/store/dynamo/db';
import { below } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { dueIndex } from '~/app/store/table/table';
import { unfinishedShardText } from './unfinished-item';

const maxFound = 100;

const tenantSchema = z.object({ companyId: z.string(), siteId: z.string() });
const rosters = { DRIVER: 'drivers', JOB: 'jobs' } as const;
const workSchema = z.discriminatedUnion('type', [
  tenantSchema.extend({ type: z.literal('list-head'), list: z.enum(['DRIVER', 'JOB']) }),
  tenantSchema.extend({ type: z.enum(['publication', 'trade-publication']), periodId: z.string() }),
  tenantSchema.extend({ type: z.literal('erasure'), number: z.string() }),
]);

/** Empty for work of a kind that only a newer version knows: it stays due, and the work behind it must not wait. */
const fromUnfinishedItem = (item: Record<string, unknown>): UnfinishedWork[] => {
  const parsed = workSchema.safeParse(item);
  if (!parsed.success) return [];
  const { companyId, siteId, ...work } = parsed.data;
  switch (work.type) {
    case 'list-head':
      return [{ companyId, siteId, kind: 'roster', roster: rosters[work.list] }];
    case 'erasure':
      return [{ companyId, siteId, kind: 'erasure', number: work.number }];
    default:
      return [{ companyId, siteId, kind: 'publication', periodId: work.periodId }];
  }
};

export const createUnfinishedStore = (db: Db): UnfinishedStore => ({
  due: async ({ shard, until }) => {
    const range = { ...below(unfinishedShardText(shard), ''), to: until };
    const found = await queryAll(db, range, {
      index: dueIndex,
      consistent: false,
      limit: maxFound,
    });
    return found.flatMap(fromUnfinishedItem);
  },
});
