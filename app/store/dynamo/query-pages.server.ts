import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Db } from './db';
import { withRetries } from './retry.server';

/** All items of a partition, strongly consistent, a page at a time: for what does not fit into memory. */
export const queryPages = async function* (
  db: Db,
  pk: string,
): AsyncGenerator<Record<string, unknown>[]> {
  let next: Record<string, unknown> | undefined;
  do {
    const input = {
      TableName: db.tableName,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': 'pk' },
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
      ExclusiveStartKey: next,
    };
    const page = await withRetries(db, (abortSignal) =>
      db.client.send(new QueryCommand(input), { abortSignal }),
    );
    yield page.Items ?? [];
    next = page.LastEvaluatedKey;
  } while (next);
};
