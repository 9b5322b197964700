import { expect, test } from 'vitest';
import {
  getMonth,
  getMonthBefore,
  listExpiredMonths,
  listKeptMonths,
  listUsage,
} from '~/domain/company/monthly-usage';

test.each([
  ['2026-11', 1, '2026-10'],
  ['2026-01', 1, '2025-12'],
  ['2026-11', 12, '2025-11'],
  ['2026-12', 12, '2025-12'],
  ['2026-12', 25, '2024-11'],
])('%s less %i months is %s', (month, count, before) => {
  expect(getMonthBefore(month, count)).toBe(before);
});

test('keeps this month and the twelve before, and drops those of the year before', () => {
  const month = getMonth('2026-11-30T23:59:59.999Z');
  const kept = listKeptMonths(month);
  expect([kept[0], kept.at(-1), kept.length]).toEqual(['2026-11', '2025-11', 13]);
  const expired = listExpiredMonths(month);
  expect([expired[0], expired.at(-1), expired.length]).toEqual(['2025-10', '2024-11', 12]);
});

test('lists this month and the kept ones with usage, newest first', () => {
  const none = { saves: 0, emails: 0, texts: 0, notifications: 0 };
  const saved = { ...none, saves: 3 };
  const usage = { '2025-10': saved, '2025-11': saved, '2026-09': saved };
  expect(listUsage(usage, '2026-11')).toEqual([
    { month: '2026-11', ...none },
    { month: '2026-09', ...saved },
    { month: '2025-11', ...saved },
  ]);
});
