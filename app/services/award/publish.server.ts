import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import type { NewEvent } from '~/domain/activity/activity';
import { runAward, type Catalogue } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { sealAward, type AwardRecord } from '~/domain/award/award-record';
import { getOutcomes } from '~/domain/award/outcomes';
import { getPickShares } from '~/domain/award/pick-shares';
import { makeNotice } from '~/domain/mail/award-news';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';

/** How publishing jobs and publishing vacation weeks differ. */
interface PublishRules<E> {
  readonly catalogue: Catalogue;
  /** The latest version; 0 before the first. */
  readonly getVersion: (site: Site) => number;
  /** The part of the site on which the decision to publish is based. */
  readonly getBasis: (site: Site) => unknown;
  /** Increases the version that saves check in their transactions, so that late ones fail from here on. */
  readonly freeze?: (
    deps: Deps,
    access: AdminSession,
  ) => Promise<Result<Site, E | { readonly code: 'site-changed' }>>;
  readonly load: (
    deps: Deps,
    access: AdminSession,
  ) => Promise<{ readonly input: AwardInput; readonly answeredClaims: readonly string[] }>;
  /**
   * Prepares the site for publishing, for example by recording a closure. Fails while the last saves may still be
   * written.
   */
  readonly prepare?: (site: Site, now: string) => Result<Site, E>;
  /** The site with the next version. */
  readonly advance: (site: Site, publishedAt: string) => Site;
  readonly getPeriodId: (site: Site) => string;
  /** What the activity log records. */
  readonly toEvent: (record: AwardRecord, digest: string) => NewEvent;
}

export type PublishingError<E> =
  E | { readonly code: 'site-changed' } | { readonly code: 'award-changed' };

interface Publish {
  readonly deps: Deps;
  readonly access: AdminSession;
  /** The version that the page showed; publishing is refused if it is no longer the latest. */
  readonly seen?: number | undefined;
}

/**
 * Publishes an award: reads the saved lists, runs the engine once, adds the digest to the record and makes it the
 * site's current award. Publishing again makes a new version.
 */
export const createPublish =
  <E extends { readonly code: string }>(rules: PublishRules<E>) =>
  async ({ deps, access, seen }: Publish): Promise<Result<AwardRecord, PublishingError<E>>> => {
    const { getVersion, getBasis, freeze } = rules;
    if ((seen ?? getVersion(access.site)) !== getVersion(access.site))
      return fail({ code: 'award-changed' });
    const frozen = freeze
      ? await actOnSite({ deps, access }, getBasis, (latest) => freeze(deps, latest))
      : ok(access.site);
    if (!frozen.ok) return frozen;
    const begun = { ...access, site: frozen.value };
    return actOnSite({ deps, access: begun }, getBasis, (latest) => publish(rules, deps, latest));
  };

const publish = async <E>(
  { catalogue, load, prepare, advance, getVersion, getPeriodId, toEvent }: PublishRules<E>,
  deps: Deps,
  access: AdminSession,
): Promise<Result<AwardRecord, E | { readonly code: 'site-changed' }>> => {
  const { stores, clock, ids, sha256 } = deps;
  const { scope } = access;
  const ready = prepare?.(access.site, toInstant(clock.now())) ?? ok(access.site);
  if (!ready.ok) return ready;
  const { input, answeredClaims } = await load(deps, access);
  const run = runAward(input);
  const publishedAt = toInstant(clock.now());
  const site = advance(ready.value, publishedAt);
  const { companyId, siteId } = scope;
  const about = { periodId: getPeriodId(site), version: getVersion(site), publishedAt };
  const sealed = sealAward({ ...about, companyId, siteId, run, sha256 });
  // Cannot fail: text without a UTF-8 form is removed before it is stored.
  if (!sealed.ok) throw new Error(`An award cannot be sealed: ${sealed.error.code}`);
  const record = sealed.value;
  const { digest } = record;
  const event = toEvent(record, digest.slice(0, 12));
  const saved = await stores.awards.publish(scope, {
    award: {
      ...about,
      digest,
      recordJson: JSON.stringify(record),
      shares: catalogue === 'jobs' ? getPickShares(run) : [],
      answeredClaims,
    },
    outcomes: getOutcomes(run, catalogue),
    site,
    entry: makeLogEntry(deps, scope, 'save', event, { at: publishedAt }),
    notice: makeNotice(record, ids.next()),
  });
  return saved.ok ? ok(record) : fail(saved.error);
};
