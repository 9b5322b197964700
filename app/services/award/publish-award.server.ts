import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { runAward } from '~/domain/award/award';
import { sealAward, type AwardRecord } from '~/domain/award/award-record';
import { getOutcomes } from '~/domain/award/outcomes';
import { getPickShares } from '~/domain/award/pick-shares';
import { isAnswered } from '~/domain/claims/claim';
import { beginPublishing, published, type WindowError } from '~/domain/selection/selection-window';
import { noticeOf } from '~/domain/mail/award-news';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import { loadAwardInput } from './load-award-input.server';

export type PublishError =
  WindowError | { readonly code: 'site-changed' } | { readonly code: 'award-changed' };

/**
 * Publishes the period's award: stops late saves, reads what was saved, runs the engine,
 * seals the record and flips the site to it. Publishing again makes a new version.
 */
export const publishAward = async ({
  deps,
  access,
  seen = access.site.window.awardVersion,
}: {
  deps: Deps;
  access: AdminSession;
  /** The version that was on the page; it is refused if that is no longer the latest. */
  seen?: number | undefined;
}): Promise<Result<AwardRecord, PublishError>> => {
  if (seen !== access.site.window.awardVersion) return fail({ code: 'award-changed' });
  const basis = ({ window }: Site) => window.version;
  const frozen = await actOnSite({ deps, access }, basis, (now) => freeze(deps, now));
  if (!frozen.ok) return frozen;
  const begun = { ...access, site: frozen.value };
  return actOnSite({ deps, access: begun }, basis, (now) => publish(deps, now));
};

/** From this write on a late save is refused: it checks the window's version in its own transaction. */
const freeze = async (
  { stores, clock }: Deps,
  { scope, site }: AdminSession,
): Promise<Result<Site, PublishError>> => {
  const begun = beginPublishing(site.window, toInstant(clock.now()));
  return begun.ok ? stores.sites.save(scope, { ...site, window: begun.value }, []) : begun;
};

const publish = async (
  deps: Deps,
  { scope, site, company }: AdminSession,
): Promise<Result<AwardRecord, PublishError>> => {
  const { stores, clock, ids } = deps;
  // Before the input: a claim that is seen as granted has its assignment in the input.
  const claims = await stores.claims.list(scope, site.window.periodId);
  const { input } = await loadAwardInput({ deps, scope, site, company });
  const run = runAward(input);
  const publishedAt = toInstant(clock.now());
  const window = published(site.window, publishedAt);
  const sealed = sealAward({
    companyId: scope.companyId,
    siteId: scope.siteId,
    periodId: window.periodId,
    version: window.awardVersion,
    publishedAt,
    run,
    sha256: deps.sha256,
  });
  // Text is cleaned of what has no UTF-8 form before it is stored.
  if (!sealed.ok) throw new Error(`An award cannot be sealed: ${sealed.error.code}`);
  const record = sealed.value;
  const details = `Published the assignments of ${window.periodId}, version ${window.awardVersion}: ${record.output.jobs.length} of ${input.jobs.length} jobs assigned (digest ${record.digest.slice(0, 12)})`;
  const entry = makeLogEntry(deps, scope, 'save', details, { at: publishedAt });
  const saved = await stores.awards.publish(scope, {
    award: {
      periodId: window.periodId,
      version: window.awardVersion,
      publishedAt,
      digest: record.digest,
      recordJson: JSON.stringify(record),
      shares: getPickShares(run),
      answeredClaims: claims.filter(isAnswered).map(({ id }) => id),
    },
    outcomes: getOutcomes(run, 'jobs'),
    site: { ...site, window },
    entry,
    notice: noticeOf(record, ids.next()),
  });
  return saved.ok ? ok(record) : fail(saved.error);
};
