import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import { getShard } from '~/app/store/table/table';
import type { NewEvent } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import { toDelivery } from '~/domain/webhooks/deliver';
import type { Delivery } from '~/domain/webhooks/delivery-schema';
import { toTestMessage } from '~/domain/webhooks/message';
import { aReceiver } from '~/tests/support/webhooks';
import { aCompany, aMail, anAdmin, anEntry, aScope, aSite, now } from '../builders';

const later = '2026-11-23T12:05:00.000Z';
const published: NewEvent = {
  code: 'award-published',
  ...{ periodId: '2026-W49', jobs: 5, version: 1, assigned: 5, digest: 'd' },
};
const toTenant = ({ companyId, siteId }: SiteScope) => ({ companyId, siteId });
const aDelivery = (
  scope: SiteScope,
  messageId: string,
  fields: Partial<Delivery> = {},
): Delivery => ({
  ...toDelivery(messageId, { id: '01R' }, toTestMessage(scope, now), now),
  ...fields,
});

export const webhooksContract = (get: () => Stores) => {
  const due = async (scope: SiteScope, { until = now, max = 1000, share = 10 } = {}) => {
    const shard = getShard(`${scope.companyId}#${scope.siteId}`);
    const found = await get().webhooks.due({ shard, until, max, share });
    const isOwn = ({ tenant }: { tenant: { companyId: string } }) =>
      tenant.companyId === scope.companyId;
    return { events: found.events.filter(isOwn), deliveries: found.deliveries.filter(isOwn) };
  };

  test('stores receivers with entry and emails, and only over the version that was read', async () => {
    const scope = aScope();
    const { webhooks, activity, sites } = get();
    const company = aCompany(scope);
    await sites.ensure({ company, site: aSite(scope), admin: anAdmin() });
    expect(await webhooks.read(scope)).toEqual({ version: 0, receivers: [] });
    const next = { version: 0, receivers: [aReceiver()], toldAt: now };
    const mails = [{ id: '01WEBHOOKMAIL', at: now, mail: aMail() }];
    expect(await webhooks.save(scope, next, { entries: [anEntry()], mails })).toBe(true);
    expect(await webhooks.save(scope, next, { entries: [anEntry()] })).toBe(false);
    const stored = { ...next, version: 1 };
    expect(await webhooks.read(scope)).toEqual(stored);
    expect(await webhooks.readWithSite(toTenant(scope))).toMatchObject({
      ...{ site: { siteId: scope.siteId }, company: { companyId: company.companyId } },
      receivers: stored,
    });
    expect(await activity.latest(scope, 10)).toHaveLength(1);
  });

  test('an event waits as soon as its entry is stored, and becomes deliveries once', async () => {
    const scope = aScope();
    const { webhooks, activity } = get();
    await activity.append(scope, anEntry());
    const entry = anEntry({ event: published });
    await activity.append(scope, entry);
    const event = { tenant: toTenant(scope), entry };
    expect(await due(scope)).toEqual({ events: [event], deliveries: [] });
    expect((await due(scope, { until: '2026-11-23T11:59:59.000Z' })).events).toEqual([]);

    const made = [aDelivery(scope, entry.id), aDelivery(scope, entry.id, { receiverId: '01S' })];
    expect(await webhooks.spread(event, made)).toBe(true);
    expect(await webhooks.spread(event, made)).toBe(false);
    expect(await webhooks.spread(event, [])).toBe(false);
    const found = await due(scope);
    expect(found.events).toEqual([]);
    expect(found.deliveries.map(({ delivery }) => delivery)).toEqual(made);
    // The log still says what happened.
    expect((await activity.latest(scope, 10)).map(({ id }) => id)).toContain(entry.id);

    const other = anEntry({ event: published });
    await activity.append(scope, other);
    expect(await webhooks.spread({ ...event, entry: other }, [])).toBe(true);
    expect((await due(scope)).events).toEqual([]);
  });

  test('changes a delivery over the revision that was read, and lists the newest first', async () => {
    const scope = aScope();
    const { webhooks } = get();
    const [first, second] = [aDelivery(scope, '01A'), aDelivery(scope, '01B')];
    expect(await webhooks.put(scope, first)).toBe(true);
    expect(await webhooks.put(scope, first)).toBe(false);
    await webhooks.put(scope, second);
    const taken = { ...first, revision: 1, attempts: 1, dueAt: later };
    expect(await webhooks.put(scope, taken)).toBe(true);
    expect(await webhooks.put(scope, taken)).toBe(false);
    const { dueAt: _, ...rest } = taken;
    const last = { at: now, answer: { status: 200 } };
    const done: Delivery = { ...rest, revision: 2, state: 'delivered', last };
    expect((await due(scope)).deliveries.map(({ delivery }) => delivery)).toEqual([second]);
    expect(await webhooks.put(scope, done)).toBe(true);
    expect((await due(scope, { until: later })).deliveries).toHaveLength(1);
    expect(await webhooks.find(scope, first)).toEqual(done);
    expect(await webhooks.find(aScope(), first)).toBeNull();
    const list = (before: string | null, limit = 10) => webhooks.list(scope, { before, limit });
    expect(await list(null)).toEqual([second, done]);
    expect(await list(null, 1)).toEqual([second]);
    expect(await list('01B')).toEqual([done]);
    await webhooks.remove(scope, first);
    expect(await list(null)).toEqual([second]);
  });

  test('a receiver with many due deliveries hides none of another', async () => {
    const scope = aScope();
    const { webhooks } = get();
    for (let index = 0; index < 12; index += 1)
      await webhooks.put(scope, aDelivery(scope, `01A${String(index).padStart(2, '0')}`));
    await webhooks.put(scope, aDelivery(scope, '01B', { receiverId: '01S', dueAt: later }));
    const { deliveries } = await due(scope, { until: later, share: 3 });
    const ids = deliveries.map(({ delivery: { messageId } }) => messageId);
    expect(ids.sort()).toEqual(['01A00', '01A01', '01A02', '01B']);
  });
};
