import { expect, test } from 'vitest';
import { readTableQuery, sortRows, tableHref } from '~/app/components/address/table-query';
import { weekDates } from '~/app/components/vacations/week-dates';
import { newVacationPortal, openPortal, portalStateAt } from '~/domain/vacation/vacation-portal';

const byName = { column: 'name', direction: 'asc' } as const;
const read = (text: string) => readTableQuery(new URLSearchParams(text), ['name', 'rank'], byName);

test('reads and writes the URL of a table, with defaults for unknown values', () => {
  const query = read('?q=ada&sort=rank:desc&all=1');
  expect(query).toEqual({
    search: 'ada',
    sort: { column: 'rank', direction: 'desc' },
    showAll: true,
  });
  expect(read(tableHref(query))).toEqual(query);
  expect(tableHref(query, { dialog: 'add' })).toBe('?q=ada&sort=rank%3Adesc&all=1&dialog=add');
  expect(read('?sort=__proto__:desc')).toEqual({ search: '', sort: byName, showAll: false });
  expect(read(`?q=${'x'.repeat(500)}`).search).toHaveLength(100);
});

test('sorts rows as numbers or text, with missing values last in both directions', () => {
  const rows = [{ at: 10 }, { at: null }, { at: 9 }];
  const sorted = (direction: 'asc' | 'desc') =>
    sortRows(rows, { column: 'at', direction }, ({ at }) => at).map(({ at }) => at);
  expect([sorted('asc'), sorted('desc')]).toEqual([
    [9, 10, null],
    [10, 9, null],
  ]);
});

test('formats a week with one year, or with both if they differ', () => {
  const week = { startDate: '2026-12-28', endDate: '2027-01-03' };
  expect(weekDates(week)).toBe('Mon, Dec 28, 2026 – Sun, Jan 3, 2027');
  expect(weekDates({ ...week, startDate: '2027-01-01' })).toBe('Fri, Jan 1 – Sun, Jan 3, 2027');
});

test('shows the last ten seconds of an open portal as closing', () => {
  const closesAt = {
    instant: '2026-11-23T12:00:10.000Z',
    wallTime: '2026-11-23T07:00',
    timeZone: 'America/New_York',
  };
  const open = openPortal(newVacationPortal);
  const at = (second: string) =>
    portalStateAt({ ...open, closesAt }, `2026-11-23T12:00:${second}Z`);
  expect([portalStateAt(newVacationPortal, closesAt.instant), portalStateAt(open, '2030')]).toEqual(
    ['closed', 'open'],
  );
  expect([portalStateAt({ ...open, closesAt }, '2026-11-23T11:59:59.999Z'), at('00.000')]).toEqual([
    'scheduled',
    'closing',
  ]);
  expect([at('09.999'), at('10.000')]).toEqual(['closing', 'closed']);
});
