import type { Call } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import type { Delivery } from '~/domain/webhooks/delivery-schema';
import { deliveryDays } from '~/domain/webhooks/limits';
import type { Receiver } from '~/domain/webhooks/receiver-schema';

/** A receiver as its page lists it, without its secrets. */
export interface ListedReceiver extends Pick<
  Receiver,
  'id' | 'name' | 'url' | 'types' | 'of' | 'addedAt' | 'addedBy'
> {
  readonly failingSince: Instant | null;
  readonly off: NonNullable<Receiver['off']> | null;
  /** Until when the secret before the present one signs too. */
  readonly oldSecretUntil: Instant | null;
}

/** A delivery as its page lists it, without what was sent. */
export interface ListedDelivery extends Pick<
  Delivery,
  'messageId' | 'receiverId' | 'event' | 'at' | 'attempts' | 'state'
> {
  readonly receiverName: string;
  readonly last: NonNullable<Delivery['last']> | null;
  readonly dueAt: Instant | null;
}

const pageSize = 50;

const list = (
  { secret: _, lost: _lost, oldSecret, failingSince, off, ...receiver }: Receiver,
  now: Instant,
) => ({
  ...receiver,
  failingSince: failingSince ?? null,
  off: off ?? null,
  oldSecretUntil: oldSecret && now < oldSecret.until ? oldSecret.until : null,
});

/** The receivers of the site and the deliveries of the last days, newest first, before a message (null: all). */
export const readWebhooks = async ({
  deps,
  access: { scope },
  before,
  now,
}: Call<
  'stores',
  { access: Pick<SiteAccess, 'scope'>; before: string | null; now: Instant }
>): Promise<{
  receivers: ListedReceiver[];
  deliveries: ListedDelivery[];
  /** Where the next page of deliveries begins; null on the last one. */
  next: string | null;
}> => {
  const { webhooks } = deps.stores;
  const [{ receivers }, found] = await Promise.all([
    webhooks.read(scope),
    webhooks.list(scope, { before, limit: pageSize }),
  ]);
  const names = new Map(receivers.map(({ id, name }) => [id, name]));
  // DynamoDB deletes what has expired within days.
  const oldest = toEpochMs(now) - deliveryDays * dayMs;
  const deliveries = found.flatMap(({ body: _, revision: _revision, last, dueAt, ...delivery }) => {
    const receiverName = names.get(delivery.receiverId);
    return receiverName === undefined || toEpochMs(delivery.at) <= oldest
      ? []
      : [{ ...delivery, receiverName, last: last ?? null, dueAt: dueAt ?? null }];
  });
  return {
    receivers: receivers.map((receiver) => list(receiver, now)),
    deliveries,
    next: found.length === pageSize ? (found.at(-1)?.messageId ?? null) : null,
  };
};
