import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { SwitchedOffReason } from '~/domain/shared/switched-off';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { dayMs, hourMs } from '~/domain/time/time-units';
import {
  failingDays,
  lostMessages,
  maxReceiverName,
  maxReceivers,
  oldSecretHours,
  webhookCatalogues,
  webhookTypes,
  type WebhookCatalogue,
  type WebhookType,
} from './limits';
import type { Receiver, Receivers } from './receiver-schema';
import { readReceiverUrl } from './receiver-url';

/** What an administrator enters for a receiver. */
export interface TypedReceiver {
  readonly name: string;
  readonly url: string;
  readonly types: readonly WebhookType[];
  readonly of: readonly WebhookCatalogue[];
}

/** Why a receiver cannot be as entered. */
export type TypedReceiverError =
  | { readonly code: 'receiver-name-missing' }
  | { readonly code: 'receiver-name-too-long'; readonly limit: number }
  | { readonly code: 'receiver-name-taken'; readonly name: string }
  | { readonly code: 'receiver-url-not-allowed' }
  | { readonly code: 'receiver-without-events' };

export interface TooManyReceivers {
  readonly code: 'too-many-receivers';
  readonly limit: number;
}

export interface ReceiverGone {
  readonly code: 'receiver-gone';
}

/** Checks what was entered, among the other receivers of the site. */
const readTyped = (
  typed: TypedReceiver,
  others: readonly Receiver[],
): Result<Pick<Receiver, 'name' | 'url' | 'types' | 'of'>, TypedReceiverError> => {
  const name = cleanText(typed.name);
  if (name === '') return fail({ code: 'receiver-name-missing' });
  if (name.length > maxReceiverName)
    return fail({ code: 'receiver-name-too-long', limit: maxReceiverName });
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    return fail({ code: 'receiver-name-taken', name });
  const url = readReceiverUrl(typed.url.trim());
  if (url === null) return fail({ code: 'receiver-url-not-allowed' });
  const types = webhookTypes.filter((type) => typed.types.includes(type));
  const of = webhookCatalogues.filter((catalogue) => typed.of.includes(catalogue));
  if (types.length === 0 || of.length === 0) return fail({ code: 'receiver-without-events' });
  return ok({ name, url, types, of });
};

export const appendReceiver = (
  before: Receivers,
  typed: TypedReceiver,
  made: Pick<Receiver, 'id' | 'secret' | 'addedAt' | 'addedBy'>,
): Result<{ next: Receivers; receiver: Receiver }, TypedReceiverError | TooManyReceivers> => {
  const { receivers } = before;
  const read = readTyped(typed, receivers);
  if (!read.ok) return read;
  if (receivers.length >= maxReceivers)
    return fail({ code: 'too-many-receivers', limit: maxReceivers });
  const receiver = { ...made, ...read.value };
  return ok({ next: { ...before, receivers: [...receivers, receiver] }, receiver });
};

export const findReceiver = (
  { receivers }: Receivers,
  id: string,
): Result<Receiver, ReceiverGone> => {
  const found = receivers.find((one) => one.id === id);
  return found ? ok(found) : fail({ code: 'receiver-gone' });
};

export const dropReceiver = (before: Receivers, { id }: Receiver): Receivers => ({
  ...before,
  receivers: before.receivers.filter((one) => one.id !== id),
});

const replace = (before: Receivers, next: Receiver): Receivers => ({
  ...before,
  receivers: before.receivers.map((one) => (one.id === next.id ? next : one)),
});

/** Changes what is told to a receiver, and where. Another program starts as if nothing had ever failed. */
export const replaceReceiver = (
  before: Receivers,
  receiver: Receiver,
  typed: TypedReceiver,
): Result<{ next: Receivers; receiver: Receiver }, TypedReceiverError> => {
  const read = readTyped(
    typed,
    before.receivers.filter(({ id }) => id !== receiver.id),
  );
  if (!read.ok) return read;
  const changed = { ...receiver, ...read.value };
  if (changed.url !== receiver.url) {
    delete changed.failingSince;
    delete changed.lost;
  }
  return ok({ next: replace(before, changed), receiver: changed });
};

/** Gives a receiver a new secret. The one before signs too for a day, so that no message is refused meanwhile. */
export const replaceSecret = (
  before: Receivers,
  receiver: Receiver,
  secret: string,
  now: Instant,
): Receivers => {
  const until = toInstant(toEpochMs(now) + oldSecretHours * hourMs);
  return replace(before, { ...receiver, secret, oldSecret: { secret: receiver.secret, until } });
};

/** The secrets that sign a message now, the newest first. */
export const getSecrets = ({ secret, oldSecret }: Receiver, now: Instant): string[] => [
  secret,
  ...(oldSecret && now < oldSecret.until ? [oldSecret.secret] : []),
];

/** Switches a receiver on as if nothing had ever failed. */
export const switchOn = (before: Receivers, receiver: Receiver): Receivers => {
  const { off: _off, failingSince: _since, lost: _lost, ...rest } = receiver;
  return replace(before, rest);
};

/** How an attempt to reach a receiver ended. `lost`: the message has finally failed. `gone`: it asks for nothing more. */
export type Reached = 'delivered' | 'failed' | 'lost' | 'gone';

type Lost = NonNullable<Receiver['lost']>;
const loseOne = (lost: Lost | undefined, now: Instant): Lost => ({
  count: (lost?.count ?? 0) + 1,
  since: lost?.since ?? now,
});
const isFailing = (lost: Lost | undefined, now: Instant): boolean =>
  lost !== undefined &&
  lost.count >= lostMessages &&
  toEpochMs(now) - toEpochMs(lost.since) >= failingDays * dayMs;

/**
 * What the end of an attempt changes about the receiver; null if nothing. It is switched off at once if it is gone, and when
 * several messages have finally failed over several days, with no success between. Failed attempts alone say little: a
 * receiver that is rarely told of anything may have missed one message long ago.
 */
export const countReached = (
  before: Receivers,
  receiver: Receiver,
  reached: Reached,
  now: Instant,
): { next: Receivers; switchedOff: SwitchedOffReason | null } | null => {
  if (receiver.off) return null;
  const { failingSince, lost: lostBefore, ...rest } = receiver;
  if (reached === 'delivered')
    return failingSince === undefined ? null : { next: replace(before, rest), switchedOff: null };
  if (reached === 'failed' && failingSince !== undefined) return null;
  const lost = reached === 'lost' ? loseOne(lostBefore, now) : lostBefore;
  const because =
    reached === 'gone' ? 'gone' : reached === 'lost' && isFailing(lost, now) ? 'failing' : null;
  const next = replace(before, {
    ...rest,
    failingSince: failingSince ?? now,
    ...(lost && { lost }),
    ...(because && { off: { at: now, because } }),
  });
  return { next, switchedOff: because };
};

/** Marks that the administrators are emailed now; null if they were within a day. */
export const noteTold = (receivers: Receivers, now: Instant): Receivers | null =>
  receivers.toldAt !== undefined && toEpochMs(now) - toEpochMs(receivers.toldAt) < dayMs
    ? null
    : { ...receivers, toldAt: now };
