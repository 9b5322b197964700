import type { Stores } from '~/app/ports/deps';
import { within, type Memory } from './memory';

export const createCalendarFeeds = ({
  calendarFeeds,
  siteFeeds,
  drivers,
  credentials,
  log,
}: Memory): Stores['calendarFeeds'] => ({
  find: async (tenant, hash) => calendarFeeds.get(within(tenant, hash)),
  noteRead: async (scope, hash, { read, next }) => {
    const key = within(scope, hash);
    if (calendarFeeds.get(key)?.version !== read.version) return;
    calendarFeeds.put(key, { ...next, version: read.version + 1 });
  },
  changeOfDriver: async (scope, { employeeId, sessionVersion, read, next, entry }) => {
    const key = within(scope, employeeId);
    if (!drivers.get(key)) return false;
    const stored = credentials.get(key) ?? { employeeId, passwordHash: null, sessionVersion: 0 };
    if (stored.sessionVersion !== sessionVersion) return false;
    if ((stored.calendarFeed?.version ?? 0) !== read.version) return false;
    const calendarFeed = { version: read.version + 1, ...(next && { hash: next.hash }) };
    credentials.put(key, { ...stored, calendarFeed });
    if (read.hash !== undefined) calendarFeeds.delete(within(scope, read.hash));
    if (next) calendarFeeds.put(within(scope, next.hash), next.feed);
    log(scope, entry);
    return true;
  },
  readOfSite: async (scope) => siteFeeds.get(within(scope)) ?? { version: 0 },
  changeOfSite: async (scope, { read, next, entry }) => {
    if ((siteFeeds.get(within(scope))?.version ?? 0) !== read.version) return false;
    siteFeeds.put(within(scope), {
      version: read.version + 1,
      ...(next && { hash: next.hash }),
    });
    if (read.hash !== undefined) calendarFeeds.delete(within(scope, read.hash));
    if (next) calendarFeeds.put(within(scope, next.hash), next.feed);
    log(scope, entry);
    return true;
  },
});
