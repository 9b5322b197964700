import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Db, Item } from './db';
import { inChunks } from './in-chunks';
import { withinLimit } from './item-size';
import { Unprocessed, withRetries } from './retry.server';

const perCall = 25;
const atOnce = 4;
type Requests = NonNullable<BatchWriteCommand['input']['RequestItems']>[string];

/** Writes the items in any order and not atomically. Use it only for items that nothing refers to yet. */
export const batchPut = async (db: Db, items: readonly Item[]): Promise<void> => {
  const writeChunk = async (chunk: readonly Item[]) => {
    let left: Requests = chunk.map((item) => ({ PutRequest: { Item: item } }));
    await withRetries(db, async (abortSignal) => {
      const command = new BatchWriteCommand({ RequestItems: { [db.tableName]: left } });
      const { UnprocessedItems } = await db.client.send(command, { abortSignal });
      left = UnprocessedItems?.[db.tableName] ?? [];
      if (left.length > 0) throw new Unprocessed('Items were left over');
    });
  };
  const chunks = inChunks(items.map(withinLimit), perCall);
  const writer = async () => {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) await writeChunk(chunk);
  };
  await Promise.all(Array.from({ length: atOnce }, writer));
};
