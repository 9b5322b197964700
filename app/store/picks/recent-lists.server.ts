import type { LogMarker, MarkedLists, PicksStore, SaveFacts } from '~/app/ports/picks';
import type { Tenant } from '~/domain/company/scope';
import { drainMs } from '~/domain/selection/selection-window';
import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';
import { dayMs } from '~/domain/shared/time-units';
import type { Db } from '~/app/store/dynamo/db';
import { countRange } from '~/app/store/dynamo/query-all.server';
import { StoreTimeout } from '~/app/store/dynamo/retry.server';
import { activitySince } from '~/app/store/table/keys';
import type { PicksPlace } from './picks-place';
import { createRecentCopy, needBuckets } from './recent-copy.server';
import { getMarker, type RecentHead } from './recent-item';
import type { RecentMemory } from './recent-memory';

const recentMs = 10_000;
/** Counting the entries of a longer time would cost more than it saves. */
const oldestMarkerMs = dayMs;

const toSince = (now: Instant): Instant => toInstant(toEpochMs(now) - drainMs);
const getAge = (instant: Instant, now: Instant): number => toEpochMs(now) - toEpochMs(instant);
/** Lists that were taken long after `now` are due too, because the clock was set back since. */
const isTimeToTake = ({ takenAt }: RecentHead, now: Instant): boolean =>
  Math.abs(getAge(takenAt, now)) >= recentMs;

/**
 * Whether a marker's count says nothing anymore. A save that it counted may have been missing from the lists, because a
 * query can see a transaction in part, so they are read once more when that save has surely ended. After the clock was
 * set back, new entries come before `since`.
 */
const isExpired = ({ since, count }: LogMarker, now: Instant): boolean => {
  const age = getAge(since, now);
  return age < 0 || age >= (count > 0 ? 2 * drainMs : oldestMarkerMs);
};

const countEntries = (db: Db, tenant: Tenant, since: Instant, most?: number): Promise<number> =>
  countRange(db, activitySince(tenant, toEpochMs(since)), most);

/**
 * The part of a catalogue's store for pages that many people have open. Lists that are large are stored once more, in
 * compressed buckets, at most once in ten seconds while something changes, so that not every page reads all of them.
 */
export const createRecentLists = <List extends SaveFacts>(
  db: Db,
  place: PicksPlace<List>,
  { memory, list }: { memory: RecentMemory<List>; list: (tenant: Tenant) => Promise<List[]> },
): Pick<PicksStore<List>, 'recent' | 'recentWithMarker' | 'isOutdated'> => {
  const copy = createRecentCopy(db, place, memory);

  const hasMoreEntries = async (tenant: Tenant, marker: LogMarker, now: Instant) =>
    isExpired(marker, now) ||
    (await countEntries(db, tenant, marker.since, marker.count + 1)) !== marker.count;

  const readMarked = async (tenant: Tenant, now: Instant): Promise<MarkedLists<List>> => {
    const since = toSince(now);
    // Counted before the lists are read, so that a save in between shows as a change.
    const count = await countEntries(db, tenant, since);
    return { marker: { since, count }, lists: await list(tenant), asOf: now };
  };

  /** Stores lists for others. If the store is too busy for that, the page has its lists, and a later one stores them. */
  const store = async (
    tenant: Tenant,
    before: RecentHead | null,
    { lists, marker, asOf }: MarkedLists<List>,
  ): Promise<void> => {
    try {
      await copy.store(tenant, before, { takenAt: asOf, ...marker, lists });
    } catch (error) {
      if (!(error instanceof StoreTimeout)) throw error;
    }
  };

  /** Reads all lists and stores them for others. Needs the claim. */
  const refresh = async (tenant: Tenant, before: RecentHead | null, now: Instant) => {
    const read = await readMarked(tenant, now);
    await store(tenant, before, read);
    return read;
  };

  /** The stored lists, after reading and storing them again if they are due; null if there are none. */
  const readStored = async (tenant: Tenant, now: Instant): Promise<MarkedLists<List> | null> => {
    const head = await copy.readHead(tenant);
    if (!head) return null;
    const isOld = isTimeToTake(head, now);
    const isDue = isOld && (await hasMoreEntries(tenant, head, now));
    if (isDue && (await copy.claim(tenant, head, now))) return refresh(tenant, head, now);
    const lists = await copy.readBuckets(tenant, head);
    // An old copy that needs no update has the lists as they are now.
    const asOf = isOld && !isDue ? now : head.takenAt;
    return lists && { lists, marker: getMarker(head), asOf };
  };

  const storeIfLarge = async (tenant: Tenant, read: MarkedLists<List>) => {
    if (needBuckets(read.lists) > 1 && (await copy.claim(tenant, null, read.asOf)))
      await store(tenant, null, read);
  };

  return {
    recent: async (tenant, now) => {
      const stored = await readStored(tenant, now);
      if (stored) return stored;
      // Nothing is counted, so any entry shows as a change.
      const marker = { since: toSince(now), count: 0 };
      const read = { lists: await list(tenant), marker, asOf: now };
      await storeIfLarge(tenant, read);
      return read;
    },
    recentWithMarker: async (tenant, now) => {
      const stored = await readStored(tenant, now);
      if (stored) return stored;
      const read = await readMarked(tenant, now);
      await storeIfLarge(tenant, read);
      return read;
    },
    isOutdated: async (tenant, marker, now) => {
      const head = await copy.readHead(tenant);
      if (!head || isTimeToTake(head, now)) return hasMoreEntries(tenant, marker, now);
      return head.since !== marker.since || head.count !== marker.count;
    },
  };
};
