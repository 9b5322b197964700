import type { Tenant } from '~/domain/company/scope';
import type { Instant } from '~/domain/time/instant';
import { getShard, shardText, dueIndex } from './table';

const prefix = 'WEBHOOK#';

/** The partition of the `due` index in which events wait to become deliveries, and deliveries to be sent. */
export const webhookShardText = (shard: number): string => `${prefix}${shardText(shard)}`;

/** The attributes that put an item into the queue. */
export const toQueueAttributes = (
  { companyId, siteId }: Tenant,
  dueAt: Instant,
): Record<string, string> => ({
  [dueIndex.partitionKey]: webhookShardText(getShard(`${companyId}#${siteId}`)),
  [dueIndex.sortKey]: dueAt,
});

/** Whether an item waits in the queue, from which another process takes it. */
export const isInWebhookQueue = (item: Readonly<Record<string, unknown>>): boolean =>
  String(item[dueIndex.partitionKey] ?? '').startsWith(prefix);
