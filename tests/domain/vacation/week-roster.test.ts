import { expect, test } from 'vitest';
import { parseText } from '~/domain/roster/roster-text';
import { weekRoster } from '~/domain/vacation/week-roster';

test.each([
  [
    'a repeated week ID',
    'W1,2027-01-04,2027-01-10,2\nW1,2027-01-11,2027-01-17,2',
    'Line 2: Week ID W1 is already on line 1',
  ],
  [
    'a mistyped year',
    'W1,0001-01-01,0001-01-07,2',
    'Line 1: Invalid date. Use YYYY-MM-DD, such as 2027-01-04',
  ],
  [
    'an end before the start',
    'W1,2027-01-10,2027-01-04,2',
    'Line 1: The week ends before it starts',
  ],
  [
    'slots beyond the limit',
    'W1,2027-01-04,2027-01-10,1001',
    'Line 1: Total Slots must be a number from 1 to 1000',
  ],
])('refuses %s', (_what, text, line) => {
  expect(parseText(weekRoster, text)).toEqual({
    ok: false,
    error: { code: 'import-errors', lines: [line] },
  });
});
