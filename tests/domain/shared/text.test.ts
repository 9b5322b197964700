import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNames, compareNumbered, compareNumberedNames } from '~/domain/shared/text';

const collator = new Intl.Collator('en', { numeric: true });
const id = fc.string({ unit: fc.constantFrom(...'ABZ019'), maxLength: 20 });
const typed = fc.string({ unit: fc.constantFrom(...'AbÉ09-_ '), maxLength: 8 });

test('IDs are ordered as the collator of the browser orders them', () => {
  fc.assert(
    fc.property(id, id, (a, b) => {
      expect(Math.sign(compareNumbered(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }),
    { numRuns: 5_000 },
  );
});

test('IDs of any kind are ordered as the collator of the browser orders them', () => {
  fc.assert(
    fc.property(fc.oneof(id, typed), typed, (a, b) => {
      expect(Math.sign(compareNumbered(a, b))).toBe(Math.sign(collator.compare(a, b)));
    }),
  );
});

test('numbers in texts count as numbers, and names without case and accents', () => {
  expect(['J10', 'J9', 'J2', 'J1A', 'J1'].sort(compareNumbered)).toEqual([
    ...['J1', 'J1A', 'J2', 'J9', 'J10'],
  ]);
  expect(compareNames('ÉLAN', 'elan')).toBe(0);
  expect(['dock 10', 'Dock 9'].sort(compareNumberedNames)).toEqual(['Dock 9', 'dock 10']);
});
