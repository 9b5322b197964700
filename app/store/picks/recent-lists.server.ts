import type { LogMarker, MarkedLists, SaveFacts, PicksStore } from '~/app/ports/picks';
import type { Db } from '~/app/store/dynamo/db';
import { StoreTimeout } from '~/app/store/dynamo/retry.server';
import type { Tenant } from '~/domain/company/scope';
import { type Instant, toEpochMs } from '~/domain/time/instant';
import { hasMoreEntries, markLog } from './log-marker.server';
import type { PicksPlace } from './picks-place';
import { createRecentCopy, needBuckets } from './recent-copy.server';
import { getMarker, type RecentHead } from './recent-item';
import type { RecentMemory } from './recent-memory';

/** The lists that memory has, or null and a marker to read them with. */
interface Recalled<List> {
  readonly marker: LogMarker;
  readonly lists: readonly List[] | null;
}

const toName = ({ companyId, siteId }: Tenant): string => `${companyId} ${siteId}`;

/** The lists of sites that have too few for a copy, in a process's memory. */
const createFewLists = <List extends SaveFacts>(db: Db, { few: memory }: RecentMemory<List>) => ({
  /** The same array while the log has no new entry, so that what is made of it can be kept. */
  recall: async (tenant: Tenant, now: Instant): Promise<Recalled<List>> => {
    const known = memory.get(toName(tenant));
    if (known && !(await hasMoreEntries(db, tenant, known.marker, now))) return known;
    return { marker: await markLog(db, tenant, now), lists: null };
  },

  keep: (tenant: Tenant, read: MarkedLists<List>): void => {
    memory.set(toName(tenant), read);
  },
});

const recentMs = 10_000;

/** Lists that were taken long after `now` are due too, because the clock was set back since. */
const isTimeToTake = ({ takenAt }: RecentHead, now: Instant): boolean =>
  Math.abs(toEpochMs(now) - toEpochMs(takenAt)) >= recentMs;

/**
 * The part of a catalogue's store for pages that many people have open. Lists that are large are stored once more, in
 * compressed buckets, at most once in ten seconds while something changes, so that not every page reads all of them.
 * Fewer lists are kept in the process's memory until the log has a new entry.
 */
export const createRecentLists = <List extends SaveFacts>(
  db: Db,
  place: PicksPlace<List>,
  { memory, list }: { memory: RecentMemory<List>; list: (tenant: Tenant) => Promise<List[]> },
): Pick<PicksStore<List>, 'recent' | 'isOutdated'> => {
  const copy = createRecentCopy(db, place, memory);
  const few = createFewLists(db, memory);

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
  const refresh = async (tenant: Tenant, before: RecentHead, now: Instant) => {
    const marker = await markLog(db, tenant, now);
    const read = { marker, lists: await list(tenant), asOf: now };
    await store(tenant, before, read);
    return read;
  };

  /** The stored lists, after reading and storing them again if they are due; null if a part is missing. */
  const readStored = async (
    tenant: Tenant,
    head: RecentHead,
    now: Instant,
  ): Promise<MarkedLists<List> | null> => {
    const isOld = isTimeToTake(head, now);
    const isDue = isOld && (await hasMoreEntries(db, tenant, getMarker(head), now));
    if (isDue && (await copy.claim(tenant, head, now))) return refresh(tenant, head, now);
    const lists = await copy.readBuckets(tenant, head);
    // An old copy that needs no update has the lists as they are now.
    const asOf = isOld && !isDue ? now : head.takenAt;
    return lists && { lists, marker: getMarker(head), asOf };
  };

  return {
    recent: async (tenant, now) => {
      // Most sites have no copy. Asking memory meanwhile saves them a round trip.
      const [head, recalled] = await Promise.all([
        copy.readHead(tenant),
        copy.isKnown(tenant) ? null : few.recall(tenant, now),
      ]);
      const stored = head && (await readStored(tenant, head, now));
      if (stored) return stored;
      const { marker, lists } = recalled ?? (await few.recall(tenant, now));
      if (lists) return { marker, lists, asOf: now };
      const read = { marker, lists: await list(tenant), asOf: now };
      if (needBuckets(read.lists) <= 1) few.keep(tenant, read);
      else if (await copy.claim(tenant, null, now)) await store(tenant, null, read);
      return read;
    },
    isOutdated: async (tenant, marker, now) => {
      const head = await copy.readHead(tenant);
      if (!head || isTimeToTake(head, now)) return hasMoreEntries(db, tenant, marker, now);
      return head.since !== marker.since || head.count !== marker.count;
    },
  };
};
