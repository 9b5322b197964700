import type { Deps } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { SiteScope } from '~/domain/company/scope';
import { toInstant } from '~/domain/shared/instant';

/** Continues to erase a driver; true once nothing is left. */
export const continueErasure = ({
  deps,
  scope,
  number,
  hasTime,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  scope: SiteScope;
  number: string;
  hasTime: () => boolean;
}): Promise<boolean> =>
  deps.stores.erasures.continue(scope, number, {
    now: toInstant(deps.clock.now()),
    hasTime,
    toEntry: (counts) =>
      makeLogEntry(deps, scope, 'delete', { code: 'driver-erased', number, ...counts }),
  });
