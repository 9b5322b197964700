import { LRUCache } from 'lru-cache';
import type { AwardMemory } from '~/app/ports/award';
import type { OpenedAward } from '~/domain/award/all-results';

/**
 * How many characters of records to keep open over all sites. An opened award takes several times as much: about 50 MB for
 * 1,000 drivers with 500 picks each, of which four fit.
 */
const mostCharacters = 20_000_000;

/** The awards that a process has opened last. Requests that ask for the same one at the same time share one reading. */
export const createAwardMemory = (): AwardMemory => {
  const opened = new LRUCache<string, OpenedAward>({ maxSize: mostCharacters });
  const opening = new Map<string, Promise<OpenedAward | null>>();
  const load = async (key: string, read: Parameters<AwardMemory['get']>[1]) => {
    const found = await read();
    if (found) opened.set(key, found.value, { size: Math.max(1, found.size) });
    return found && found.value;
  };
  return {
    get: async (key, read) => {
      const known = opened.get(key);
      if (known) return known;
      const running = opening.get(key) ?? load(key, read).finally(() => opening.delete(key));
      opening.set(key, running);
      return running;
    },
  };
};
