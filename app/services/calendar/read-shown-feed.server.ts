import type { Call, DriverCall } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import { isFeedLive } from '~/domain/calendar/calendar-feed';
import type { CalendarFeed } from '~/domain/calendar/feed-schema';
import { getSessionEpoch } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';

/** Since when a calendar feed works, and when a calendar last read it. */
type ShownFeed = Pick<CalendarFeed, 'since' | 'lastReadAt'>;
type Args = Call<'stores', { access: SiteAccess; now: Instant }>;

const readShown = async (
  { deps, access: { scope, site, company }, now }: Args,
  hash: string | undefined,
): Promise<ShownFeed | null> => {
  const feed = hash === undefined ? null : await deps.stores.calendarFeeds.find(scope, hash);
  const rules = { settings: site.settings, epoch: getSessionEpoch(site, company), now };
  if (!feed || !isFeedLive(feed, rules)) return null;
  const { since, lastReadAt } = feed;
  return { since, lastReadAt };
};

/** The driver's calendar feed; null if there is none. */
export const readOwnFeed = async (
  call: DriverCall<'stores', { now: Instant }>,
): Promise<ShownFeed | null> => {
  const { scope, driver } = call.access;
  const { credential } = await call.deps.stores.access.readDriver(scope, driver.employeeId);
  return readShown(call, credential?.calendarFeed?.hash);
};

/** The site's calendar feed; null if there is none. */
export const readSiteFeed = async (call: Args): Promise<ShownFeed | null> =>
  readShown(call, (await call.deps.stores.calendarFeeds.readOfSite(call.access.scope)).hash);
