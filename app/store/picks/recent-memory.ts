import { LRUCache } from 'lru-cache';

/** The most ranked IDs to cache over all lists. They take less than 100 MB, because lists share their texts. */
const mostIds = 5_000_000;

interface KnownBucket<List> {
  readonly hash: string;
  readonly lists: readonly List[];
}

/**
 * The buckets of recent lists that a process has read last, and the lists of all buckets of a site, by key. Those with an
 * equal hash need not be read again.
 */
export type RecentMemory<List> = LRUCache<string, KnownBucket<List>>;

export const createRecentMemory = <List extends object>(
  ranked: keyof List & string,
): RecentMemory<List> =>
  new LRUCache({
    maxSize: mostIds,
    sizeCalculation: ({ lists }) =>
      lists.reduce((sum, list) => sum + 20 + (list[ranked] as readonly string[]).length, 1),
  });
