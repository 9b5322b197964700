import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { getReceiverHost } from '~/domain/webhooks/receiver-url';
import {
  appendReceiver,
  type TooManyReceivers,
  type TypedReceiver,
  type TypedReceiverError,
} from '~/domain/webhooks/receivers';
import { changeReceivers, type ReceiversChanged } from './change-receivers.server';
import { makeSecret, type ShownSecret } from './make-secret';
import { writeSecret } from './sign-message.server';

/** The master password opens a session of an hour, which a secret would outlast. */
export interface NoSecretWithMasterPassword {
  readonly code: 'no-webhook-with-master-password';
}

export type AddReceiverError =
  | TypedReceiverError
  | TooManyReceivers
  | ReceiversChanged
  | NoSecretWithMasterPassword;

/** Adds a program that is told of events. Its secret is shown once. */
export const addReceiver = async ({
  deps,
  access: { scope, byMasterPassword, name, username },
  input,
}: AdminCall<Writing, { input: TypedReceiver }>): Promise<
  Result<ShownSecret, AddReceiverError>
> => {
  if (byMasterPassword) return fail({ code: 'no-webhook-with-master-password' });
  const at = toInstant(deps.clock.now());
  const secret = makeSecret(deps);
  const made = { id: deps.ids.next(), secret, addedAt: at, addedBy: name ?? username };
  return changeReceivers({ deps, scope }, async (before) => {
    const added = appendReceiver(before, input, made);
    if (!added.ok) return added;
    const { next, receiver } = added.value;
    const { name: known } = receiver;
    const host = getReceiverHost(receiver);
    const event = { code: 'webhook-added', name: known, host } as const;
    const entry = makeLogEntry(deps, scope, 'create', event, { at });
    return ok({ next, entries: [entry], value: { name: known, text: writeSecret(secret) } });
  });
};
