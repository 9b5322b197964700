import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Prints only as fast as the reader reads. A reader that stops early (`| head`) is not an error. */
export const printChunks = async (chunks: Iterable<string>): Promise<void> => {
  try {
    await pipeline(Readable.from(inBlocks(chunks)), process.stdout, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
};

const blockLength = 64 * 1024;

const inBlocks = function* (chunks: Iterable<string>): Generator<string> {
  let block = '';
  for (const chunk of chunks) {
    block += chunk;
    if (block.length < blockLength) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
};

/** Prints a JSON list item by item. */
export const jsonList = function* (items: Iterable<unknown>): Generator<string> {
  let separator = '[';
  for (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
};
