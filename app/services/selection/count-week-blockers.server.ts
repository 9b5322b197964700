import type { Deps } from '~/app/ports/deps';
import { countUnpublished } from '~/app/services/award/load-trades.server';
import { isAboutPick, isOpen, type Claim } from '~/domain/claims/claim';
import type { SiteScope } from '~/domain/company/scope';
import { presentAward } from '~/domain/selection/past-awards';
import { noBlockers, type WeekBlockers } from '~/domain/selection/week-step';
import type { Site } from '~/domain/site/site';

interface Week {
  readonly scope: SiteScope;
  readonly site: Site;
  /** The claims about the period's jobs. */
  readonly claims: readonly Claim[];
}

/** Granted claims about picks that the published award does not include yet. */
const countGrants = async (
  deps: Pick<Deps, 'stores'>,
  { scope, site, claims }: Week,
): Promise<number> => {
  const granted = claims.filter((claim) => claim.state === 'granted' && isAboutPick(claim));
  if (granted.length === 0) return 0;
  const [version] = await deps.stores.awards.versions(scope, [presentAward(site.window)]);
  return granted.filter(({ id }) => !version?.answeredClaims.includes(id)).length;
};

/** What must be done in a published week before the next period can open. */
export const countWeekBlockers = async (
  deps: Pick<Deps, 'stores'>,
  week: Week,
): Promise<WeekBlockers> => {
  const { scope, site, claims } = week;
  if (site.window.status !== 'published') return noBlockers;
  const [grants, trades] = await Promise.all([
    countGrants(deps, week),
    countUnpublished(deps, scope, presentAward(site.window)),
  ]);
  return { openClaims: claims.filter(isOpen).map(({ id }) => id), grants, trades };
};
