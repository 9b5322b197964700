import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import {
  rankingPath,
  readRankingQuery,
  type RankingQuery,
} from '~/app/components/ranking/catalogue';
import { readEdit } from '~/app/components/ranking/list/read-edit';
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
    segment: fc.constantFrom('', 'items', 'list'),
    showAllPicks: fc.boolean(),
    opened: fc.string({ maxLength: 40 }),
    isSelecting: fc.boolean(),
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
    segment: '',
    showAllPicks: false,
    opened: '',
    isSelecting: false,
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

const groups = new Map([
  ['matching', () => ['J7', 'J8']],
  ['earlier', () => ['J9']],
]);
const edit = (query: string) => readEdit(new URLSearchParams(query), groups);

test('reads the edit that a button sends', () => {
  expect(edit('edit=up:J:1')).toEqual({ action: 'up', id: 'J:1' });
  expect(edit('edit=add:J1')).toEqual({ action: 'add', ids: ['J1'] });
  expect(edit('edit=remove:J1')).toEqual({ action: 'remove', ids: ['J1'] });
  expect(edit('edit=matching')).toEqual({ action: 'add', ids: ['J7', 'J8'] });
  expect(edit('edit=earlier')).toEqual({ action: 'add', ids: ['J9'] });
});

test('reads to which pick a button or the number next to it moves', () => {
  expect(edit('edit=move-1:J1')).toEqual({ action: 'move', ids: ['J1'], place: 0 });
  expect(edit('edit=move:J1&to=+12+')).toEqual({ action: 'move', ids: ['J1'], place: 11 });
  expect(edit('edit=move&to=2&chosen=J3&chosen=J4')).toEqual({
    action: 'move',
    ids: ['J3', 'J4'],
    place: 1,
  });
  expect(edit('edit=remove&chosen=J3')).toEqual({ action: 'remove', ids: ['J3'] });
});

test.each([
  '',
  'edit=fly:J1',
  'edit=up',
  'edit=up:',
  'edit=move:J1',
  'edit=move:J1&to=first',
  'edit=move:J1&to=-2',
  'edit=move-99999:J1',
  `edit=add:${'J'.repeat(41)}`,
])('ignores an edit that makes no sense: %s', (query) => {
  expect(edit(query)).toBeNull();
});
