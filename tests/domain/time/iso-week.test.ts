import { expect, test } from 'vitest';
import { addDays, toIsoWeek, getMonday, nextIsoWeek, findNearWeek } from '~/domain/time/iso-week';

test.each([
  ['2026-11-25', '2026-W48'],
  ['2027-01-01', '2026-W53'],
  ['2024-12-30', '2025-W01'],
  ['2023-01-01', '2022-W52'],
])('%s is in %s', (day, week) => {
  expect(toIsoWeek(day)).toBe(week);
});

test('finds each Monday of ten years as the first day of its week', () => {
  for (let day = '2020-01-06'; day < '2030-01-01'; day = addDays(day, 7)) {
    expect(getMonday(toIsoWeek(day))).toBe(day);
  }
});

test('continues with week 1 after the last week of a long year', () => {
  expect(nextIsoWeek('2026-W53')).toBe('2027-W01');
});

test('says whether a week is this one or the next, also at the end of a year', () => {
  expect(findNearWeek('2026-W53', '2027-01-03')).toBe('this-week');
  expect(findNearWeek('2027-W01', '2027-01-03')).toBe('next-week');
  expect(findNearWeek('2027-W02', '2027-01-03')).toBeNull();
  expect(findNearWeek('2026-W52', '2027-01-03')).toBeNull();
});
