import { LRUCache } from 'lru-cache';
import type { Versioned } from '~/app/ports/roster';

/** The most items to cache over all lists. They take less than 100 MB even if all are drivers. */
const maxItems = 200_000;

/**
 * The lists that a process has read most recently, by key. The content of a version never changes, so if the stored
 * version equals the cached one, the items need not be read again.
 */
export type ListMemory<T> = LRUCache<string, Versioned<T>>;

export const createListMemory = <T>(): ListMemory<T> =>
  new LRUCache({ maxSize: maxItems, sizeCalculation: ({ items }) => items.length + 1 });
