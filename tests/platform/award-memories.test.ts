import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  createAwardMemories,
  createAwardMemory,
} from '~/app/platform/wiring/create-award-memories.server';

/** A memory of upper-case names that counts how often it has to make something. */
const counting = (maxSize = 1_000) => {
  const memory = createAwardMemory(maxSize, async (name: string) => ({
    kept: { text: name.toUpperCase() },
    size: 20,
  }));
  const made: string[] = [];
  const recall = async (name: string) => {
    const kept = await memory.recall(name, async () => {
      made.push(name);
      return name;
    });
    return kept?.text;
  };
  return { memory, recall, made };
};

test('makes something once for all who ask at the same time or later', async () => {
  const { recall, made } = counting();
  expect(await Promise.all([recall('a'), recall('a'), recall('b')])).toEqual(['A', 'A', 'B']);
  expect(await recall('a')).toBe('A');
  expect(made).toEqual(['a', 'b']);
});

test('forgets what was used least recently once everything is too large', async () => {
  const { recall, made } = counting(40);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await recall(name);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('asks again after a failure, and remembers no missing award', async () => {
  const { memory, recall } = counting();
  const failing = () => Promise.reject(new Error('The store is down.'));
  await expect(memory.recall('a', failing)).rejects.toThrow('The store is down.');
  expect(await memory.recall('a', async () => null)).toBeNull();
  expect(await recall('a')).toBe('A');
});

test('keeps records without people compressed', async () => {
  const numbers = new Map([['1000001', 1]]);
  const packed = await createAwardMemories().numbered.recall('a', async () => ({
    json: '{"a":1}',
    numbers,
  }));
  expect(packed && gunzipSync(packed.gzipped).toString()).toBe('{"a":1}');
  expect(packed?.numbers).toBe(numbers);
});
