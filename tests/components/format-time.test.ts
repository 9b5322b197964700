import { expect, test } from 'vitest';
import { timeLeft } from '~/app/components/time/countdown';
import {
  clockTime,
  dateTime,
  dayRange,
  longDate,
  shortDate,
  getWallTime,
  weekName,
  formatWeekRange,
  zoneLabel,
} from '~/app/components/time/format-time';

test('formats a local time without changing it', () => {
  expect(longDate('2026-11-25T15:00')).toBe('Wednesday, November 25, 2026');
  expect(shortDate('2026-11-25T15:00')).toBe('Wed, Nov 25');
  expect(clockTime('2026-11-25T15:00')).toBe('15:00');
  expect(getWallTime('2026-11-21T19:32:10.000Z', 'America/New_York')).toBe('2026-11-21T14:32');
  expect(dateTime('2027-01-01T03:30:00.000Z', 'America/New_York')).toBe(
    'Thu, Dec 31, 2026, 22:30 New York time',
  );
});

test('names the zone', () => {
  expect(zoneLabel('America/New_York')).toBe('New York time');
  expect(zoneLabel('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time');
  expect(zoneLabel('Etc/UTC')).toBe('UTC');
});

test('names a work week', () => {
  expect(weekName('2026-W09')).toBe('week 9');
  expect(formatWeekRange('2026-W49')).toBe('Nov 30 – Dec 6, 2026');
  expect(formatWeekRange('2026-W50')).toBe('Dec 7 – 13, 2026');
  expect(formatWeekRange('2026-W53')).toBe('Dec 28 – Jan 3, 2027');
});

test('counts down in whole units and stops at zero', () => {
  const hour = 3_600_000;
  expect(timeLeft(51 * hour + 62_000)).toEqual({ days: 2, hours: 3, minutes: 1, seconds: 2 });
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('formats a range with both months, and with the first year if the years differ', () => {
  expect(dayRange('2027-01-04', '2027-01-10')).toBe('Jan 4 – Jan 10, 2027');
  expect(dayRange('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026 – Jan 3, 2027');
});
