import type { Deps } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import { countUnpublished } from '~/app/services/award/load-trades.server';
import { publishPeriodTrades, type PublishError } from '~/app/services/award/publish-award.server';
import {
  refuseWhileErasing,
  type DriverBeingErased,
} from '~/app/services/erasure/refuse-while-erasing.server';
import {
  publishVacations,
  type PublishVacationsError,
} from '~/app/services/vacation/publish-vacations.server';
import type { Catalogue } from '~/domain/award/award';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { fail, type Result } from '~/domain/shared/result';
import { getTradedAward } from '~/domain/site/traded-award';
import { toInstant } from '~/domain/time/instant';

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
  const unerased = await refuseWhileErasing(deps, access.scope);
  if (!unerased.ok) return unerased;
  const now = toInstant(deps.clock.now());
  const award = getTradedAward(access.site, of, now);
  if ((await countUnpublished(deps, access.scope, award)) === 0)
    return fail({ code: 'award-changed' });
  if (of === 'vacations') return publishVacations({ deps, access, only: 'trades' });
  return publishPeriodTrades({ deps, access }, award.periodId);
};
