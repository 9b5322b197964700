import { getShard, shardText, dueIndex } from '~/app/store/table/table';
import type { Tenant } from '~/domain/company/scope';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';

/** The time in which only the request that started the work continues it. */
const startedByRequestMs = 10_000;

export const unfinishedShardText = (shard: number): string => `UNFINISHED#${shardText(shard)}`;

/** Attributes of an item whose work a scheduled function finishes if the request that began it cannot, from `dueAt` on. */
export const toUnfinishedAttributes = (
  { companyId, siteId }: Tenant,
  begunAt: Instant,
  dueAt: Instant = toInstant(toEpochMs(begunAt) + startedByRequestMs),
): Record<string, string> => ({
  companyId,
  siteId,
  [dueIndex.partitionKey]: unfinishedShardText(getShard(`${companyId}#${siteId}`)),
  [dueIndex.sortKey]: dueAt,
});
