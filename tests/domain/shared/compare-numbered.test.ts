import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNumbered } from '~/domain/shared/compare-numbered';
import { runs } from '~/tests/support/fast-check';

const collator = new Intl.Collator('en', { numeric: true });
const plainId = fc.string({ unit: fc.constantFrom(...'ABZ019'), maxLength: 20 });
const anyId = fc.string({ unit: fc.constantFrom(...'AbÉ09-_ '), maxLength: 8 });

test('plain IDs are ordered as a collator orders them', () => {
  fc.assert(
    fc.property(plainId, plainId, (a, b) => {
      expect(Math.sign(compareNumbered(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }),
    runs(5_000),
  );
});

test('IDs of any kind are ordered as a collator orders them', () => {
  fc.assert(
    fc.property(fc.oneof(plainId, anyId), anyId, (a, b) => {
      expect(Math.sign(compareNumbered(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }),
  );
});

test('a number counts as a whole', () => {
  const ordered = ['J1', 'J1A', 'J2', 'J9', 'J10'];
  expect([...ordered].reverse().sort(compareNumbered)).toEqual(ordered);
});

test('numbers that are too large to be exact are in order too', () => {
  const ordered = ['J9007199254740992', 'J9007199254740993'];
  expect([...ordered].reverse().sort(compareNumbered)).toEqual(ordered);
});
