import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packRows, unpackRows } from '~/app/store/selection/pack-rows';

const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
const name = fc.constantFrom('rank', 'pickId', 'code', 'taker', 'slots');
const row = fc.dictionary(name, fc.oneof(leaf, fc.dictionary(name, leaf, { minKeys: 1 })));

test('gives back any rows, whatever values are missing in some of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row), async (rows) => {
      expect(unpackRows(await packRows(rows))).toEqual(rows.map((one) => ({ ...one })));
    }),
  );
});

test('refuses bytes that are no packed rows', () => {
  expect(() => unpackRows(new Uint8Array([1, 2, 3]))).toThrow();
});
