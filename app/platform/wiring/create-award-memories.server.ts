import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { AwardMemories, AwardMemory, RecordText } from '~/app/ports/award';

/**
 * The length of the records of all opened awards as text. An opened award takes several times as much: about 50 MB for
 * 1,000 drivers with 500 picks each, of which four fit.
 */
const maxOpened = 20_000_000;
/** In bytes. The record of 1,000 drivers with 500 picks each takes 1 MB. */
const maxNumbered = 32 * 1024 * 1024;
const bytesPerDriver = 100;

/** `keep` turns what was made into what is kept, with its size. The least recently used are forgotten above `maxSize`. */
export const createAwardMemory = <Made, Kept extends object>(
  maxSize: number,
  keep: (made: Made) => Promise<{ readonly kept: Kept; readonly size: number }>,
): AwardMemory<Made, Kept> => {
  const known = new LRUCache<string, Kept>({ maxSize });
  const making = new Map<string, Promise<Kept | null>>();
  const makeAndKeep = async (
    key: string,
    make: () => Promise<Made | null>,
  ): Promise<Kept | null> => {
    const made = await make();
    if (!made) return null;
    const { kept, size } = await keep(made);
    known.set(key, kept, { size: Math.max(1, size) });
    return kept;
  };
  return {
    recall: async (key, make) => {
      const found = known.get(key);
      if (found) return found;
      const running = making.get(key) ?? makeAndKeep(key, make).finally(() => making.delete(key));
      making.set(key, running);
      return running;
    },
  };
};

const compress = promisify(gzip);

const pack = async ({ json, numbers }: RecordText) => {
  const gzipped = new Uint8Array(await compress(json));
  return { kept: { gzipped, numbers }, size: gzipped.length + numbers.size * bytesPerDriver };
};

export const createAwardMemories = (): AwardMemories => ({
  opened: createAwardMemory(maxOpened, async ({ award, size }) => ({ kept: award, size })),
  numbered: createAwardMemory(maxNumbered, pack),
});
