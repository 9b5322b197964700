import type { DriverCall } from '~/app/ports/deps';
import { isFeedLive } from '~/domain/calendar/calendar-feed';
import type { CalendarFeed } from '~/domain/calendar/feed-schema';
import { getSessionEpoch } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';

/** Since when the driver's calendar feed works, and when a calendar last read it; null if there is none. */
export const readOwnFeed = async ({
  deps,
  access: { scope, site, company, driver },
  now,
}: DriverCall<'stores', { now: Instant }>): Promise<Pick<
  CalendarFeed,
  'since' | 'lastReadAt'
> | null> => {
  const { access, calendarFeeds } = deps.stores;
  const { credential } = await access.readDriver(scope, driver.employeeId);
  const hash = credential?.calendarFeed?.hash;
  const feed = hash === undefined ? null : await calendarFeeds.find(scope, hash);
  const rules = { settings: site.settings, epoch: getSessionEpoch(site, company), now };
  if (!feed || !isFeedLive(feed, rules)) return null;
  const { since, lastReadAt } = feed;
  return { since, lastReadAt };
};
