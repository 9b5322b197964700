import { LRUCache } from 'lru-cache';
import type { MarkedLists } from '~/app/ports/picks';

/** The most ranked IDs to cache over all lists. They take less than 100 MB, because lists share their texts. */
const mostIds = 5_000_000;
/** The same of sites with few lists. */
const mostIdsOfFew = 500_000;

interface KnownBucket<List> {
  readonly hash: string;
  readonly lists: readonly List[];
}

/** What a process has read last, by key. */
export interface RecentMemory<List> {
  /** Buckets of recent lists, and the lists of all buckets of a site. Those with an equal hash need not be read again. */
  readonly buckets: LRUCache<string, KnownBucket<List>>;
  /** The lists of sites that have no buckets. They need not be read again while the log has no new entry. */
  readonly few: LRUCache<string, MarkedLists<List>>;
}

export const createRecentMemory = <List extends object>(
  ranked: keyof List & string,
): RecentMemory<List> => {
  const sizeCalculation = ({ lists }: { readonly lists: readonly List[] }) =>
    lists.reduce((sum, list) => sum + 20 + (list[ranked] as readonly string[]).length, 1);
  return {
    buckets: new LRUCache<string, KnownBucket<List>>({ maxSize: mostIds, sizeCalculation }),
    few: new LRUCache<string, MarkedLists<List>>({ maxSize: mostIdsOfFew, sizeCalculation }),
  };
};
