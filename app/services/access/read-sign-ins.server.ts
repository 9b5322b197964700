import type { AdminCall } from '~/app/ports/deps';
import { attemptKeptMs, refusedOnly, type StoredAttempt } from '~/domain/access/sign-in-attempt';
import { toInstant } from '~/domain/time/instant';

/** The most sign-ins and the most refused attempts to show. */
const shown = 20;
/** More are read than shown, because a refusal that was followed by a correct code is then left out. */
const read = 100;

/** The latest sign-ins to the administrator's own account and the refused attempts, newest first. */
export const readSignIns = async ({
  deps,
  access: { scope, username },
}: AdminCall<'stores' | 'clock'>): Promise<{
  entered: StoredAttempt[];
  refused: StoredAttempt[];
}> => {
  const since = toInstant(deps.clock.now() - attemptKeptMs);
  const { entered, refused } = await deps.stores.signIns.latest(scope, username, {
    since,
    limit: read,
  });
  return {
    entered: entered.slice(0, shown),
    refused: refusedOnly(refused, entered).slice(0, shown),
  };
};
