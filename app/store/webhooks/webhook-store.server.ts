import type { DueDelivery, WaitingEvent, WebhookStore } from '~/app/ports/webhooks';
import { fromActivityItem, toActivityItem } from '~/app/store/activity/activity-item';
import { hasVersion, isMissing, type Condition, type Db, type Item } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { deleteItem, updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toOutboxItem } from '~/app/store/mail/outbox-item';
import { eachDue } from '~/app/store/table/each-due.server';
import {
  activityKey,
  deliveryKey,
  deliveryRange,
  readTenant,
  receiversKey,
} from '~/app/store/table/keys';
import { dueIndex, timeToLiveAttribute } from '~/app/store/table/table';
import { toQueueAttributes, webhookShardText } from '~/app/store/table/webhook-queue';
import { readWithSite } from '~/app/store/tenancy/read-with-site.server';
import type { Tenant } from '~/domain/company/scope';
import { toEpochMs } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import { deliverySchema, type Delivery } from '~/domain/webhooks/delivery-schema';
import { deliveryDays } from '~/domain/webhooks/limits';
import { receiversSchema, type Receivers } from '~/domain/webhooks/receiver-schema';

const type = 'receivers';
const deliveryType = 'delivery';
const none: Receivers = { version: 0, receivers: [] };

const fromReceiversItem = (item: Record<string, unknown> | undefined): Receivers =>
  item ? readItem(type, receiversSchema, item) : none;
const fromDeliveryItem = (item: Record<string, unknown>): Delivery =>
  readItem(deliveryType, deliverySchema, item);

const toDeliveryItem = (tenant: Tenant, delivery: Delivery): Item => ({
  ...deliveryKey(tenant, delivery.messageId, delivery.receiverId),
  type: deliveryType,
  ...delivery,
  ...(delivery.dueAt !== undefined && toQueueAttributes(tenant, delivery.dueAt)),
  [timeToLiveAttribute]: Math.ceil((toEpochMs(delivery.at) + deliveryDays * dayMs) / 1000),
});

const hasRevision = (revision: number): Condition =>
  revision === 0
    ? isMissing
    : {
        expression: '#revision = :before',
        names: { '#revision': 'revision' },
        values: { ':before': revision - 1 },
      };

const putDelivery = (tenant: Tenant, delivery: Delivery) => ({
  put: toDeliveryItem(tenant, delivery),
  if: hasRevision(delivery.revision),
  refused: 'taken' as const,
});

/** Takes an event out of the queue, in which it must still be. */
const takeOut = ({ tenant, entry }: WaitingEvent) => ({
  update: activityKey(tenant, entry.id),
  by: {
    expression: 'REMOVE #shard, #due',
    names: { '#shard': dueIndex.partitionKey, '#due': dueIndex.sortKey },
    values: {},
  },
  if: {
    expression: '#shard = :shard',
    values: { ':shard': toQueueAttributes(tenant, entry.at)[dueIndex.partitionKey] },
  },
});

const startFinding = () => ({
  events: [] as WaitingEvent[],
  deliveries: new Map<string, DueDelivery[]>(),
  unreadable: [] as { tenant: Tenant; error: unknown }[],
});

/** Adds a due item to what was found, unless there is enough of its kind. */
const sortIn = (
  item: Record<string, unknown>,
  tenant: Tenant,
  { events, deliveries }: ReturnType<typeof startFinding>,
  { max, share }: { max: number; share: number },
): void => {
  if (item.type !== deliveryType) {
    if (events.length < max) events.push({ tenant, entry: fromActivityItem(item) });
    return;
  }
  const delivery = fromDeliveryItem(item);
  const name = [tenant.companyId, tenant.siteId, delivery.receiverId].join('#');
  const known = deliveries.get(name) ?? [];
  if (known.length < share) deliveries.set(name, [...known, { tenant, delivery }]);
};

/** Where receivers and deliveries are: with the site's other items, of which a sweep reads and changes few at a time. */
export const createWebhookStore = (db: Db): WebhookStore => ({
  readWithSite: async (tenant) => {
    const { item, ...found } = await readWithSite(db, tenant, receiversKey(tenant));
    return { ...found, receivers: fromReceiversItem(item) };
  },
  read: async (scope) => fromReceiversItem(await getItem(db, receiversKey(scope))),
  save: async (scope, { version, ...receivers }, { entries, mails = [] }) => {
    const refused = await transact(db, [
      {
        put: { ...receiversKey(scope), type, version: version + 1, ...receivers },
        if: hasVersion(version),
        refused: 'changed',
      },
      ...entries.map((entry) => ({ put: toActivityItem(scope, entry) })),
      ...mails.map((mail) => ({ put: toOutboxItem(mail) })),
    ]);
    return refused.length === 0;
  },
  list: async (scope, { before, limit }) => {
    const range = deliveryRange(scope);
    const to = before === null ? range.to : deliveryKey(scope, before, '').sk;
    const found = await queryAll(
      db,
      { ...range, to },
      { newestFirst: true, consistent: false, limit },
    );
    return found.map(fromDeliveryItem);
  },
  find: async (scope, { messageId, receiverId }) => {
    const item = await getItem(db, deliveryKey(scope, messageId, receiverId));
    return item ? fromDeliveryItem(item) : null;
  },
  put: async (scope, delivery) => (await transact(db, [putDelivery(scope, delivery)])).length === 0,
  remove: (scope, { messageId, receiverId }) =>
    deleteItem(db, deliveryKey(scope, messageId, receiverId)),
  due: async ({ shard, until, ...limits }) => {
    const found = startFinding();
    for await (const items of eachDue(db, { partition: webhookShardText(shard), until })) {
      for (const item of items) {
        const tenant = readTenant(String(item.pk));
        try {
          sortIn(item, tenant, found, limits);
        } catch (error) {
          found.unreadable.push({ tenant, error });
        }
      }
      if (found.events.length >= limits.max) break;
    }
    return { ...found, deliveries: [...found.deliveries.values()].flat() };
  },
  spread: async (event, deliveries) => {
    const step = takeOut(event);
    // Most sites have no receivers. A plain update costs half of what a transaction does.
    if (deliveries.length === 0)
      return (await updateItem(db, step.update, step.by, step.if)) !== null;
    const refused = await transact(db, [
      { ...step, refused: 'taken' as const },
      ...deliveries.map((delivery) => putDelivery(event.tenant, delivery)),
    ]);
    return refused.length === 0;
  },
});
