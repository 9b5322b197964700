import { expect, test } from 'vitest';
import {
  changeSavedFilters,
  formatFilter,
  readSavedFilters,
} from '~/app/components/preferences/saved-filters';
import { noFilter } from '~/domain/picks/filter-jobs';

const save = (saved: string, filter: string) =>
  changeSavedFilters(saved, { action: 'save', filter });

test('a saved filter is read as it was, and the newest comes first', () => {
  const early = { ...noFilter, to: 479, days: ['Mon', 'Fri'] as const };
  const late = { ...noFilter, query: 'dock | 7', from: 900, type: 'airport' as const };
  const saved = save(save('', formatFilter(early)), formatFilter(late));
  expect(readSavedFilters(saved)).toEqual([late, early]);
});

test('a filter is saved once, and the oldest is dropped after five', () => {
  const texts = ['A', 'B', 'A', 'C', 'D', 'E', 'F'].map((text) => `q=${text}`);
  const saved = texts.reduce(save, '');
  expect(readSavedFilters(saved).map(({ query }) => query)).toEqual(['F', 'E', 'D', 'C', 'A']);
});

test('removes a filter', () => {
  const saved = save(save('', 'q=A'), 'q=B');
  expect(changeSavedFilters(saved, { action: 'remove', filter: 'q=A' })).toBe('q=B');
});

test.each(['', 'x=1', '&&&', 'from=25:99&type=moon&day=Holiday', `q=${'é'.repeat(100)}`, '|||'])(
  'saves nothing of %j',
  (text) => {
    expect(save('q=A', text)).toBe('q=A');
    expect(readSavedFilters(text)).toEqual([]);
  },
);
