import { LRUCache } from 'lru-cache';
import type { Versioned } from '~/app/ports/roster';

/** The items of all lists together: below 100 MB, were they all drivers. */
const mostItems = 200_000;

/**
 * The lists that a process has read, the least recently used forgotten. What a version of a list holds
 * never changes: who finds that it is still the list's version need not read the items again.
 */
export type ListMemory<T> = LRUCache<string, Versioned<T>>;

export const createListMemory = <T>(): ListMemory<T> =>
  new LRUCache({ maxSize: mostItems, sizeCalculation: ({ items }) => items.length + 1 });
