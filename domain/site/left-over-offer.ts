import { isRunning } from '~/domain/left-over-jobs/left-over-rules';
import type { LeftOverOffer } from '~/domain/left-over-jobs/left-over-schema';
import type { AwardName } from '~/domain/selection/past-awards';
import type { Instant } from '~/domain/time/instant';
import { listAwardsNotOver } from './awards-not-over';
import type { Site } from './site-schema';

/** An offer of left-over jobs with the version in force of its week. */
export interface OfferInForce {
  readonly offer: LeftOverOffer;
  readonly award: AwardName;
  readonly isRunning: boolean;
}

/** The site's offer; null if there is none, or if its week is over or its version withdrawn. */
export const findLeftOverOffer = (
  site: Pick<Site, 'leftOver' | 'window' | 'vacation' | 'timeZone'>,
  now: Instant,
): OfferInForce | null => {
  const { leftOver: offer } = site;
  if (!offer) return null;
  const award = listAwardsNotOver(site, 'jobs', now).find(
    ({ periodId }) => periodId === offer.periodId,
  );
  return award ? { offer, award, isRunning: isRunning(offer, now) } : null;
};
