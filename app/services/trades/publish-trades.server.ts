import type { Deps } from '~/app/ports/deps';
import { countUnpublished } from '~/app/services/award/load-trades.server';
import {
  publishAward,
  publishTradesAhead,
  type PublishError,
} from '~/app/services/award/publish-award.server';
import type { SiteAccess } from '~/app/services/award/load-version.server';
import {
  publishVacations,
  type PublishVacationsError,
} from '~/app/services/vacation/publish-vacations.server';
import type { Catalogue } from '~/domain/award/award';
import type { AwardRecord } from '~/domain/award/award-record';
import { fail, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/shared/instant';
import { findAwardAhead, getTradedAward } from '~/domain/site/traded-award';

/** Its record may name a driver by the number already, and the trade by the ID still, so that the trade would not count. */
export interface DriverBeingErased {
  readonly code: 'driver-being-erased';
}

export type PublishTradesError = PublishError | PublishVacationsError | DriverBeingErased;

/**
 * Publishes the version in force with the trades that were approved since: nobody but their drivers changes, and nothing
 * that an administrator has prepared for the next version becomes public. `award-changed`: it settles all of them already.
 */
export const publishTrades = async (
  deps: Deps,
  access: SiteAccess,
  of: Catalogue,
): Promise<Result<AwardRecord, PublishTradesError>> => {
  const erasures = await deps.stores.erasures.list(access.scope);
  if (erasures.some(({ doneAt }) => doneAt === null)) return fail({ code: 'driver-being-erased' });
  const now = toInstant(deps.clock.now());
  const award = getTradedAward(access.site, of, now);
  if ((await countUnpublished(deps, access.scope, award)) === 0)
    return fail({ code: 'award-changed' });
  if (of === 'vacations') return publishVacations({ deps, access, only: 'trades' });
  return findAwardAhead(access.site, now)
    ? publishTradesAhead({ deps, access, only: 'trades' })
    : publishAward({ deps, access, only: 'trades' });
};
