import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addPick,
  editPicks,
  movePick,
  movePickTo,
  removePick,
  samePicks,
} from '~/domain/picks/order-picks';

test('adds a job at the end, once', () => {
  expect(addPick(['J1'], 'J2')).toEqual(['J1', 'J2']);
  expect(addPick(['J1', 'J2'], 'J1')).toEqual(['J1', 'J2']);
});

test('removes a job and leaves the rest in order', () => {
  expect(removePick(['J1', 'J2', 'J3'], 'J2')).toEqual(['J1', 'J3']);
  expect(removePick(['J1'], 'J9')).toEqual(['J1']);
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
  expect(movePickTo(['J1', 'J2', 'J3'], 'J1', 2)).toEqual(['J2', 'J3', 'J1']);
  expect(movePickTo(['J1', 'J2', 'J3'], 'J3', 0)).toEqual(['J3', 'J1', 'J2']);
  expect(movePickTo(['J1', 'J2'], 'J1', 99)).toEqual(['J2', 'J1']);
});

test('never repeats or loses a job and never changes the given list', () => {
  const id = fc.constantFrom('J1', 'J2', 'J3', 'J4', 'J5');
  const edit = fc.record({
    action: fc.constantFrom('add', 'remove', 'up', 'down'),
    id,
  });
  fc.assert(
    fc.property(fc.uniqueArray(id), edit, (picks, change) => {
      const before = [...picks];
      const after = editPicks(picks, change);
      expect(picks).toEqual(before);
      expect(new Set(after).size).toBe(after.length);
      const others = picks.filter((pick) => pick !== change.id);
      expect(after.filter((pick) => pick !== change.id)).toEqual(others);
      expect(after.includes(change.id)).toBe(
        change.action === 'add' || (change.action !== 'remove' && picks.includes(change.id)),
      );
    }),
  );
});

test('compares lists by order', () => {
  expect(samePicks(['J1', 'J2'], ['J1', 'J2'])).toBe(true);
  expect(samePicks(['J1', 'J2'], ['J2', 'J1'])).toBe(false);
  expect(samePicks(['J1'], ['J1', 'J2'])).toBe(false);
});
