import { expect, test } from 'vitest';
import { countChanges } from '~/domain/picks/count-changes';

test.each([
  ['A B C', 'A B C', 0],
  ['', 'A B', 2],
  ['A B C', '', 3],
  ['A B C', 'A C', 1],
  ['A B C', 'C A B', 1],
  ['A B C D', 'D C B A', 3],
  ['A B C', 'B X A', 3],
])('from %j to %j', (saved, edited, count) => {
  const split = (list: string) => list.split(' ').filter(Boolean);
  expect(countChanges(split(saved), split(edited))).toBe(count);
});
