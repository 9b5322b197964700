import type { Call, Writing } from '~/app/ports/deps';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { formatNetwork, type SignInAttempt } from '~/domain/access/sign-in-attempt';
import { unknownOrigin } from '~/domain/access/unknown-origin';
import type { Tenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';

/** The network and browser of a sign-in, as readable text. */
export interface SignInOrigin extends AttemptOrigin {
  readonly device?: string | undefined;
}

/**
 * Stores an attempt for the account's sign-in history. If there is no such account, `username` is null; the store then
 * makes the same write, so that the response takes as long. Call it only after the throttle has let the attempt
 * through.
 */
export const keepAttempt = async ({
  deps,
  tenant,
  username,
  outcome,
  origin,
}: Call<
  Writing,
  {
    tenant: Tenant;
    username: string | null;
    outcome: SignInAttempt['outcome'];
    origin: SignInOrigin;
  }
>): Promise<void> =>
  deps.stores.signIns.keep(tenant, username, {
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    outcome,
    network: formatNetwork(origin.address),
    device: origin.device ?? unknownOrigin,
  });
