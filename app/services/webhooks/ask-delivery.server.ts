import type { Call, Deps, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import {
  openCounter,
  siteName,
  tooManyAttempts,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import type { SiteScope } from '~/domain/company/scope';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';
import { sendAgain, toDelivery } from '~/domain/webhooks/deliver';
import { toTestMessage } from '~/domain/webhooks/message';
import type { Receiver } from '~/domain/webhooks/receiver-schema';
import { findReceiver, type ReceiverGone } from '~/domain/webhooks/receivers';

export type AskDeliveryError =
  | ReceiverGone
  /** It must be switched on first. */
  | { readonly code: 'receiver-off'; readonly name: string }
  | { readonly code: 'delivery-gone' }
  | TooManyAttempts;

/** How many messages the administrators of a site may ask for. */
const perHour: AttemptLimit = { max: 60, windowMs: hourMs };

/** Finds a receiver that may be sent something, and counts the request. */
const takeReceiver = async (
  deps: Pick<Deps, Writing>,
  scope: SiteScope,
  receiverId: string,
): Promise<Result<Receiver, AskDeliveryError>> => {
  const found = findReceiver(await deps.stores.webhooks.read(scope), receiverId);
  if (!found.ok) return found;
  const { name, off } = found.value;
  if (off) return fail({ code: 'receiver-off', name });
  const isTaken = await openCounter(deps, `webhook#${siteName(scope)}`).take(perHour);
  return isTaken ? found : fail(tooManyAttempts(deps.clock.now(), perHour));
};

/** Sends a receiver a message that reports nothing. Gives the name of the receiver. */
export const sendTest = async ({
  deps,
  access: { scope },
  receiverId,
}: Call<Writing, { access: Pick<AdminSession, 'scope'>; receiverId: string }>): Promise<
  Result<string, AskDeliveryError>
> => {
  const taken = await takeReceiver(deps, scope, receiverId);
  if (!taken.ok) return taken;
  const now = toInstant(deps.clock.now());
  const message = toTestMessage(scope, now);
  await deps.stores.webhooks.put(scope, toDelivery(deps.ids.next(), taken.value, message, now));
  return ok(taken.value.name);
};

/** Sends a message of the last days again, under the same ID. Gives the name of the receiver. */
export const sendDeliveryAgain = async ({
  deps,
  access: { scope },
  messageId,
  receiverId,
}: Call<
  Writing,
  { access: Pick<AdminSession, 'scope'>; messageId: string; receiverId: string }
>): Promise<Result<string, AskDeliveryError>> => {
  const taken = await takeReceiver(deps, scope, receiverId);
  if (!taken.ok) return taken;
  const { webhooks } = deps.stores;
  const delivery = await webhooks.find(scope, { messageId, receiverId });
  if (!delivery) return fail({ code: 'delivery-gone' });
  // If a sender has it right now, it is being sent anyway.
  await webhooks.put(scope, sendAgain(delivery, toInstant(deps.clock.now())));
  return ok(taken.value.name);
};
