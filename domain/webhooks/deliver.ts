import type { Activity } from '~/domain/activity/activity';
import type { Tenant } from '~/domain/company/scope';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import type { Delivery, DeliveryAnswer } from './delivery-schema';
import type { WebhookMessage } from './message';
import { toWebhookMessage, wantsMessage } from './message';
import type { Receiver, Receivers } from './receiver-schema';
import type { Reached } from './receivers';

/** The minutes before each retry: almost a day in all. */
const waitMinutes = [1, 5, 30, 120, 300, 480, 480];
/** How far a wait may differ, so that not everything that failed at once is retried at once. */
const jitter = 0.2;
/** After so many attempts a delivery has failed. */
export const maxDeliveryAttempts = waitMinutes.length + 1;

/** How long to wait after so many attempts. `fraction`: from 0 to 1, spreads the retries. */
export const getWaitMs = (attempts: number, fraction: number): number =>
  Math.round((waitMinutes[attempts - 1] ?? 0) * minuteMs * (1 + jitter * (2 * fraction - 1)));

export const toDelivery = (
  messageId: string,
  receiver: Pick<Receiver, 'id'>,
  message: WebhookMessage,
  now: Instant,
): Delivery => ({
  messageId,
  receiverId: receiver.id,
  event: message.type,
  body: JSON.stringify(message),
  at: now,
  attempts: 0,
  revision: 0,
  state: 'waiting',
  dueAt: now,
});

/** What becomes of an entry of the log: a delivery to each receiver that is told of such. */
export const toDeliveries = (
  tenant: Tenant,
  entry: Activity,
  { receivers }: Receivers,
  now: Instant,
): Delivery[] => {
  const message = toWebhookMessage(tenant, entry);
  if (!message) return [];
  return receivers
    .filter((receiver) => wantsMessage(receiver, message))
    .map((receiver) => toDelivery(entry.id, receiver, message, now));
};

const change = (delivery: Delivery, next: Partial<Delivery>): Delivery => ({
  ...delivery,
  ...next,
  revision: delivery.revision + 1,
});

/** Begins an attempt. It is due again after the wait, in case the attempt never ends. */
export const beginAttempt = (delivery: Delivery, now: Instant, fraction: number): Delivery => {
  const attempts = delivery.attempts + 1;
  const isLast = attempts >= maxDeliveryAttempts;
  const waitMs = isLast ? 5 * minuteMs : getWaitMs(attempts, fraction);
  return change(delivery, { attempts, dueAt: toInstant(toEpochMs(now) + waitMs) });
};

/** Whether an earlier sender died in the last attempt, so that nobody knows how it ended. */
export const isUsedUp = ({ attempts }: Delivery): boolean => attempts >= maxDeliveryAttempts;

const isTaken = (answer: DeliveryAnswer): boolean =>
  'status' in answer && answer.status >= 200 && answer.status < 300;
const isGone = (answer: DeliveryAnswer): boolean => 'status' in answer && answer.status === 410;

/** How the last attempt of a delivery ended. */
export const readReached = ({ state, last }: Delivery): Reached => {
  if (state === 'delivered') return 'delivered';
  if (last && isGone(last.answer)) return 'gone';
  return state === 'failed' ? 'lost' : 'failed';
};

/** Ends the attempt that `beginAttempt` began. */
export const endAttempt = (
  { dueAt, ...delivery }: Delivery,
  answer: DeliveryAnswer,
  now: Instant,
): Delivery => {
  const last = { at: now, answer };
  if (isTaken(answer)) return change(delivery, { state: 'delivered', last });
  const hasEnded = isGone(answer) || delivery.attempts >= maxDeliveryAttempts;
  return hasEnded
    ? change(delivery, { state: 'failed', last })
    : change({ ...delivery, ...(dueAt && { dueAt }) }, { last });
};

/** Ends a delivery to a receiver that is switched off or gone. */
export const endUnsent = ({ dueAt: _, ...delivery }: Delivery, now: Instant): Delivery =>
  change(delivery, {
    state: 'failed',
    last: delivery.last ?? { at: now, answer: { failure: 'switched-off' } },
  });

/** Sends it again now, with the same ID and as many attempts as a new one. */
export const sendAgain = (delivery: Delivery, now: Instant): Delivery =>
  change(delivery, { state: 'waiting', attempts: 0, dueAt: now });
