import { expect, test } from 'vitest';
import { chooseReading } from '~/app/components/ranking/own-phone/away';

const leftAt = 10_000;

test.each([
  ['after more than three seconds', leftAt + 3_001, '', 'page'],
  ['not after three seconds', leftAt + 3_000, '', null],
  [
    'with unsaved changes only whether they still count',
    leftAt + 60_000,
    '?draft=&pick=J3',
    'window',
  ],
  ['with a search', leftAt + 60_000, '?q=harbor', 'page'],
])('a page that comes back is read again: %s', (_when, now, query, reading) => {
  expect(chooseReading(leftAt, now, query)).toBe(reading);
});

test('a page that was never in the background is not read again', () => {
  expect(chooseReading(Infinity, 60_000, '')).toBe(null);
});
