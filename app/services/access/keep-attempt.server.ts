import type { Deps } from '~/app/ports/deps';
import { formatNetwork, unknownDevice, type SignInAttempt } from '~/domain/access/sign-in-attempt';
import { toInstant } from '~/domain/shared/instant';
import type { Tenant } from '~/domain/company/scope';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';

/** Where somebody signs in from, and their browser in words. */
export interface SignInOrigin extends AttemptOrigin {
  readonly device?: string | undefined;
}

/**
 * Keeps an attempt for the account's history; `username` null where there is no such account, so that the
 * answer takes as long. Attempts are bounded by the throttle, which refuses before it comes to this.
 */
export const keepAttempt = async ({
  deps,
  tenant,
  username,
  outcome,
  origin,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  tenant: Tenant;
  username: string | null;
  outcome: SignInAttempt['outcome'];
  origin: SignInOrigin;
}): Promise<void> =>
  deps.stores.signIns.keep(tenant, username, {
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    outcome,
    network: formatNetwork(origin.address),
    device: origin.device ?? unknownDevice,
  });
