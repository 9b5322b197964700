import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPicks } from '~/domain/picks/check-picks';
import {
  addPicks,
  editPicks,
  movePick,
  movePicksTo,
  removePicks,
  samePicks,
  type PickEdit,
} from '~/domain/picks/order-picks';

test('adds jobs at the end, each once', () => {
  expect(addPicks(['J1'], ['J2'])).toEqual(['J1', 'J2']);
  expect(addPicks(['J1', 'J2'], ['J1'])).toEqual(['J1', 'J2']);
  expect(addPicks(['J1', 'J2'], ['J4', 'J1', 'J3', 'J4'])).toEqual(['J1', 'J2', 'J4', 'J3']);
});

test('adds no more jobs than a list may hold', () => {
  const many = Array.from({ length: maxPicks + 5 }, (_, index) => `J${index}`);
  expect(addPicks(['X'], many)).toEqual(['X', ...many.slice(0, maxPicks - 1)]);
});

test('removes jobs and leaves the rest in order', () => {
  expect(removePicks(['J1', 'J2', 'J3'], ['J2'])).toEqual(['J1', 'J3']);
  expect(removePicks(['J1', 'J2', 'J3'], ['J3', 'J1'])).toEqual(['J2']);
  expect(removePicks(['J1'], ['J9'])).toEqual(['J1']);
});

test('moves a pick by one place and stops at the ends', () => {
  const picks = ['J1', 'J2', 'J3'];
  expect(movePick(picks, 'J2', 'up')).toEqual(['J2', 'J1', 'J3']);
  expect(movePick(picks, 'J2', 'down')).toEqual(['J1', 'J3', 'J2']);
  expect(movePick(picks, 'J1', 'up')).toEqual(picks);
  expect(movePick(picks, 'J3', 'down')).toEqual(picks);
  expect(movePick(picks, 'J9', 'up')).toEqual(picks);
});

test('moves a pick to a place', () => {
  expect(movePicksTo(['J1', 'J2', 'J3'], ['J1'], 2)).toEqual(['J2', 'J3', 'J1']);
  expect(movePicksTo(['J1', 'J2', 'J3'], ['J3'], 0)).toEqual(['J3', 'J1', 'J2']);
  expect(movePicksTo(['J1', 'J2'], ['J1'], 99)).toEqual(['J2', 'J1']);
  expect(movePicksTo(['J1', 'J2'], ['J9'], 0)).toEqual(['J1', 'J2']);
});

test('moves several picks together in the order of the list', () => {
  const picks = ['J1', 'J2', 'J3', 'J4', 'J5'];
  expect(movePicksTo(picks, ['J5', 'J3'], 0)).toEqual(['J3', 'J5', 'J1', 'J2', 'J4']);
  expect(movePicksTo(picks, ['J1', 'J4'], 1)).toEqual(['J2', 'J1', 'J4', 'J3', 'J5']);
  expect(movePicksTo(picks, ['J1', 'J2'], 99)).toEqual(['J3', 'J4', 'J5', 'J1', 'J2']);
});

test('never repeats or loses a job and never changes the given list', () => {
  const id = fc.constantFrom('J1', 'J2', 'J3', 'J4', 'J5');
  const ids = fc.array(id, { maxLength: 6 });
  const edit: fc.Arbitrary<PickEdit> = fc.oneof(
    fc.record({ action: fc.constantFrom('up' as const, 'down' as const), id }),
    fc.record({ action: fc.constantFrom('add' as const, 'remove' as const), ids }),
    fc.record({ action: fc.constant('move' as const), ids, place: fc.integer() }),
  );
  fc.assert(
    fc.property(fc.uniqueArray(id), edit, (picks, change) => {
      const before = [...picks];
      const after = editPicks(picks, change);
      expect(picks).toEqual(before);
      expect(new Set(after).size).toBe(after.length);
      const named = 'ids' in change ? change.ids : [change.id];
      const isOther = (pick: string) => !named.includes(pick);
      expect(after.filter(isOther)).toEqual(picks.filter(isOther));
      const expected = {
        add: [...new Set([...picks, ...named])],
        remove: picks.filter(isOther),
        move: picks,
        up: picks,
        down: picks,
      }[change.action];
      expect(after.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test('compares lists by order', () => {
  expect(samePicks(['J1', 'J2'], ['J1', 'J2'])).toBe(true);
  expect(samePicks(['J1', 'J2'], ['J2', 'J1'])).toBe(false);
  expect(samePicks(['J1'], ['J1', 'J2'])).toBe(false);
});
