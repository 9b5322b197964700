import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import DataLoader from 'dataloader';
import type { Db, Item } from './db';
import { inChunks } from './in-chunks';
import type { Key } from './key-range';
import { Unprocessed, withRetries } from './retry.server';
import { currentWork } from './store-calls.server';

type Found = Item | undefined;

const perCall = 100;
const toKeyText = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);

const batchGet = async (db: Db, keys: readonly Key[]): Promise<Found[]> => {
  const found = new Map<string, Item>();
  const readChunk = async (chunk: readonly Key[]) => {
    let left: Record<string, unknown>[] = chunk.map(({ pk, sk }) => ({ pk, sk }));
    await withRetries(db, async (abortSignal) => {
      const command = new BatchGetCommand({
        RequestItems: { [db.tableName]: { Keys: left, ConsistentRead: true } },
      });
      const { Responses, UnprocessedKeys } = await db.client.send(command, { abortSignal });
      for (const item of (Responses?.[db.tableName] ?? []) as Item[])
        found.set(toKeyText(item), item);
      left = UnprocessedKeys?.[db.tableName]?.Keys ?? [];
      if (left.length > 0) throw new Unprocessed('Keys were left over');
    });
  };
  const unique = [...new Map(keys.map((key) => [toKeyText(key), key])).values()];
  await Promise.all(inChunks(unique, perCall).map(readChunk));
  return keys.map((key) => found.get(toKeyText(key)));
};

type Loader = DataLoader<Key, Found>;
const loaders = new WeakMap<object, WeakMap<Db, Loader>>();

/**
 * The loader of one request, which combines reads that start at the same time. It caches nothing, and requests share no
 * loader, because each has its own deadline and count of calls.
 */
const getLoader = (db: Db): Loader => {
  const work = currentWork() ?? db;
  const workLoaders = loaders.get(work) ?? new WeakMap<Db, Loader>();
  loaders.set(work, workLoaders);
  const loader =
    workLoaders.get(db) ?? new DataLoader((keys) => batchGet(db, keys), { cache: false });
  workLoaders.set(db, loader);
  return loader;
};

/**
 * Returns the items in the order of `keys`, with undefined for a missing one. Strongly consistent. All reads that one
 * request starts at the same time are sent in one call, unless the keys fill calls of their own.
 */
export const getItems = (db: Db, keys: readonly Key[]): Promise<Found[]> => {
  if (keys.length >= perCall) return batchGet(db, keys);
  const loader = getLoader(db);
  return Promise.all(keys.map((key) => loader.load(key)));
};

/** Like `getItems`, for one key. */
export const getItem = (db: Db, key: Key): Promise<Found> => getLoader(db).load(key);
