import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLists } from '~/domain/picks/compare-lists';

const nothing = { added: [], removed: [], moved: [] };

test('says what was added and at which rank, and what was removed', () =>
  expect(compareLists(['A', 'B', 'C'], ['A', 'D', 'C'])).toEqual({
    added: [{ id: 'D', rank: 2 }],
    removed: ['B'],
    moved: [],
  }));

test('whoever moves one pick moves no other', () => {
  const before = Array.from({ length: 45 }, (_, index) => `J${index}`);
  const after = ['J44', ...before.slice(0, 44)];
  expect(compareLists(before, after)).toEqual({
    ...nothing,
    moved: [{ id: 'J44', from: 45, to: 1 }],
  });
});

test('the same list has no difference, and the first is all new', () => {
  expect(compareLists(['A', 'B'], ['A', 'B'])).toEqual(nothing);
  expect(compareLists([], ['A'])).toEqual({ ...nothing, added: [{ id: 'A', rank: 1 }] });
});

test('what stays is in the same order in both lists', () => {
  const lists = fc.uniqueArray(fc.constantFrom(...'ABCDEFGHIJ'));
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const { added, removed, moved } = compareLists(before, after);
      const changed = new Set([...added, ...moved].map(({ id }) => id));
      const gone = new Set([...removed, ...moved.map(({ id }) => id)]);
      expect(after.filter((id) => !changed.has(id))).toEqual(before.filter((id) => !gone.has(id)));
    }),
  );
});
