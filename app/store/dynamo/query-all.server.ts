import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { KeyRange } from './key-range';
import type { Condition, Db } from './db';
import { withRetries } from './retry.server';

/**
 * The items of a range in key order, page by page past the 1 MB limit, at most `limit`. Strongly
 * consistent unless told otherwise. `filter` and `attributes` (plain names) save transfer, not reads.
 */
export const queryAll = async (
  db: Db,
  range: KeyRange,
  {
    newestFirst = false,
    consistent = true,
    limit = Infinity,
    filter,
    attributes,
  }: {
    newestFirst?: boolean;
    consistent?: boolean;
    limit?: number;
    filter?: Condition;
    attributes?: readonly string[];
  } = {},
): Promise<Record<string, unknown>[]> => {
  const found: Record<string, unknown>[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const input = {
      TableName: db.tableName,
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
      ExpressionAttributeNames: {
        '#pk': 'pk',
        '#sk': 'sk',
        ...filter?.names,
        ...Object.fromEntries((attributes ?? []).map((name) => [`#${name}`, name])),
      },
      ExpressionAttributeValues: {
        ':pk': range.pk,
        ':from': range.from,
        ':to': range.to,
        ...filter?.values,
      },
      ConsistentRead: consistent,
      ScanIndexForward: !newestFirst,
      ...(Number.isFinite(limit) && { Limit: limit - found.length }),
      ...(filter && { FilterExpression: filter.expression }),
      ...(attributes && { ProjectionExpression: attributes.map((name) => `#${name}`).join(', ') }),
      ExclusiveStartKey: next,
    };
    const page = await withRetries(db, (abortSignal) =>
      db.client.send(new QueryCommand(input), { abortSignal }),
    );
    found.push(...(page.Items ?? []));
    next = page.LastEvaluatedKey;
  } while (next && found.length < limit);
  return found;
};

/** How many items a range holds, without reading them out. Eventually consistent. */
export const countRange = async (db: Db, range: KeyRange): Promise<number> => {
  let count = 0;
  let next: Record<string, unknown> | undefined;
  do {
    const input = {
      TableName: db.tableName,
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
      ExpressionAttributeValues: { ':pk': range.pk, ':from': range.from, ':to': range.to },
      Select: 'COUNT' as const,
      ExclusiveStartKey: next,
    };
    const page = await withRetries(db, (abortSignal) =>
      db.client.send(new QueryCommand(input), { abortSignal }),
    );
    count += page.Count ?? 0;
    next = page.LastEvaluatedKey;
  } while (next);
  return count;
};
