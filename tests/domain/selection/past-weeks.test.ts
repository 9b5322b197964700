import { expect, test } from 'vitest';
import { isPeriodId, listPeriodsOfYear, listYears, readCount } from '~/domain/selection/past-weeks';

test('lists the weeks of a year from the first period to the last, newest first', () => {
  const all = { first: '2000-W01', last: '2099-W52' };
  expect(listPeriodsOfYear(2025, all)).toHaveLength(52);
  expect(listPeriodsOfYear(2026, all).slice(0, 2)).toEqual(['2026-W53', '2026-W52']);
  expect(listPeriodsOfYear(2026, { first: '2026-W48', last: '2026-W50' })).toEqual([
    '2026-W50',
    '2026-W49',
    '2026-W48',
  ]);
  expect(listPeriodsOfYear(2025, { first: '2026-W48', last: '2026-W50' })).toEqual([]);
});

test('lists the years between two periods, newest first', () => {
  expect(listYears('2024-W50', '2026-W02')).toEqual([2026, 2025, 2024]);
  expect(listYears('2026-W50', '2025-W02')).toEqual([]);
});

test('reads numbers and periods of a URL', () => {
  expect(['12', '0', '01', '-1', '1.5', '', '1234567', null].map(readCount)).toEqual([
    12,
    ...Array<null>(7).fill(null),
  ]);
  expect(['2026-W49', '2026-49', 'vacation', '2026-W49#1'].map(isPeriodId)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
