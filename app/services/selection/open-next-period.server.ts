import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { countUnpublished } from '~/app/services/award/load-trades.server';
import { readAward } from '~/app/services/award/read-record.server';
import type { Deps } from '~/app/ports/deps';
import { toClosing } from '~/domain/activity/to-closing';
import { isOpen, type Claim } from '~/domain/claims/claim';
import { presentAward } from '~/domain/selection/past-awards';
import { startNextPeriod, type WindowError } from '~/domain/selection/selection-window';
import type { Instant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { SiteScope } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';

export type OpenPeriodError =
  | WindowError
  | { readonly code: 'site-changed' }
  | { readonly code: 'claims-open'; readonly count: number }
  | { readonly code: 'grants-unpublished'; readonly count: number }
  | { readonly code: 'trades-unpublished'; readonly count: number };

/** Granted claims that the published award does not include yet. */
const unpublishedGrants = async (
  deps: Pick<Deps, 'stores'>,
  { scope, site }: { scope: SiteScope; site: Site },
  claims: readonly Claim[],
): Promise<number> => {
  const granted = claims.filter(({ state }) => state === 'granted');
  if (granted.length === 0) return 0;
  const award = await readAward({ deps, scope, ...presentAward(site.window) });
  return granted.filter(({ id }) => !award?.answeredClaims.has(id)).length;
};

/** Opens the next period, by the button or at the time that the site has set. */
export const openNextPeriod = async ({
  deps,
  scope,
  site,
  now,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  scope: SiteScope;
  site: Site;
  now: Instant;
}): Promise<Result<Site, OpenPeriodError>> => {
  const window = startNextPeriod(site.window, now, site.timeZone, site.settings);
  if (!window.ok) return window;
  // Claims must be answered first, while the answer can still change the award.
  const claims = await deps.stores.claims.list(scope, site.window.periodId);
  const count = claims.filter(isOpen).length;
  if (count > 0) return fail({ code: 'claims-open', count });
  // Granted claims must be published first, or the drivers would not get the jobs they were promised.
  const grants = await unpublishedGrants(deps, { scope, site }, claims);
  if (grants > 0) return fail({ code: 'grants-unpublished', count: grants });
  const trades = await countUnpublished(deps, scope, presentAward(site.window));
  if (trades > 0) return fail({ code: 'trades-unpublished', count: trades });
  const { periodId, closesAt } = window.value;
  const event = { code: 'selection-opened', periodId, closesAt: toClosing(closesAt) } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at: now });
  const saved = await deps.stores.sites.save(scope, { ...site, window: window.value }, [entry]);
  return saved.ok ? ok(saved.value) : fail(saved.error);
};
