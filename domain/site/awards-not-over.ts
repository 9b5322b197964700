import type { Catalogue } from '~/domain/award/award';
import { awardsAtWork, type AwardName } from '~/domain/selection/past-awards';
import type { Instant } from '~/domain/time/instant';
import { toIsoWeek } from '~/domain/time/iso-week';
import { dayIn } from '~/domain/time/zoned-time';
import { getAwardInForce } from './current-award';
import type { Site } from './site-schema';

/** The award in force, and those of earlier selections, unless their working week is over. */
export const listAwardsNotOver = (
  site: Pick<Site, 'window' | 'vacation' | 'timeZone'>,
  of: Catalogue,
  now: Instant,
): AwardName[] => {
  const { window: selection, timeZone } = site;
  const inForce = getAwardInForce(site, of);
  if (of === 'vacations') return inForce ? [inForce] : [];
  const thisWeek = toIsoWeek(dayIn(timeZone, now));
  return [
    ...(inForce && inForce.periodId >= thisWeek ? [inForce] : []),
    ...awardsAtWork(selection, { now, timeZone }),
  ];
};
