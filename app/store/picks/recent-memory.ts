import { LRUCache } from 'lru-cache';
import type { MarkedLists } from '~/app/ports/picks';

/** The most ranked IDs to cache over all lists. They take less than 100 MB, because lists share their texts. */
const maxIds = 5_000_000;
/** With the award that is kept with its lists, a site of 1,000 drivers takes less than 1 MB. */
const maxSitesWithFew = 200;

interface KnownBucket<List> {
  readonly hash: string;
  readonly lists: readonly List[];
}

/** The lists that a process has read last. */
export interface RecentMemory<List> {
  /**
   * Buckets of recent lists, and the lists of all buckets of a site, by key. Those with an equal hash need not be read
   * again.
   */
  readonly buckets: LRUCache<string, KnownBucket<List>>;
  /** The lists of sites that have no buckets, by site. They need not be read again while the log has no new entry. */
  readonly few: LRUCache<string, MarkedLists<List>>;
}

export const createRecentMemory = <List extends object>(
  ranked: keyof List & string,
): RecentMemory<List> => ({
  buckets: new LRUCache({
    maxSize: maxIds,
    sizeCalculation: ({ lists }) =>
      lists.reduce((sum, list) => sum + 20 + (list[ranked] as readonly string[]).length, 1),
  }),
  few: new LRUCache({ max: maxSitesWithFew }),
});
