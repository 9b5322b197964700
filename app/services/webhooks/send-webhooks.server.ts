import type { Deps, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import type { DueDelivery, PostWebhook, WaitingEvent } from '~/app/ports/webhooks';
import type { Sweep, SweepFailure, Swept } from '~/app/services/selection/sweep-due-sites.server';
import type { Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import {
  beginAttempt,
  endAttempt,
  endUnsent,
  isUsedUp,
  readReached,
  toDeliveries,
} from '~/domain/webhooks/deliver';
import type { Delivery } from '~/domain/webhooks/delivery-schema';
import type { Receiver, Receivers } from '~/domain/webhooks/receiver-schema';
import { getSecrets } from '~/domain/webhooks/receivers';
import { noteReached } from './note-reached.server';
import { signMessage } from './sign-message.server';

/** The most events of a shard that are read at once. */
const eventsAtOnce = 100;
/** The most deliveries of one receiver in a sweep, and for how long it may take them one after the other. */
const share = 10;
const receiverMs = 5_000;
/** How many tenants are served at the same time. Each has at most five receivers. */
const parallel = 32;

type SendDeps = Pick<Deps, Writing | 'sha256'>;
interface Sending extends Omit<Sweep, 'deps'> {
  readonly deps: SendDeps;
  readonly post: PostWebhook;
}

/** A number from 0 to 1 that differs for each attempt. */
const toFraction = ({ sha256 }: SendDeps, { messageId, receiverId, revision }: Delivery): number =>
  parseInt(sha256([messageId, receiverId, revision].join(' ')).slice(0, 8), 16) / 0xffffffff;

const groupBy = <T>(list: readonly T[], toName: (one: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(toName(one), [...(groups.get(toName(one)) ?? []), one]);
  return [...groups.values()];
};
const toTenantName = ({ tenant: { companyId, siteId } }: { readonly tenant: Tenant }) =>
  `${companyId}#${siteId}`;

/** Works on a list, some at a time. */
const eachOf = async <T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const left = [...list];
  const next = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: parallel }, next));
};

/** The site, if it is active, with its receivers. */
const readTarget = async ({ stores }: SendDeps, tenant: Tenant) => {
  const { site, company, receivers } = await stores.webhooks.readWithSite(tenant);
  const isActive = site?.isActive && company?.isActive;
  return { site: isActive ? site : null, receivers };
};

/** Makes deliveries of a tenant's events. A deactivated site tells nobody anything. */
const spreadEvents = async (
  deps: SendDeps,
  events: readonly WaitingEvent[],
): Promise<DueDelivery[]> => {
  const made: DueDelivery[] = [];
  const [{ tenant } = { tenant: null }] = events;
  if (!tenant) return made;
  const { site, receivers } = await readTarget(deps, tenant);
  const now = toInstant(deps.clock.now());
  for (const event of events) {
    const deliveries = site ? toDeliveries(tenant, event.entry, receivers, now) : [];
    if (await deps.stores.webhooks.spread(event, deliveries))
      made.push(...deliveries.map((delivery) => ({ tenant, delivery })));
  }
  return made;
};

/** Sends one delivery; null if another sender has it. Nothing is sent before the attempt is stored. */
const attempt = async (
  { deps, post }: Pick<Sending, 'deps' | 'post'>,
  { site, receiver, delivery }: { site: Site; receiver: Receiver; delivery: Delivery },
) => {
  const { stores, clock } = deps;
  const scope = makeSiteScope(site, { role: 'system', name: 'Webhooks' });
  const at = toInstant(clock.now());
  const begun = beginAttempt(delivery, at, toFraction(deps, delivery));
  if (!(await stores.webhooks.put(scope, begun))) return null;
  const { messageId, body } = delivery;
  const secrets = getSecrets(receiver, at);
  const headers = signMessage({ messageId, body, secrets, now: clock.now() });
  const answer = await post({ url: receiver.url, headers, body });
  const ended = endAttempt(begun, answer, toInstant(clock.now()));
  await stores.webhooks.put(scope, ended);
  const reached = readReached(ended);
  if (reached !== 'delivered' || receiver.failingSince !== undefined)
    await noteReached(deps, { site, delivery, reached });
  return reached;
};

