import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Db, Item } from './db';
import { inChunks } from './in-chunks';
import { withinLimit } from './item-size';
import type { Key } from './key-range';
import { Unprocessed, withRetries } from './retry.server';

const perCall = 25;
const atOnce = 4;
type Requests = NonNullable<BatchWriteCommand['input']['RequestItems']>[string];

/** Sends the requests in any order and not atomically. */
const batchWrite = async (db: Db, requests: Requests): Promise<void> => {
  const writeChunk = async (chunk: Requests) => {
    let left = chunk;
    await withRetries(db, async (abortSignal) => {
      const command = new BatchWriteCommand({ RequestItems: { [db.tableName]: left } });
      const { UnprocessedItems } = await db.client.send(command, { abortSignal });
      left = UnprocessedItems?.[db.tableName] ?? [];
      if (left.length > 0) throw new Unprocessed('Items were left over');
    });
  };
  const chunks = inChunks(requests, perCall);
  const writer = async () => {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) await writeChunk(chunk);
  };
  await Promise.all(Array.from({ length: atOnce }, writer));
};

/** Writes the items in any order and not atomically. Use it only for items that nothing refers to yet. */
export const batchPut = (db: Db, items: readonly Item[]): Promise<void> =>
  batchWrite(
    db,
    items.map((item) => ({ PutRequest: { Item: withinLimit(item) } })),
  );

/** Deletes items in any order and not atomically. Use it only for items that nothing refers to anymore. */
export const batchDelete = (db: Db, keys: readonly Key[]): Promise<void> =>
  batchWrite(
    db,
    keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  );
