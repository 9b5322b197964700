import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { runAward } from '~/domain/award/award';
import { sealAward, type AwardRecord } from '~/domain/award/award-record';
import { getOutcomes } from '~/domain/award/outcomes';
import { noticeOf } from '~/domain/mail/award-news';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import {
  publishedPortal,
  readyToPublish,
  vacationAwardId,
  type PortalError,
} from '~/domain/vacation/vacation-portal';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import { loadVacationAward } from './load-vacation-award.server';

export type PublishVacationsError =
  PortalError | { readonly code: 'site-changed' } | { readonly code: 'award-changed' };

/**
 * Publishes the award of vacation weeks, as jobs are published. Whoever opens the portal meanwhile moves
 * the site's version on, and nothing is published.
 */
export const publishVacations = async ({
  deps,
  access,
  seen = access.site.vacation.awardVersion,
}: {
  deps: Deps;
  access: AdminSession;
  /** As of `publishAward`. */
  seen?: number | undefined;
}): Promise<Result<AwardRecord, PublishVacationsError>> =>
  seen === access.site.vacation.awardVersion
    ? actOnSite(
        { deps, access },
        ({ vacation }) => vacation.awardVersion,
        (latest) => publish(deps, latest),
      )
    : fail({ code: 'award-changed' });

const publish = async (
  deps: Deps,
  { scope, site, company }: AdminSession,
): Promise<Result<AwardRecord, PublishVacationsError>> => {
  const { stores, clock, ids } = deps;
  const closed = readyToPublish(site.vacation, toInstant(clock.now()));
  if (!closed.ok) return fail(closed.error);
  const { input } = await loadVacationAward({ deps, scope, site, company });
  const run = runAward(input);
  const publishedAt = toInstant(clock.now());
  const vacation = publishedPortal(closed.value, publishedAt);
  const sealed = sealAward({
    companyId: scope.companyId,
    siteId: scope.siteId,
    periodId: vacationAwardId,
    version: vacation.awardVersion,
    publishedAt,
    run,
    sha256: deps.sha256,
  });
  // Text is cleaned of what has no UTF-8 form before it is stored.
  if (!sealed.ok) throw new Error(`An award cannot be sealed: ${sealed.error.code}`);
  const record = sealed.value;
  const { version, digest } = record;
  const details = `Published the vacation assignments, version ${version}: ${record.output.vacations.length} drivers assigned (digest ${digest.slice(0, 12)})`;
  const entry = makeLogEntry(deps, scope, 'save', details, { at: publishedAt });
  const saved = await stores.awards.publish(scope, {
    award: {
      periodId: vacationAwardId,
      version,
      publishedAt,
      digest,
      recordJson: JSON.stringify(record),
      shares: [],
      answeredClaims: [],
    },
    outcomes: getOutcomes(run, 'vacations'),
    site: { ...site, vacation },
    entry,
    notice: noticeOf(record, ids.next()),
  });
  return saved.ok ? ok(record) : fail(saved.error);
};