/** Removes a delivery whose receiver is removed, and ends one whose receiver or site is off, or whose last sender died. */
const endWithoutSending = async (
  deps: SendDeps,
  { tenant, delivery }: DueDelivery,
  { site, receiver }: { site: Site | null; receiver: Receiver | undefined },
): Promise<void> => {
  const { webhooks } = deps.stores;
  const scope = makeSiteScope(tenant, { role: 'system', name: 'Webhooks' });
  if (!receiver) return webhooks.remove(scope, delivery);
  await webhooks.put(scope, endUnsent(delivery, toInstant(deps.clock.now())));
  // What a receiver misses while it is off is not its failure.
  if (site && !receiver.off) await noteReached(deps, { site, delivery, reached: 'lost' });
};

/** Sends a receiver its deliveries one after the other, until one fails, or it has had its time. */
const serveReceiver = async (
  sending: Sending,
  { site, receivers }: { site: Site | null; receivers: Receivers },
  due: readonly DueDelivery[],
): Promise<number> => {
  const { deps, hasTime } = sending;
  const endsAt = deps.clock.now() + receiverMs;
  let sent = 0;
  for (const one of due) {
    const { delivery } = one;
    const receiver = receivers.receivers.find(({ id }) => id === delivery.receiverId);
    if (!site || !receiver || receiver.off || isUsedUp(delivery)) {
      await endWithoutSending(deps, one, { site, receiver });
      continue;
    }
    if (!hasTime() || deps.clock.now() >= endsAt) break;
    const reached = await attempt(sending, { site, receiver, delivery });
    if (reached === 'delivered') sent += 1;
    // What else it would be sent waits for the next sweep, which knows whether it was switched off.
    else if (reached !== null) break;
  }
  return sent;
};

/** Serves the receivers of one tenant at the same time. */
const serveTenant = async (sending: Sending, due: readonly DueDelivery[]): Promise<number> => {
  const [first] = due;
  if (!first || !sending.hasTime()) return 0;
  const target = await readTarget(sending.deps, first.tenant);
  const ofReceivers = groupBy(due, ({ delivery }) => delivery.receiverId);
  const sent = await Promise.all(ofReceivers.map((own) => serveReceiver(sending, target, own)));
  return sent.reduce((sum, count) => sum + count, 0);
};

/**
 * Makes deliveries of waiting events and sends all due deliveries. Each receiver has a share of a sweep, and many tenants are
 * served at the same time, so that a slow receiver delays nobody else's. Delivery is at least once and in no order.
 */
export const sendWebhooks = async (sending: Sending): Promise<Swept> => {
  const { deps, shards, hasTime } = sending;
  const failures: SweepFailure[] = [];
  const served = new Set<string>();
  let recorded = 0;
  const read = async (shard: number) => {
    const until = toInstant(deps.clock.now());
    try {
      const found = await deps.stores.webhooks.due({ shard, until, max: eventsAtOnce, share });
      failures.push(...found.unreadable);
      return found;
    } catch (error) {
      failures.push({ tenant: null, error });
      return { events: [], deliveries: [] };
    }
  };
  const tryFor = async (tenant: Tenant, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      failures.push({ tenant, error });
    }
  };
  const sweepShards = async (): Promise<boolean> => {
    const found = await Promise.all(shards.map(read));
    const due = found.flatMap(({ deliveries }) => deliveries);
    const events = groupBy(
      found.flatMap((one) => one.events),
      toTenantName,
    );
    await eachOf(events, async (own) => {
      if (own[0] && hasTime())
        await tryFor(own[0].tenant, async () => void due.push(...(await spreadEvents(deps, own))));
    });
    // In a further round, a tenant that was served already has to wait for the next sweep.
    const tenants = groupBy(due, toTenantName).filter(
      ([one]) => one && !served.has(toTenantName(one)),
    );
    for (const [one] of tenants) if (one) served.add(toTenantName(one));
    await eachOf(tenants, async (own) => {
      if (own[0])
        await tryFor(own[0].tenant, async () => {
          const sent = await serveTenant(sending, own);
          recorded += sent;
        });
    });
    return found.some((one) => one.events.length >= eventsAtOnce);
  };
  let isMore = true;
  while (isMore && hasTime() && failures.length === 0) isMore = await sweepShards();
  return { recorded, failures, isComplete: !isMore };
};
