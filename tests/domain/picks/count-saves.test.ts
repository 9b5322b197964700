import { expect, test } from 'vitest';
import { addSave, getUncountedSaves, sumSaves } from '~/domain/picks/count-saves';

const counted = '2026-11-25T20:00:00.000Z';
const before = { acceptedAt: '2026-11-25T19:59:59.999Z' };
const after = { acceptedAt: '2026-11-25T20:00:00.001Z' };

test('the first save stores no number, and each further one adds one', () => {
  expect(addSave(null, null)).toEqual({});
  expect(addSave(before, null)).toEqual({ saves: 2 });
  expect(addSave({ ...before, saves: 2 }, null)).toEqual({ saves: 3 });
});

test('saves that a publication counted are not counted again', () => {
  expect(addSave({ ...before, saves: 5 }, counted)).toEqual({});
  expect(addSave({ ...after, saves: 5 }, counted)).toEqual({ saves: 6 });
  expect(getUncountedSaves({ acceptedAt: counted, saves: 5 }, counted)).toBe(0);
});

test('a publication counts what was saved since the one before', () => {
  const lists = [{ ...before, saves: 4 }, { ...after, saves: 2 }, after, { ...after, saves: 0 }];
  expect(sumSaves(lists, counted)).toBe(3);
  expect(sumSaves(lists, null)).toBe(7);
  expect(sumSaves([], null)).toBe(0);
});
