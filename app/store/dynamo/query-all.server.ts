import {
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import type { Condition, Db, Item } from './db';
import type { KeyRange } from './key-range';
import { withRetries } from './retry.server';

/** The pages of a query, each up to 1 MB. `makeInput` is called before each page. */
export const eachAnswer = async function* (
  db: Db,
  makeInput: () => Omit<QueryCommandInput, 'TableName'>,
): AsyncGenerator<QueryCommandOutput> {
  let next: Record<string, unknown> | undefined;
  do {
    const input = { TableName: db.tableName, ...makeInput(), ExclusiveStartKey: next };
    const page = await withRetries(db, (abortSignal) =>
      db.client.send(new QueryCommand(input), { abortSignal }),
    );
    yield page;
    next = page.LastEvaluatedKey;
  } while (next);
};

/** All items of a partition, strongly consistent, one page at a time, for data that does not fit into memory. */
export const queryPages = async function* (db: Db, pk: string): AsyncGenerator<Item[]> {
  const input = {
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': 'pk' },
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  };
  for await (const { Items } of eachAnswer(db, () => input)) yield (Items ?? []) as Item[];
};

/** An index and the names of its key attributes. */
interface Index {
  readonly name: string;
  readonly partitionKey: string;
  readonly sortKey: string;
}

const inRange = ({ pk, from, to }: KeyRange, index?: Index) => ({
  ...(index && { IndexName: index.name }),
  KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
  ExpressionAttributeNames: { '#pk': index?.partitionKey ?? 'pk', '#sk': index?.sortKey ?? 'sk' },
  ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
});

/** Items, or only the attributes of them that a query names. */
type Found<Name extends string> = ([Name] extends [never] ? Item : Pick<Item, Name>)[];

/**
 * At most `limit` items of a range in key order, read in as many pages as needed. Strongly consistent by
 * default. `filter` and `attributes` (plain names) reduce the transfer but not the read units.
 */
export const queryAll = async <Name extends string = never>(
  db: Db,
  range: KeyRange,
  {
    newestFirst = false,
    consistent = true,
    limit = Infinity,
    filter,
    attributes,
    index,
  }: {
    newestFirst?: boolean;
    consistent?: boolean;
    limit?: number;
    filter?: Condition;
    attributes?: readonly Name[];
    /** Reads the range of this index, which cannot be strongly consistent. */
    index?: Index;
  } = {},
): Promise<Found<Name>> => {
  const found: Record<string, unknown>[] = [];
  const keys = inRange(range, index);
  const input = {
    ...keys,
    ExpressionAttributeNames: {
      ...keys.ExpressionAttributeNames,
      ...filter?.names,
      ...Object.fromEntries((attributes ?? []).map((name) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: { ...keys.ExpressionAttributeValues, ...filter?.values },
    ConsistentRead: consistent,
    ScanIndexForward: !newestFirst,
    ...(filter && { FilterExpression: filter.expression }),
    ...(attributes && { ProjectionExpression: attributes.map((name) => `#${name}`).join(', ') }),
  };
  const rest = () => Number.isFinite(limit) && { Limit: limit - found.length };
  for await (const { Items } of eachAnswer(db, () => ({ ...input, ...rest() }))) {
    found.push(...(Items ?? []));
    if (found.length >= limit) break;
  }
  return found as Found<Name>;
};

/** The first items of a range: as many as fit into one page (1 MB), and at most `limit`. Strongly consistent. */
export const queryFirst = async (db: Db, range: KeyRange, limit: number): Promise<Item[]> => {
  const input = { ...inRange(range), ConsistentRead: true, Limit: limit };
  for await (const { Items } of eachAnswer(db, () => input)) return (Items ?? []) as Item[];
  return [];
};

/** Counts the items of a range, without returning them, to `max`. Strongly consistent. */
export const countRange = async (db: Db, range: KeyRange, max = Infinity): Promise<number> => {
  let count = 0;
  const input = { ...inRange(range), ConsistentRead: true, Select: 'COUNT' as const };
  const rest = () => Number.isFinite(max) && { Limit: max - count };
  for await (const { Count } of eachAnswer(db, () => ({ ...input, ...rest() }))) {
    count += Count ?? 0;
    if (count >= max) break;
  }
  return count;
};
