import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Key } from './key-range';

/** Requires that the item is still stored exactly as it was read. */
export const isUnchanged = (item: Readonly<Record<string, unknown>>): Condition => {
  const attributes = Object.entries(item).filter(([name]) => name !== 'pk' && name !== 'sk');
  return {
    expression: attributes.map((_, index) => `#a${index} = :a${index}`).join(' AND '),
    names: Object.fromEntries(attributes.map(([name], index) => [`#a${index}`, name])),
    values: Object.fromEntries(attributes.map(([, value], index) => [`:a${index}`, value])),
  };
};

/** The part of the SDK's client that the stores use. */
export type StoreClient = Pick<DynamoDBDocumentClient, 'send'>;

export interface Db {
  readonly client: StoreClient;
  readonly tableName: string;
  /** The time limit of one step (a query page, a batch, a transaction), retries included. */
  readonly deadlineMs: number;
  /** Whether another process may delete the item soon after it was written, as happens to an email once it is sent. */
  readonly isTakenAway?: (item: Item) => boolean;
}

/** An item as stored. `type` names its kind, for people and for exports. */
export interface Item extends Key {
  readonly type: string;
  readonly [attribute: string]: unknown;
}

export interface Condition {
  readonly expression: string;
  readonly names?: Record<string, string>;
  readonly values?: Record<string, unknown>;
}

export const isMissing: Condition = { expression: 'attribute_not_exists(pk)' };
export const isThere: Condition = { expression: 'attribute_exists(pk)' };

/** Requires that the stored item still has this version; 0 if there was none. */
export const hasVersion = (version: number): Condition =>
  version === 0
    ? isMissing
    : {
        expression: '#version = :version',
        names: { '#version': 'version' },
        values: { ':version': version },
      };

/**
 * An update that sets attributes and removes those that are undefined. It leaves other attributes to parallel updates, and
 * shares no placeholder with a condition beside it.
 */
export const setting = (attributes: Readonly<Record<string, unknown>>): Required<Condition> => {
  const all = Object.entries(attributes);
  const set = all.filter(([, value]) => value !== undefined);
  const removed = all.filter(([, value]) => value === undefined);
  const sets = set.map(([name]) => `#set${name} = :set${name}`).join(', ');
  const removes = removed.map(([name]) => `#set${name}`).join(', ');
  return {
    expression: `SET ${sets}${removes && ` REMOVE ${removes}`}`,
    names: Object.fromEntries(all.map(([name]) => [`#set${name}`, name])),
    values: Object.fromEntries(set.map(([name, value]) => [`:set${name}`, value])),
  };
};

/** A condition as parameters of the SDK. */
export const conditionParams = (condition: Condition | undefined) => ({
  ...(condition && { ConditionExpression: condition.expression }),
  ...(condition?.names && { ExpressionAttributeNames: condition.names }),
  ...(condition?.values && { ExpressionAttributeValues: condition.values }),
});
