import { LRUCache } from 'lru-cache';
import type { Versioned } from '~/app/ports/roster';

/** The number of items of all cached lists: less than 100 MB if all were drivers. */
const mostItems = 200_000;

/**
 * The lists that a process has read, dropping the least recently used. The content of a version never
 * changes, so a process that finds the version unchanged need not read the items again.
 */
export type ListMemory<T> = LRUCache<string, Versioned<T>>;

export const createListMemory = <T>(): ListMemory<T> =>
  new LRUCache({ maxSize: mostItems, sizeCalculation: ({ items }) => items.length + 1 });
