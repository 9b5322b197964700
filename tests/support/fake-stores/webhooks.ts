import type { Stores } from '~/app/ports/deps';
import type { DueDelivery } from '~/app/ports/webhooks';
import { getShard } from '~/app/store/table/table';
import type { Tenant } from '~/domain/company/scope';
import type { Delivery } from '~/domain/webhooks/delivery-schema';
import { toTenant, within, type Memory } from './memory';

const none = { version: 0, receivers: [] };

type DeliveryName = Pick<Delivery, 'messageId' | 'receiverId'>;
const toPath = (tenant: Tenant, { messageId, receiverId }: DeliveryName) =>
  within(tenant, `${messageId}#${receiverId}`);

/** At most `share` of each receiver. */
const takeShare = (due: readonly DueDelivery[], share: number): DueDelivery[] => {
  const counts = new Map<string, number>();
  return due.filter(({ tenant, delivery }) => {
    const name = within(tenant, delivery.receiverId);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= share;
  });
};

export const createWebhooks = (memory: Memory): Stores['webhooks'] => {
  const { receivers, events, deliveries, siteAndCompany, log, post } = memory;
  const read = (tenant: Tenant) => receivers.get(within(tenant)) ?? none;
  const put = (tenant: Tenant, delivery: Delivery) => {
    const path = toPath(tenant, delivery);
    if ((deliveries.get(path)?.delivery.revision ?? -1) !== delivery.revision - 1) return false;
    deliveries.put(path, { tenant: toTenant(tenant), delivery });
    return true;
  };
  return {
    readWithSite: async (tenant) => ({ ...siteAndCompany(tenant), receivers: read(tenant) }),
    read: async (scope) => read(scope),
    save: async (scope, next, { entries, mails = [] }) => {
      if (read(scope).version !== next.version) return false;
      receivers.put(within(scope), { ...next, version: next.version + 1 });
      for (const entry of entries) log(scope, entry);
      for (const mail of mails) post(mail);
      return true;
    },
    list: async (scope, { before, limit }) =>
      deliveries
        .below(within(scope))
        .map(({ delivery }) => delivery)
        .filter(({ messageId }) => before === null || messageId < before)
        .reverse()
        .slice(0, limit),
    find: async (scope, name) => deliveries.get(toPath(scope, name))?.delivery ?? null,
    put: async (scope, delivery) => put(scope, delivery),
    remove: async (scope, name) => void deliveries.delete(toPath(scope, name)),
    due: async ({ shard, until, max, share }) => {
      const isHere = ({ companyId, siteId }: Tenant) =>
        getShard(`${companyId}#${siteId}`) === shard;
      const due = deliveries
        .below('')
        .filter(({ tenant, delivery: { dueAt } }) => isHere(tenant) && dueAt && dueAt <= until)
        .sort((a, b) => (a.delivery.dueAt! < b.delivery.dueAt! ? -1 : 1));
      const waiting = events
        .below('')
        .filter(({ tenant, entry }) => isHere(tenant) && entry.at <= until);
      return { events: waiting.slice(0, max), deliveries: takeShare(due, share), unreadable: [] };
    },
    spread: async ({ tenant, entry }, made) => {
      if (!events.delete(within(tenant, entry.id))) return false;
      for (const delivery of made) put(tenant, delivery);
      return true;
    },
  };
};
