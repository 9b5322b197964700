import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DueStore } from '~/app/ports/tenancy';
import type { Db } from '~/app/store/dynamo/db';
import { withRetries } from '~/app/store/dynamo/retry.server';
import { dueIndex } from '~/app/store/table/table';
import type { Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import { dueShardText, fromSiteItem } from './site-item';

type StartKey = Record<string, unknown>;

const toCursor = (key: StartKey): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** Throws for a cursor from another shard, because DynamoDB would accept it and silently skip sites. */
const fromCursor = (cursor: string, shard: string): StartKey => {
  const key = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as StartKey;
  if (key[dueIndex.partitionKey] !== shard) throw new Error('The cursor belongs to another shard');
  return key;
};

export const createDueStore = (db: Db): DueStore => ({
  page: async ({ shard, until, limit, cursor }) => {
    const shardText = dueShardText(shard);
    const input = {
      TableName: db.tableName,
      IndexName: dueIndex.name,
      KeyConditionExpression: '#shard = :shard AND #at <= :until',
      ExpressionAttributeNames: { '#shard': dueIndex.partitionKey, '#at': dueIndex.sortKey },
      ExpressionAttributeValues: { ':shard': shardText, ':until': until },
      Limit: limit,
      ExclusiveStartKey: cursor === undefined ? undefined : fromCursor(cursor, shardText),
    };
    const page = await withRetries(db, (abortSignal) =>
      db.client.send(new QueryCommand(input), { abortSignal }),
    );
    const sites: Site[] = [];
    const unreadable: { tenant: Tenant; error: unknown }[] = [];
    for (const item of page.Items ?? []) {
      try {
        sites.push(fromSiteItem(item));
      } catch (error) {
        const { companyId, siteId } = item as Tenant;
        unreadable.push({ tenant: { companyId, siteId }, error });
      }
    }
    return {
      sites,
      unreadable,
      cursor: page.LastEvaluatedKey ? toCursor(page.LastEvaluatedKey) : null,
    };
  },
});
