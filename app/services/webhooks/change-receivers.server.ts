import type { ScopeCall } from '~/app/ports/deps';
import type { Activity } from '~/domain/activity/activity';
import type { NewMail } from '~/domain/mail/mail';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Receivers } from '~/domain/webhooks/receiver-schema';

/** The receivers kept changing at the same time. */
export interface ReceiversChanged {
  readonly code: 'receivers-changed';
}

/** How often a change is decided again. The end of a delivery changes receivers too, but rarely. */
const attempts = 5;

export interface ReceiversChange<T> {
  readonly next: Receivers;
  readonly entries: readonly Activity[];
  readonly mails?: readonly NewMail[];
  readonly value: T;
}

/** Changes the receivers of a site, decided on how they stand now. */
export const changeReceivers = async <T, E extends { readonly code: string }>(
  { deps, scope }: ScopeCall<'stores'>,
  decide: (receivers: Receivers) => Promise<Result<ReceiversChange<T>, E>>,
): Promise<Result<T, E | ReceiversChanged>> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const decided = await decide(await deps.stores.webhooks.read(scope));
    if (!decided.ok) return decided;
    const { next, value, ...also } = decided.value;
    if (await deps.stores.webhooks.save(scope, next, also)) return ok(value);
  }
  return fail({ code: 'receivers-changed' });
};
