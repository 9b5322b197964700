import type { CalendarFeedStore } from '~/app/ports/calendar-feeds';
import { replacePart } from '~/app/store/access/shortcut-store.server';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { hasVersion, type Db, type Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { calendarFeedKey, isTenant, siteFeedKey } from '~/app/store/table/keys';
import { timeToLiveAttribute } from '~/app/store/table/table';
import { currentFeedSchema, type CurrentFeed } from '~/domain/access/current-feed';
import { getFeedEnd } from '~/domain/calendar/calendar-feed';
import { calendarFeedSchema, type CalendarFeed } from '~/domain/calendar/feed-schema';
import type { Tenant } from '~/domain/company/scope';

const type = 'calendar-feed';
const siteType = 'site-feed';

const toFeedItem = (tenant: Tenant, hash: string, feed: CalendarFeed): Item => ({
  ...calendarFeedKey(tenant, hash),
  type,
  ...feed,
  [timeToLiveAttribute]: Math.ceil(getFeedEnd(feed) / 1000),
});

/** Stores the feed that counts from now on, and deletes the one before. */
const replaceFeed = (
  tenant: Tenant,
  read: CurrentFeed,
  next: { readonly hash: string; readonly feed: CalendarFeed } | null,
) => [
  ...(next ? [{ put: toFeedItem(tenant, next.hash, next.feed) }] : []),
  ...(read.hash === undefined ? [] : [{ delete: calendarFeedKey(tenant, read.hash) }]),
];

/** One item for each feed, of 1 to 4 KB, so that a calendar that asks whether anything is new costs one read unit for it. */
export const createCalendarFeedStore = (db: Db): CalendarFeedStore => ({
  find: async (tenant, hash) => {
    if (!isTenant(tenant)) return null;
    const item = await getItem(db, calendarFeedKey(tenant, hash));
    return item ? readItem(type, calendarFeedSchema, item) : null;
  },
  noteRead: async (scope, hash, { read, next }) => {
    const put = toFeedItem(scope, hash, { ...next, version: read.version + 1 });
    await transact(db, [{ put, if: hasVersion(read.version), refused: 'changed' }]);
  },
  changeOfDriver: async (scope, { employeeId, sessionVersion, read, next, entry }) => {
    const part = { employeeId, sessionVersion, knownVersion: read.version };
    const refused = await transact(db, [
      ...replacePart(scope, 'calendarFeed', part, next ? { hash: next.hash } : {}),
      ...replaceFeed(scope, read, next),
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0;
  },
  readOfSite: async (scope) => {
    const item = await getItem(db, siteFeedKey(scope));
    return item ? readItem(siteType, currentFeedSchema, item) : { version: 0 };
  },
  changeOfSite: async (scope, { read, next, entry }) => {
    const current: CurrentFeed = { version: read.version + 1, ...(next && { hash: next.hash }) };
    const refused = await transact(db, [
      {
        put: { ...siteFeedKey(scope), type: siteType, ...current },
        if: hasVersion(read.version),
        refused: 'changed',
      },
      ...replaceFeed(scope, read, next),
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0;
  },
});
