import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { conditionParams, type Condition, type Db, type Item } from './db';
import { withinLimit } from './item-size';
import type { Key } from './key-range';
import { getItems } from './read-items.server';
import { withRetries } from './retry.server';

/** The maximum number of actions in a DynamoDB transaction. */
export const maxSteps = 100;

/** One action of a transaction. `refused` is what its failed condition means to the caller. */
export type Step<Refusal> = { readonly if?: Condition; readonly refused?: Refusal } & (
  | { readonly put: Item }
  | { readonly delete: Key }
  | { readonly check: Key }
  /** Changes attributes by an update expression. */
  | { readonly update: Key; readonly by: Required<Condition> }
  /** Removes an attribute. */
  | { readonly strip: Key; readonly attribute: string }
);

const toKey = ({ pk, sk }: Key) => ({ pk, sk });

const toParams = (TableName: string, step: Step<unknown>) => {
  const condition = conditionParams(step.if);
  if ('put' in step) return { Put: { TableName, Item: withinLimit(step.put), ...condition } };
  if ('delete' in step) return { Delete: { TableName, Key: toKey(step.delete), ...condition } };
  if ('update' in step) {
    const { by } = step;
    return {
      Update: {
        TableName,
        Key: toKey(step.update),
        UpdateExpression: by.expression,
        ...condition,
        ExpressionAttributeNames: { ...by.names, ...step.if?.names },
        ExpressionAttributeValues: { ...by.values, ...step.if?.values },
      },
    };
  }
  if ('strip' in step) {
    const names = { ...step.if?.names, '#stripped': step.attribute };
    return {
      Update: {
        TableName,
        Key: toKey(step.strip),
        UpdateExpression: 'REMOVE #stripped',
        ...condition,
        ExpressionAttributeNames: names,
      },
    };
  }
  return {
    ConditionCheck: {
      TableName,
      Key: toKey(step.check),
      ...condition,
      ConditionExpression: step.if?.expression,
    },
  };
};

/** Whether all items of the steps are stored unchanged. Ignores items that another process may have deleted. */
const isStanding = async (db: Db, steps: readonly Step<unknown>[]): Promise<boolean> => {
  const puts = steps.flatMap((step) =>
    'put' in step && !db.isTakenAway?.(step.put) ? [step.put] : [],
  );
  const stored = await getItems(db, puts);
  const isSame = (put: Item, index: number) =>
    isDeepStrictEqual(JSON.parse(JSON.stringify(put)), stored[index]);
  return puts.length > 0 && puts.every(isSame);
};

/**
 * Runs all steps or none. Returns what was refused, in the order of the steps; an empty list means success. Retries
 * conflicts and throttling until the deadline, always with the same token, so that the store runs the transaction only
 * once. A store that restarted in between has forgotten the token and may refuse a transaction that it already ran, so
 * a refused retry counts as success if its items are stored. Throws if a condition fails in a step without `refused`.
 */
export const transact = async <Refusal = never>(
  db: Db,
  steps: readonly Step<Refusal>[],
): Promise<Refusal[]> => {
  const input = {
    ClientRequestToken: randomUUID(),
    TransactItems: steps.map((step) => toParams(db.tableName, step)),
  };
  let attempts = 0;
  try {
    await withRetries(db, (abortSignal) => {
      attempts += 1;
      return db.client.send(new TransactWriteCommand(input), { abortSignal });
    });
    return [];
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    if (attempts > 1 && (await isStanding(db, steps))) return [];
    const failed = steps.filter(
      (_, index) => error.CancellationReasons?.[index]?.Code === 'ConditionalCheckFailed',
    );
    const refusals = failed.flatMap(({ refused }) => (refused === undefined ? [] : [refused]));
    if (failed.length === 0 || refusals.length < failed.length) throw error;
    return refusals;
  }
};

/**
 * Reads one item in a transaction of its own. While a transaction is changing the item, DynamoDB refuses this read and it
 * is repeated, so the answer shows that none of the transactions that change the item is half visible to earlier reads.
 */
export const readSettled = async (
  db: Db,
  key: Key,
): Promise<Record<string, unknown> | undefined> => {
  const input = { TransactItems: [{ Get: { TableName: db.tableName, Key: toKey(key) } }] };
  const { Responses } = await withRetries(db, (abortSignal) =>
    db.client.send(new TransactGetCommand(input), { abortSignal }),
  );
  return Responses?.[0]?.Item;
};
