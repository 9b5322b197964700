import type { WaitingEntry } from '~/app/ports/mail';
import { outboxEntrySchema, type NewMail } from '~/domain/mail/mail';
import { noticeEntrySchema, type NewNotice } from '~/domain/mail/notice';
import type { Instant } from '~/domain/shared/instant';
import type { Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { outboxKey } from '~/app/store/table/installation-keys';
import { getShard, shardText } from '~/app/store/table/shard';
import { dueIndex } from '~/app/store/table/table';

export const mailShardText = (shard: number): string => `MAIL#${shardText(shard)}`;

/** Mails of one instant are spread as sites are: many of them may be written at once. */
export const getOutboxKey = (id: string) => outboxKey(shardText(getShard(id)), id);

const type = 'outbox';

/** It is taken away as soon as it is sent, and no session of a tenant may read it. */
export const isInOutbox = (item: Item): boolean => item.type === type;

/** In the `due` index until it is sent; the sort key is when sending is tried next. */
export const toWaitingItem = (entry: WaitingEntry, dueAt: Instant): Item => ({
  ...getOutboxKey(entry.id),
  type,
  ...entry,
  [dueIndex.partitionKey]: mailShardText(getShard(entry.id)),
  [dueIndex.sortKey]: dueAt,
});

/**
 * A new mail, due at once. It belongs into the transaction of the change that it reports, so that none is
 * lost, or sent for a change that failed. `id` is a ULID. The item is deleted once the mail is sent: a
 * link's secret is stored nowhere else.
 */
export const toOutboxItem = (mail: NewMail): Item =>
  toWaitingItem({ ...mail, attempts: 0 }, mail.at);

/** A new notice, which belongs into the transaction of what it tells. */
export const toNoticeItem = (notice: NewNotice): Item =>
  toWaitingItem({ ...notice, attempts: 0, toldUpTo: '' }, notice.at);

export const fromOutboxItem = (item: Record<string, unknown>): WaitingEntry =>
  'notice' in item
    ? readItem(type, noticeEntrySchema, item)
    : readItem(type, outboxEntrySchema, item);
