import { expect, test } from 'vitest';
import { keepDataOf, keepTableData } from '~/app/components/address/keep-table-data';
import { listFilters } from '~/app/components/assignments/award-filters';
import { claimFilterNames } from '~/app/components/disputes/dispute-query';
import type { DriverRow } from '~/domain/award/figures/assignment-rows';

const aRow = (employeeId: string, assignmentType: DriverRow['assignmentType']): DriverRow => ({
  employeeId,
  name: 'Ann',
  seniorityNumber: 1,
  without: 'unassigned',
  assignmentType,
  rank: null,
});
const rows = [aRow('1', 'manual'), aRow('2', 'preference'), aRow('3', null)];

test('offers the filters that the award can answer', () => {
  const filters = listFilters({
    difference: { changes: [{ driverId: '2' }] },
    claimedBy: ['3', '3'],
    more: [],
  });
  expect(
    filters.map(({ value, matches }) => [
      value,
      rows.filter(matches).map(({ employeeId }) => employeeId),
    ]),
  ).toEqual([
    ['all', ['1', '2', '3']],
    ['unassigned', ['3']],
    ['manual', ['1']],
    ['changed', ['2']],
    ['claimed', ['3']],
  ]);
  const without = listFilters({ difference: null, claimedBy: null, more: [] });
  expect(without.map(({ value }) => value)).toEqual(['all', 'unassigned', 'manual']);
});

const isLoaded = (
  from: string,
  to: string,
  formMethod?: 'GET' | 'POST',
  shouldRevalidate = keepTableData,
) =>
  shouldRevalidate({
    currentUrl: new URL(from, 'https://site.test'),
    nextUrl: new URL(to, 'https://site.test'),
    defaultShouldRevalidate: true,
    currentParams: {},
    nextParams: {},
    ...(formMethod && { formMethod }),
  });

test('loads an award again unless only the state of its table has changed', () => {
  expect([
    isLoaded('/a?view=provisional', '/a?view=provisional&sort=name%3Adesc&q=ann&show=manual&all=1'),
    isLoaded('/a?show=manual', '/a?show=all', 'GET'),
    isLoaded('/a?sort=name%3Aasc', '/a?sort=name%3Aasc'),
    isLoaded('/a', '/a?view=provisional&sort=name%3Aasc'),
    isLoaded('/a', '/a?sort=name%3Aasc', 'POST'),
  ]).toEqual([false, false, true, true, true]);
});

test('loads the disputes again for a claim to answer, but not for a filter of claims', () => {
  const load = keepDataOf(claimFilterNames);
  expect([
    isLoaded('/a?q=ann&claims=pick', '/a?show=all&claims=list&claims-of=ann', 'GET', load),
    isLoaded('/a?claims=pick', '/a?claims=pick&claim=1', 'GET', load),
    isLoaded('/a', '/a?claims=pick', 'POST', load),
    isLoaded('/a', '/a?claims=pick'),
  ]).toEqual([false, true, true, true]);
});
