import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PackedRecord, RecordMemory, RecordText } from '~/app/ports/record-memory';

/** The record of 1,000 drivers with 500 picks each takes 1 MB. */
const mostBytes = 32 * 1024 * 1024;
const bytesPerDriver = 100;

const compress = promisify(gzip);

const pack = async ({ json, numbers }: RecordText): Promise<PackedRecord> => ({
  gzipped: new Uint8Array(await compress(json)),
  numbers,
});

export const createRecordMemory = (maxSize = mostBytes): RecordMemory => {
  const known = new LRUCache<string, PackedRecord>({
    maxSize,
    sizeCalculation: ({ gzipped, numbers }) => gzipped.length + numbers.size * bytesPerDriver,
  });
  const making = new Map<string, Promise<PackedRecord | null>>();
  const make = async (
    name: string,
    makeText: () => Promise<RecordText | null>,
  ): Promise<PackedRecord | null> => {
    const text = await makeText();
    const packed = text && (await pack(text));
    if (packed) known.set(name, packed);
    return packed;
  };
  return {
    recall: async (name, makeText) => {
      const found = known.get(name);
      if (found) return found;
      const running = making.get(name) ?? make(name, makeText).finally(() => making.delete(name));
      making.set(name, running);
      return running;
    },
  };
};
