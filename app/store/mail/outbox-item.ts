import type { WaitingEntry } from '~/app/ports/mail';
import type { Item } from '~/app/store/dynamo/db';
import { readKnownItem } from '~/app/store/dynamo/read-item';
import { outboxKey } from '~/app/store/table/installation-keys';
import { getShard, shardText, dueIndex } from '~/app/store/table/table';
import { noticeEntrySchema, type NewNotice } from '~/domain/mail/notice';
import { outboxEntrySchema, type NewOutgoing } from '~/domain/mail/outbox-entry';
import type { Instant } from '~/domain/time/instant';
import { getMailQueue, mailQueueText } from './mail-queue';

/** Emails of one instant are spread over shards, because many may be written at once. */
export const getOutboxKey = (id: string) => outboxKey(shardText(getShard(id)), id);

const type = 'outbox';

/**
 * Whether an item is an email or a notice. `transact` cannot check such items after it wrote them, because they are
 * deleted once sent and no tenant's session may read them.
 */
export const isInOutbox = (item: Item): boolean => item.type === type;

/**
 * An email or notice to send. It is in the `due` index until it is sent; the sort key is the time of the next attempt.
 */
export const toWaitingItem = (entry: WaitingEntry, dueAt: Instant): Item => ({
  ...getOutboxKey(entry.id),
  type,
  ...entry,
  [dueIndex.partitionKey]: mailQueueText(getMailQueue(entry)),
  [dueIndex.sortKey]: dueAt,
});

/**
 * A new email or notification, due at its time. It must be in the transaction of the change it reports, so that none is
 * lost or sent for a failed change. `id` is a ULID. The item is deleted once the email is sent, because a link's secret
 * is stored nowhere else.
 */
export const toOutboxItem = (mail: NewOutgoing): Item =>
  toWaitingItem({ ...mail, attempts: 0 }, mail.at);

/** A new notice, which must be in the transaction of the change it reports. */
export const toNoticeItem = (notice: NewNotice): Item =>
  toWaitingItem({ ...notice, attempts: 0, toldUpTo: '' }, notice.at);

/** Null for a kind that only a newer version can send. It waits until that version runs again. */
export const fromOutboxItem = (item: Record<string, unknown>): WaitingEntry | null =>
  'notice' in item
    ? readKnownItem(type, noticeEntrySchema, item)
    : readKnownItem(type, outboxEntrySchema, item);
