import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { conditionParams, type Condition, type Db, type Item } from './db';
import { withinLimit } from './item-size';
import type { Key } from './key-range';
import { withRetries } from './retry.server';

export const putItem = async (db: Db, item: Item): Promise<void> => {
  const input = { TableName: db.tableName, Item: withinLimit(item) };
  await withRetries(db, (abortSignal) => db.client.send(new PutCommand(input), { abortSignal }));
};

export const deleteItem = async (db: Db, { pk, sk }: Key): Promise<void> => {
  const input = { TableName: db.tableName, Key: { pk, sk } };
  await withRetries(db, (abortSignal) => db.client.send(new DeleteCommand(input), { abortSignal }));
};

/**
 * Changes attributes by an update expression and returns the new item, or null if the condition failed. A
 * retry may apply the update twice, so use it for counters only where a count that is too high does no harm.
 */
export const updateItem = async (
  db: Db,
  { pk, sk }: Key,
  update: Required<Condition>,
  condition?: Condition,
): Promise<Record<string, unknown> | null> => {
  const input = {
    TableName: db.tableName,
    Key: { pk, sk },
    UpdateExpression: update.expression,
    ...conditionParams(condition),
    ExpressionAttributeNames: { ...update.names, ...condition?.names },
    ExpressionAttributeValues: { ...update.values, ...condition?.values },
    ReturnValues: 'ALL_NEW' as const,
  };
  try {
    const done = await withRetries(db, (abortSignal) =>
      db.client.send(new UpdateCommand(input), { abortSignal }),
    );
    return done.Attributes ?? {};
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null;
    throw error;
  }
};
