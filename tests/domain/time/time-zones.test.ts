import { expect, test } from 'vitest';
import { getDefaultClock, isOfferedZone, timeZones } from '~/domain/time/time-zones';
import { isTimeZone } from '~/domain/time/zoned-time';

test('offers zones that the server knows, each once', () => {
  expect(timeZones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(new Set(timeZones).size).toBe(timeZones.length);
  expect(isOfferedZone('Asia/Kolkata')).toBe(true);
  expect(isOfferedZone('Asia/Calcutta')).toBe(false);
});

test.each([
  ['America/New_York', '12'],
  ['America/Puerto_Rico', '12'],
  ['America/Toronto', '12'],
  ['America/Mexico_City', '12'],
  ['Asia/Kolkata', '12'],
  ['Europe/London', '24'],
  ['Europe/Berlin', '24'],
  ['Asia/Tokyo', '24'],
  ['UTC', '24'],
  ['US/Eastern', '12'],
  ['Asia/Calcutta', '12'],
  ['Europe/Kiev', '24'],
  ['Etc/GMT+5', '24'],
])('people in %s read a clock of %s hours', (timeZone, clock) => {
  expect(getDefaultClock(timeZone)).toBe(clock);
});
