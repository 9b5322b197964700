import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import type { Receiver, Receivers } from '~/domain/webhooks/receiver-schema';
import { getReceiverHost } from '~/domain/webhooks/receiver-url';
import {
  replaceReceiver,
  findReceiver,
  dropReceiver,
  replaceSecret,
  switchOn,
  type ReceiverGone,
  type TypedReceiver,
  type TypedReceiverError,
} from '~/domain/webhooks/receivers';
import type { NoSecretWithMasterPassword } from './add-receiver.server';
import {
  changeReceivers,
  type ReceiversChange,
  type ReceiversChanged,
} from './change-receivers.server';
import { makeSecret, type ShownSecret } from './make-secret';
import { writeSecret } from './sign-message.server';

type ChangeReceiverError = ReceiverGone | ReceiversChanged;
export type RotateSecretError = ChangeReceiverError | NoSecretWithMasterPassword;

type Change = AdminCall<Writing, { readonly receiverId: string }>;

/** Changes a receiver that the site must have. */
const changeOne = <T, E extends { readonly code: string } = never>(
  { deps, access: { scope }, receiverId }: Change,
  decide: (before: Receivers, receiver: Receiver) => Result<ReceiversChange<T>, E>,
): Promise<Result<T, E | ChangeReceiverError>> =>
  changeReceivers<T, E | ReceiverGone>({ deps, scope }, async (before) => {
    const found = findReceiver(before, receiverId);
    return found.ok ? decide(before, found.value) : found;
  });

/** Changes what a receiver is called, where it is, and what it is told. Gives its name. */
export const changeReceiver = async ({
  input,
  ...asked
}: Change & { readonly input: TypedReceiver }): Promise<
  Result<string, TypedReceiverError | RotateSecretError>
> => {
  const { deps, access } = asked;
  if (access.byMasterPassword) return fail({ code: 'no-webhook-with-master-password' });
  return changeOne<string, TypedReceiverError>(asked, (before, found) => {
    const changed = replaceReceiver(before, found, input);
    if (!changed.ok) return changed;
    const { next, receiver } = changed.value;
    const { name } = receiver;
    const event = { code: 'webhook-changed', name, host: getReceiverHost(receiver) } as const;
    const entry = makeLogEntry(deps, access.scope, 'update', event);
    return ok({ next, entries: [entry], value: name });
  });
};

/** Changes a receiver as only its name tells in the log, and gives the name. */
const createChange =
  (
    action: 'update' | 'delete',
    code: 'webhook-removed' | 'webhook-switched-on',
    decide: (before: Receivers, receiver: Receiver) => Receivers,
  ) =>
  (asked: Change): Promise<Result<string, ChangeReceiverError>> =>
    changeOne(asked, (before, found) => {
      const { name } = found;
      const entry = makeLogEntry(asked.deps, asked.access.scope, action, { code, name });
      return ok({ next: decide(before, found), entries: [entry], value: name });
    });

/** Ends a receiver at once. */
export const removeReceiver = createChange('delete', 'webhook-removed', dropReceiver);

/** Tells a receiver of events again. */
export const switchReceiverOn = createChange('update', 'webhook-switched-on', switchOn);

/** Gives a receiver another secret, which is shown once. The one before signs too for a day. */
export const rotateSecret = async (
  asked: Change,
): Promise<Result<ShownSecret, RotateSecretError>> => {
  const { deps, access } = asked;
  if (access.byMasterPassword) return fail({ code: 'no-webhook-with-master-password' });
  const at = toInstant(deps.clock.now());
  const secret = makeSecret(deps);
  return changeOne(asked, (before, found) => {
    const { name } = found;
    const event = { code: 'webhook-secret-rotated', name } as const;
    const entry = makeLogEntry(deps, access.scope, 'update', event, { at });
    const next = replaceSecret(before, found, secret, at);
    return ok({ next, entries: [entry], value: { name, text: writeSecret(secret) } });
  });
};
