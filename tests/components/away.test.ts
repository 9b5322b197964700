import { expect, test } from 'vitest';
import { isWorthReading } from '~/app/components/ranking/away';

const leftAt = 10_000;

test.each([
  ['after more than three seconds', leftAt + 3_001, '', true],
  ['not after three seconds', leftAt + 3_000, '', false],
  ['not with unsaved changes', leftAt + 60_000, '?draft=&pick=J003', false],
  ['with a search', leftAt + 60_000, '?q=harbor', true],
])('a page that comes back is read again: %s', (_when, now, query, isRead) => {
  expect(isWorthReading(leftAt, now, query)).toBe(isRead);
});

test('a page that was never in the background is not read again', () => {
  expect(isWorthReading(Infinity, 60_000, '')).toBe(false);
});
