import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import type { CalendarFeed } from '~/domain/calendar/feed-schema';
import type { SiteScope } from '~/domain/company/scope';
import { aDriver } from '~/tests/support/roster-builders';
import { anEntry, aScope, now } from '../builders';

const employeeId = '1000001';
const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
const aFeed = (fields: Partial<CalendarFeed> = {}): CalendarFeed => ({
  employeeId,
  provenBy: 'password',
  epoch: 0,
  language: 'es',
  since: now,
  shown: [
    {
      key: 'vacation 2027',
      version: 2,
      publishedAt: now,
      what: { kind: 'vacation', weekId: 'W001' },
      when: { from: '2027-01-04', to: '2027-01-10' },
      isCancelled: true,
    },
  ],
  version: 1,
  ...fields,
});

export const calendarFeedsContract = (get: () => Stores) => {
  const addDriver = (scope: SiteScope) =>
    get().drivers.commit(scope, {
      expectedVersion: 0,
      puts: [aDriver({ employeeId })],
      deletes: [],
      usage: { growth: 1, limit: 1000 },
      entry: anEntry(),
    });
  const change = (
    scope: SiteScope,
    read: { version: number; hash?: string },
    next: { hash: string; feed: CalendarFeed } | null,
    sessionVersion = 0,
  ) =>
    get().calendarFeeds.changeOfDriver(scope, {
      ...{ employeeId, sessionVersion, read, next },
      entry: anEntry(),
    });
  const readCurrent = async (scope: SiteScope) =>
    (await get().access.readDriver(scope, employeeId)).credential?.calendarFeed;

  test("changes a driver's calendar feed only as it was read, and deletes the one before", async () => {
    const scope = aScope();
    const { calendarFeeds, activity } = get();
    const made = { hash: first, feed: aFeed() };
    expect(await change(scope, { version: 0 }, made)).toBe(false);
    await addDriver(scope);
    const logged = async () => (await activity.latest(scope, 10)).length;
    const before = await logged();
    expect(await change(scope, { version: 1 }, made)).toBe(false);
    expect(await change(scope, { version: 0 }, made, 1)).toBe(false);
    expect(await calendarFeeds.find(scope, first)).toBeNull();
    expect(await change(scope, { version: 0 }, made)).toBe(true);
    expect(await calendarFeeds.find(scope, first)).toEqual(aFeed());
    expect(await calendarFeeds.find(aScope(), first)).toBeNull();
    expect(await readCurrent(scope)).toEqual({ version: 1, hash: first });
    const next = { hash: second, feed: aFeed({ language: 'en' }) };
    expect(await change(scope, { version: 1, hash: first }, next)).toBe(true);
    expect(await calendarFeeds.find(scope, first)).toBeNull();
    expect(await change(scope, { version: 2, hash: second }, null)).toBe(true);
    expect(await calendarFeeds.find(scope, second)).toBeNull();
    expect(await readCurrent(scope)).toEqual({ version: 3 });
    expect((await logged()) - before).toBe(3);
  });

  test('ends a calendar feed with the password that replaces the credential', async () => {
    const scope = aScope();
    await addDriver(scope);
    await change(scope, { version: 0 }, { hash: first, feed: aFeed() });
    const password = { employeeId, passwordHash: 'hash', expectedVersion: 0 };
    expect(await get().credentials.setDriverPassword(scope, password)).toBe(true);
    expect(await readCurrent(scope)).toBeUndefined();
  });

  test('notes what a calendar feed showed only over what was read', async () => {
    const scope = aScope();
    const { calendarFeeds } = get();
    await addDriver(scope);
    const read = aFeed({ shown: [] });
    await change(scope, { version: 0 }, { hash: first, feed: read });
    const next = { ...read, shown: aFeed().shown, lastReadAt: now };
    await calendarFeeds.noteRead(scope, first, { read, next });
    expect(await calendarFeeds.find(scope, first)).toEqual({ ...next, version: 2 });
    await calendarFeeds.noteRead(scope, first, { read, next: read });
    expect(await calendarFeeds.find(scope, first)).toEqual({ ...next, version: 2 });
    await calendarFeeds.noteRead(scope, second, { read, next });
    expect(await calendarFeeds.find(scope, second)).toBeNull();
  });

  test('changes the calendar feed of a site only as it was read, and deletes the one before', async () => {
    const scope = aScope();
    const { calendarFeeds, activity } = get();
    const feed = aFeed({ employeeId: null });
    const change = (
      read: { version: number; hash?: string },
      next: { hash: string; feed: CalendarFeed } | null,
    ) => calendarFeeds.changeOfSite(scope, { read, next, entry: anEntry() });
    expect(await calendarFeeds.readOfSite(scope)).toEqual({ version: 0 });
    expect(await change({ version: 1 }, { hash: first, feed })).toBe(false);
    expect(await change({ version: 0 }, { hash: first, feed })).toBe(true);
    expect(await calendarFeeds.readOfSite(scope)).toEqual({ version: 1, hash: first });
    expect(await calendarFeeds.find(scope, first)).toEqual(feed);
    expect(await change({ version: 0 }, { hash: second, feed })).toBe(false);
    expect(await change({ version: 1, hash: first }, { hash: second, feed })).toBe(true);
    expect(await calendarFeeds.find(scope, first)).toBeNull();
    expect(await change({ version: 2, hash: second }, null)).toBe(true);
    expect(await calendarFeeds.find(scope, second)).toBeNull();
    expect(await calendarFeeds.readOfSite(scope)).toEqual({ version: 3 });
    expect(await activity.latest(scope, 10)).toHaveLength(3);
  });

  test('finds no calendar feed for names that are no tenant', async () => {
    const tenant = { companyId: 'no tenant', siteId: '#' };
    expect(await get().calendarFeeds.find(tenant, first)).toBeNull();
  });
};
