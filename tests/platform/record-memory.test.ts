import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { RecordText } from '~/app/ports/record-memory';
import { createRecordMemory } from '~/app/platform/wiring/record-memory.server';

const aText = (json: string): RecordText => ({ json, numbers: new Map() });

/** A memory that counts how often it has to make something. */
const counting = (maxSize?: number) => {
  const memory = createRecordMemory(maxSize);
  const made: string[] = [];
  const recall = async (name: string) => {
    const packed = await memory.recall(name, async () => {
      made.push(name);
      return aText(`"${name}"`);
    });
    return packed && gunzipSync(packed.gzipped).toString();
  };
  return { recall, made };
};

test('makes a record once for all who ask at the same time or later', async () => {
  const { recall, made } = counting();
  expect(await Promise.all([recall('a'), recall('a'), recall('b')])).toEqual(['"a"', '"a"', '"b"']);
  expect(await recall('a')).toBe('"a"');
  expect(made).toEqual(['a', 'b']);
});

test('forgets the record that was used least recently once they are too large', async () => {
  const { recall, made } = counting(60);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await recall(name);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('asks again after a failure, and remembers no missing record', async () => {
  const memory = createRecordMemory();
  const failing = () => Promise.reject(new Error('The store is down.'));
  await expect(memory.recall('a', failing)).rejects.toThrow('The store is down.');
  expect(await memory.recall('a', async () => null)).toBeNull();
  expect(await memory.recall('a', async () => aText('1'))).not.toBeNull();
});
