import type { Catalogue } from '~/domain/award/award';
import type { AwardName } from '~/domain/selection/past-awards';
import type { PastAward } from '~/domain/selection/selection-window-schema';
import type { Instant } from '~/domain/time/instant';
import { findNearWeek, getMonday, type NearWeek } from '~/domain/time/iso-week';
import { dayIn } from '~/domain/time/zoned-time';
import { getLatestAward } from './current-award';
import type { Site } from './site-schema';

type TradingSite = Pick<Site, 'window' | 'vacation' | 'timeZone'>;

/** The award of the selection before, whose jobs drivers still trade: its working week has not begun. Null if there is none. */
export const findAwardAhead = (
  { window: selection, timeZone }: TradingSite,
  now: Instant,
): PastAward | null => {
  const { status, lastAward } = selection;
  if (status === 'published' || !lastAward) return null;
  return getMonday(lastAward.periodId) > dayIn(timeZone, now) ? lastAward : null;
};

/** The award whose jobs or weeks drivers trade, if they can: the one ahead of the selection before, otherwise the latest. */
export const getTradedAward = (site: TradingSite, of: Catalogue, now: Instant): AwardName => {
  const ahead = of === 'jobs' ? findAwardAhead(site, now) : null;
  return ahead ? { periodId: ahead.periodId, version: ahead.version } : getLatestAward(site, of);
};

/** A working week, and where the site is in time; null if the week is further away. */
export interface TradedWeek {
  readonly periodId: string;
  readonly when: NearWeek | null;
}

/** The week whose jobs drivers trade; null before its first version. */
export const findTradedWeek = (site: TradingSite, now: Instant): TradedWeek | null => {
  const { periodId, version } = getTradedAward(site, 'jobs', now);
  const today = dayIn(site.timeZone, now);
  return version > 0 ? { periodId, when: findNearWeek(periodId, today) } : null;
};
