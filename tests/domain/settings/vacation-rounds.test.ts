import { expect, test } from 'vitest';
import { parseRounds, splitIntoRounds, tidyRounds } from '~/domain/settings/vacation-rounds';

test.each([
  ['1', '1'],
  [' 2, 1 ', '2,1'],
  ['2 1', '2,1'],
  ['2+1', '2,1'],
  ['03;12', '3,12'],
  ['1,1,1,1,1,1', '1,1,1,1,1,1'],
])('reads %j as %s', (typed, stored) => {
  expect(tidyRounds(typed)).toBe(stored);
  expect(tidyRounds(stored)).toBe(stored);
});

test.each(['', '0', '13', '2,0', '-1', '1.5', 'two', '1,,', ',1', '1,1,1,1,1,1,1'])(
  'refuses %j',
  (typed) => {
    expect(tidyRounds(typed)).toBeNull();
  },
);

test('splits the weeks of a driver into the rounds', () => {
  const rounds = parseRounds('2,1');
  expect([0, 1, 2, 3, 5].map((weeks) => splitIntoRounds(weeks, rounds))).toEqual([
    [],
    [1],
    [2],
    [2, 1],
    [2, 1],
  ]);
});
