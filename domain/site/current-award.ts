import type { Catalogue } from '~/domain/award/award';
import type { WithdrawnVersion } from '~/domain/award/record/withdrawal';
import { claimsOpenUntil } from '~/domain/claims/claim-rules';
import { presentAward, type AwardName } from '~/domain/selection/past-awards';
import type { Instant } from '~/domain/time/instant';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import type { Site } from './site-schema';

type AwardState = Pick<Site, 'window' | 'vacation'>;

/** The latest version of the current award of jobs or vacation weeks; version 0 before the first. */
export const getLatestAward = (
  { window: selection, vacation }: AwardState,
  of: Catalogue,
): AwardName =>
  of === 'jobs'
    ? presentAward(selection)
    : { periodId: vacationAwardId, version: vacation.awardVersion };

/** What an award ID names: `vacation`, or a period of jobs. */
export const getCatalogue = (awardId: string): Catalogue =>
  awardId === vacationAwardId ? 'vacations' : 'jobs';

/** The version that was withdrawn last; null if none was. */
export const getLastWithdrawn = (
  { window: selection, vacation }: AwardState,
  of: Catalogue,
): WithdrawnVersion | null => (of === 'jobs' ? selection : vacation).withdrawn;

/** The withdrawn version that no later one has replaced; null if there is none. */
export const getWithdrawn = (site: AwardState, of: Catalogue): WithdrawnVersion | null => {
  const withdrawn = getLastWithdrawn(site, of);
  return withdrawn?.version === getLatestAward(site, of).version ? withdrawn : null;
};

/** The published award that counts now; null before the first version, and while the latest one is withdrawn. */
export const getAwardInForce = (site: AwardState, of: Catalogue): AwardName | null => {
  const latest = getLatestAward(site, of);
  const isPublished = of === 'jobs' ? site.window.status === 'published' : latest.version > 0;
  return isPublished && !getWithdrawn(site, of) ? latest : null;
};

/** When the award in force was published; null if none is in force. */
export const getPublishedAt = (site: AwardState, of: Catalogue): Instant | null =>
  getAwardInForce(site, of) && (of === 'jobs' ? site.window : site.vacation).publishedAt;

/** When the time for claims about the award in force began; versions that add only trades do not restart it. Null if none is in force. */
export const getClaimsStart = (site: AwardState, of: Catalogue): Instant | null =>
  (of === 'jobs' ? site.window : site.vacation).claimsFrom ?? getPublishedAt(site, of);

/** Until when drivers may file claims about the award in force; null while they may not. */
export const getClaimsUntil = (
  site: AwardState & Pick<Site, 'settings'>,
  of: Catalogue,
  now: Instant,
): Instant | null => claimsOpenUntil(getClaimsStart(site, of), site.settings, now);
