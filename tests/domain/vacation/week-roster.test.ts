import { expect, test } from 'vitest';
import { weekRoster } from '~/domain/vacation/week-roster';
import { parseText } from '~/tests/support/parse-text';

test.each([
  [
    'a repeated week ID',
    'W1,2027-01-04,2027-01-10,2\nW1,2027-01-11,2027-01-17,2',
    { code: 'repeated-line', line: 2, key: { of: 'week-id', value: 'W1' }, firstLine: 1 },
  ],
  [
    'a mistyped year',
    'W1,0001-01-01,0001-01-07,2',
    { code: 'bad-line', line: 1, problem: { code: 'invalid-week-date', found: '0001-01-01' } },
  ],
  [
    'an end before the start',
    'W1,2027-01-10,2027-01-04,2',
    { code: 'bad-line', line: 1, problem: { code: 'week-ends-early' } },
  ],
  [
    'slots beyond the limit',
    'W1,2027-01-04,2027-01-10,1001',
    { code: 'bad-line', line: 1, problem: { code: 'invalid-slots', most: 1000 } },
  ],
])('refuses %s', (_what, text, error) => {
  expect(parseText(weekRoster, text)).toEqual({
    ok: false,
    error: { code: 'import-errors', errors: [error] },
  });
});

test('an ID has none of the characters that nobody sees', () => {
  const text = 'W\u00ad01\u2060\t2027-01-04\t2027-01-10\t5';
  expect(parseText(weekRoster, text)).toMatchObject({ value: [{ weekId: 'W01' }] });
});
