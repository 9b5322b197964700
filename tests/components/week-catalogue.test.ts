import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  rankingPath,
  readRankingQuery,
  type RankingQuery,
} from '~/app/components/ranking/catalogue';
import {
  findWeeks,
  sortWeeks,
  weekCatalogue,
  offeredWeekColumns,
  type WeekColumn,
} from '~/app/components/vacation-preferences/week-catalogue';

const key = 'k1';
type VacationQuery = RankingQuery<WeekColumn, string>;
const read = (path: string) =>
  readRankingQuery(weekCatalogue, new URL(path, 'http://own.test').searchParams, key);
const vacationPath = (query: VacationQuery, draftKey: string) =>
  rankingPath(weekCatalogue, query, draftKey);
const anyQuery: fc.Arbitrary<VacationQuery> = fc
  .record({
    filter: fc.string({ maxLength: 20 }),
    sort: fc.record({
      column: fc.constantFrom(...offeredWeekColumns),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    showAll: fc.boolean(),
    segment: fc.constantFrom('', 'items', 'list'),
    showAllPicks: fc.boolean(),
    opened: fc.string({ maxLength: 40 }),
    isSelecting: fc.boolean(),
    draft: fc.option(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 8 })),
    base: fc.constantFrom(undefined, null, 'AAAA-0001'),
  })
  .map((query) => ({ ...query, base: query.draft === null ? undefined : query.base }));

test('keeps all state of the page in the URL, without default values', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(read(vacationPath(query, key))).toEqual(query);
    }),
  );
  expect(vacationPath(read('/driver-vacation?sort=x:up&all=2&draft=theirs'), key)).toBe(
    '/driver-vacation',
  );
});

const aWeek = (weekId: string, startDate: string, remainingSlots: number, isPast = false) => ({
  weekId,
  startDate,
  endDate: startDate,
  totalSlots: 5,
  remainingSlots,
  isPast,
});
const weeks = [
  aWeek('W1', '2026-01-05', 5, true),
  aWeek('W2', '2027-02-01', 0),
  aWeek('W3', '2027-01-04', 3),
];
const getIds = (found: typeof weeks) => found.map(({ weekId }) => weekId);

test.each([
  ['', ['W1', 'W2', 'W3']],
  ['w2', ['W2']],
  ['january 2027', ['W3']],
  ['jan', ['W1', 'W3']],
  ['2027-W05', ['W2']],
  ['march', []],
])('searching for "%s" finds %j', (search, found) => {
  expect(getIds(findWeeks(weeks, search))).toEqual(found);
});

test('sorts weeks that have begun last in every order', () => {
  const sorted = (column: (typeof offeredWeekColumns)[number], direction: 'asc' | 'desc') =>
    getIds(sortWeeks(weeks, { column, direction }));
  expect(sorted('startDate', 'asc')).toEqual(['W3', 'W2', 'W1']);
  expect(sorted('weekId', 'asc')).toEqual(['W2', 'W3', 'W1']);
  expect(sorted('remainingSlots', 'desc')).toEqual(['W3', 'W2', 'W1']);
});
