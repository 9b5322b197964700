import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../key-range';
import type { Db } from './db';
import { inChunks } from './in-chunks';
import { Unprocessed, withRetries } from './retry.server';

const perCall = 100;
const nameOf = ({ pk, sk }: Record<string, unknown>) => JSON.stringify([pk, sk]);

/** The items of the keys, in their order, undefined where there is none. Strongly consistent. */
export const batchGet = async (
  db: Db,
  keys: readonly Key[],
): Promise<(Record<string, unknown> | undefined)[]> => {
  const found = new Map<string, Record<string, unknown>>();
  const readChunk = async (chunk: readonly Key[]) => {
    let left: Record<string, unknown>[] = chunk.map(({ pk, sk }) => ({ pk, sk }));
    await withRetries(db, async (abortSignal) => {
      const command = new BatchGetCommand({
        RequestItems: { [db.tableName]: { Keys: left, ConsistentRead: true } },
      });
      const { Responses, UnprocessedKeys } = await db.client.send(command, { abortSignal });
      for (const item of Responses?.[db.tableName] ?? []) found.set(nameOf(item), item);
      left = UnprocessedKeys?.[db.tableName]?.Keys ?? [];
      if (left.length > 0) throw new Unprocessed('Keys were left over');
    });
  };
  const unique = [...new Map(keys.map((key) => [nameOf({ ...key }), key])).values()];
  await Promise.all(inChunks(unique, perCall).map(readChunk));
  return keys.map((key) => found.get(nameOf({ ...key })));
};
