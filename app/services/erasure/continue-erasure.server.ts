import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { toInstant } from '~/domain/time/instant';

/** Continues to erase a driver; true once nothing is left. */
export const continueErasure = ({
  deps,
  scope,
  number,
  hasTime,
}: ScopeCall<Writing, { number: string; hasTime: () => boolean }>): Promise<boolean> =>
  deps.stores.erasures.continue(scope, number, {
    now: toInstant(deps.clock.now()),
    hasTime,
    toEntry: (counts) =>
      makeLogEntry(deps, scope, 'delete', { code: 'driver-erased', number, ...counts }),
  });
