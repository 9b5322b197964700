import type { Deps } from '~/app/ports/deps';
import { publishAward, type PublishError } from '~/app/services/award/publish-award.server';
import type { SiteAccess } from '~/app/services/award/load-version.server';
import {
  publishVacations,
  type PublishVacationsError,
} from '~/app/services/vacation/publish-vacations.server';
import type { Catalogue } from '~/domain/award/award';
import type { AwardRecord } from '~/domain/award/award-record';
import type { Result } from '~/domain/shared/result';

export type PublishTradesError = PublishError | PublishVacationsError;

/**
 * Publishes the version in force with the trades that were approved since: nobody but their drivers changes, and nothing
 * that an administrator has prepared for the next version becomes public.
 */
export const publishTrades = (
  deps: Deps,
  access: SiteAccess,
  of: Catalogue,
): Promise<Result<AwardRecord, PublishTradesError>> =>
  of === 'jobs'
    ? publishAward({ deps, access, only: 'trades' })
    : publishVacations({ deps, access, only: 'trades' });
