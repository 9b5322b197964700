import { expect, test } from 'vitest';
import { getMostRemoved } from '~/domain/roster/removal-limit';

const unseen = { basis: null, maxRemoved: null };

test.each([
  [0, 5],
  [50, 5],
  [59, 5],
  [60, 6],
  [1_000, 100],
])('of %i rows, a program that saw none may remove %i', (listed, most) => {
  expect(getMostRemoved(listed, unseen)).toBe(most);
});

test('a program that saw the list may remove all of it', () => {
  expect(getMostRemoved(1_000, { ...unseen, basis: '7' })).toBe(Infinity);
});

test.each([null, '7'])('what a program allows itself counts, whatever it saw (%s)', (basis) => {
  expect(getMostRemoved(1_000, { basis, maxRemoved: 0 })).toBe(0);
  expect(getMostRemoved(10, { basis, maxRemoved: 10 })).toBe(10);
});
