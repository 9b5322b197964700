import { expect, test } from 'vitest';
import { parseShard, takeShare } from '~/infra/local/tiers/shard';

test('one machine runs everything unless told otherwise', () => {
  expect(parseShard([])).toEqual({ index: 1, count: 1 });
  expect(parseShard(['--shard', '2/4'])).toEqual({ index: 2, count: 4 });
  expect(parseShard(['--shard=4/4'])).toEqual({ index: 4, count: 4 });
});

test.each(['--shard', '--shard 0/4', '--shard 5/4', '--shard 1', '--shard 1/4 more', '1/4'])(
  'refuses %s',
  (args) => {
    expect(() => parseShard(args.split(' '))).toThrow(`not '${args}'`);
  },
);

test('each item is in exactly one part', () => {
  const parts = [1, 2, 3].map((index) => takeShare(['a', 'b', 'c', 'd'], { index, count: 3 }));
  expect(parts).toEqual([['a', 'd'], ['b'], ['c']]);
});
