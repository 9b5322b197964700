import type { Db } from '~/app/store/dynamo/db';
import { eachAnswer } from '~/app/store/dynamo/query-all.server';
import { dueIndex } from './table';

/** The items of a partition of the `due` index that are due at `until`, earliest first, `limit` at a time. */
export const eachDue = async function* (
  db: Db,
  { partition, until, limit }: { partition: string; until: string; limit?: number },
): AsyncGenerator<Record<string, unknown>[]> {
  const input = {
    IndexName: dueIndex.name,
    KeyConditionExpression: '#shard = :shard AND #at <= :until',
    ExpressionAttributeNames: { '#shard': dueIndex.partitionKey, '#at': dueIndex.sortKey },
    ExpressionAttributeValues: { ':shard': partition, ':until': until },
    ...(limit !== undefined && { Limit: limit }),
  };
  for await (const { Items } of eachAnswer(db, () => input)) yield Items ?? [];
};
