import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import {
  rankingPath,
  readEdit,
  readRankingQuery,
  type RankingQuery,
} from '~/app/components/ranking/catalogue';
import {
  offeredJobColumns,
  jobTypes,
  noFilter,
  type JobColumn,
  type JobFilter,
} from '~/domain/picks/filter-jobs';
import { shortDayNames } from '~/domain/picks/week-days';

const key = 'k1';
type PageQuery = RankingQuery<JobColumn, JobFilter>;
const read = (path: string) =>
  readRankingQuery(jobCatalogue, new URL(path, 'http://own.test').searchParams, key);
const preferencesPath = (query: PageQuery, draftKey: string) =>
  rankingPath(jobCatalogue, query, draftKey);

const anyQuery: fc.Arbitrary<PageQuery> = fc
  .record({
    filter: fc.record({
      query: fc.string({ maxLength: 20 }),
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 0, max: 1439 }),
      type: fc.constantFrom(...jobTypes),
      days: fc.subarray([...shortDayNames]),
    }),
    sort: fc.record({
      column: fc.constantFrom(...offeredJobColumns),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    showAll: fc.boolean(),
    draft: fc.option(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 8 })),
    base: fc.constantFrom(undefined, null, 'AAAA-0001'),
  })
  .map((query) => ({ ...query, base: query.draft === null ? undefined : query.base }));

test('keeps all state of the page in the URL', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(read(preferencesPath(query, key))).toEqual(query);
    }),
  );
});

test('keeps the URL free of default values', () => {
  const query = read('/driver-preferences');
  expect(query).toEqual({
    filter: noFilter,
    sort: { column: 'jobId', direction: 'asc' },
    showAll: false,
    draft: null,
    base: undefined,
  });
  expect(preferencesPath(query, key)).toBe('/driver-preferences');
});

test('does not read the draft of another driver or period', () => {
  expect(read('/driver-preferences?draft=other&pick=J1').draft).toBeNull();
  expect(read(`/driver-preferences?draft=${key}&pick=J2&pick=J1&pick=J2`).draft).toEqual([
    'J2',
    'J1',
  ]);
  expect(read(`/driver-preferences?draft=${key}`).draft).toEqual([]);
});

test('ignores values it does not understand', () => {
  const query = read('/driver-preferences?from=25:00&to=x&type=boat&day=Moo&sort=name:up&all=2');
  expect(query).toEqual(read('/driver-preferences'));
});

test('reads the edit that a button sends', () => {
  expect(readEdit('up:J:1')).toEqual({ action: 'up', id: 'J:1' });
  expect(readEdit('fly:J1')).toBeNull();
  expect(readEdit(null)).toBeNull();
});
