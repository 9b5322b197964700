import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import {
  changeReceiver as change,
  findReceiver,
  removeReceiver as remove,
  rotateSecret as rotate,
  switchOn,
  type ReceiverGone,
  type TypedReceiver,
  type TypedReceiverError,
} from '~/domain/webhooks/receivers';
import { getReceiverHost } from '~/domain/webhooks/receiver-url';
import type { NoSecretWithMasterPassword } from './add-receiver.server';
import { changeReceivers, type ReceiversChanged } from './change-receivers.server';
import { makeSecret, type ShownSecret } from './make-secret';
import { writeSecret } from './sign-message.server';

type ChangeReceiverError = ReceiverGone | ReceiversChanged;
export type RotateSecretError = ChangeReceiverError | NoSecretWithMasterPassword;

interface Change {
  readonly deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  readonly access: AdminSession;
  readonly receiverId: string;
}

/** Changes what a receiver is called, where it is, and what it is told. Gives its name. */
export const changeReceiver = async ({
  deps,
  access: { scope, byMasterPassword },
  receiverId,
  input,
}: Change & { readonly input: TypedReceiver }): Promise<
  Result<string, TypedReceiverError | RotateSecretError>
> => {
  if (byMasterPassword) return fail({ code: 'no-webhook-with-master-password' });
  type Refusal = TypedReceiverError | ReceiverGone;
  return changeReceivers<string, Refusal>({ deps, scope }, async (before) => {
    const found = findReceiver(before, receiverId);
    if (!found.ok) return found;
    const changed = change(before, found.value, input);
    if (!changed.ok) return changed;
    const { next, receiver } = changed.value;
    const { name } = receiver;
    const event = { code: 'webhook-changed', name, host: getReceiverHost(receiver) } as const;
    const entry = makeLogEntry(deps, scope, 'update', event);
    return ok({ next, entry, value: name });
  });
};

/** Ends a receiver at once. Gives its name. */
export const removeReceiver = ({
  deps,
  access: { scope },
  receiverId,
}: Change): Promise<Result<string, ChangeReceiverError>> =>
  changeReceivers({ deps, scope }, async (before) => {
    const found = findReceiver(before, receiverId);
    if (!found.ok) return found;
    const { name } = found.value;
    const entry = makeLogEntry(deps, scope, 'delete', { code: 'webhook-removed', name });
    return ok({ next: remove(before, found.value), entry, value: name });
  });

/** Gives a receiver another secret, which is shown once. The one before signs too for a day. */
export const rotateSecret = async ({
  deps,
  access: { scope, byMasterPassword },
  receiverId,
}: Change): Promise<Result<ShownSecret, RotateSecretError>> => {
  if (byMasterPassword) return fail({ code: 'no-webhook-with-master-password' });
  const at = toInstant(deps.clock.now());
  const secret = makeSecret(deps);
  return changeReceivers({ deps, scope }, async (before) => {
    const found = findReceiver(before, receiverId);
    if (!found.ok) return found;
    const { name } = found.value;
    const event = { code: 'webhook-secret-rotated', name } as const;
    const entry = makeLogEntry(deps, scope, 'update', event, { at });
    const next = rotate(before, found.value, secret, at);
    return ok({ next, entry, value: { name, text: writeSecret(secret) } });
  });
};

/** Tells a receiver of events again. Gives its name. */
export const switchReceiverOn = ({
  deps,
  access: { scope },
  receiverId,
}: Change): Promise<Result<string, ChangeReceiverError>> =>
  changeReceivers({ deps, scope }, async (before) => {
    const found = findReceiver(before, receiverId);
    if (!found.ok) return found;
    const { name } = found.value;
    const entry = makeLogEntry(deps, scope, 'update', { code: 'webhook-switched-on', name });
    return ok({ next: switchOn(before, found.value), entry, value: name });
  });
