import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInstant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { fromWallTime, isTimeZone, isWallTime, toWallTime } from '~/domain/time/zoned-time';

const iso = (epochMs: number) => new Date(epochMs).toISOString();

test.each([
  ['ordinary', '2026-11-25T15:00', 'America/New_York', '2026-11-25T20:00:00.000Z'],
  [
    'gap: the next valid minute',
    '2026-03-08T02:30',
    'America/New_York',
    '2026-03-08T07:00:00.000Z',
  ],
  [
    'overlap: the first of the two',
    '2026-11-01T01:30',
    'America/New_York',
    '2026-11-01T05:30:00.000Z',
  ],
  ['half-hour gap', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  ['half-hour overlap', '2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  [
    'first zone into the year',
    '2026-01-01T00:00',
    'Pacific/Kiritimati',
    '2025-12-31T10:00:00.000Z',
  ],
  ['a day that was skipped', '2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ['UTC', '2026-12-31T23:59', 'UTC', '2026-12-31T23:59:00.000Z'],
])('%s: %s in %s', (_name, wall, zone, instant) => {
  expect(iso(fromWallTime(wall, zone))).toBe(instant);
});

test('converts an instant to local time and back unchanged outside overlaps', () => {
  const zones = [
    'America/New_York',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 }),
      fc.constantFrom(...zones),
      (minutes, zone) => {
        const instant = minutes * 60_000;
        const back = fromWallTime(toWallTime(instant, zone), zone);
        // In an overlap a local time occurs twice and means the first instant.
        expect(toWallTime(back, zone)).toBe(toWallTime(instant, zone));
        expect(back).toBeLessThanOrEqual(instant);
        expect(instant - back).toBeLessThanOrEqual(60 * 60_000);
      },
    ),
  );
});

test('refuses a local time whose instant would be after the year 9999', () => {
  expect(['9998-12-31T23:59', '9999-12-31T23:59'].map(isWallTime)).toEqual([true, false]);
  const instant = fromWallTime('9998-12-31T23:59', 'Pacific/Pago_Pago');
  expect(instantSchema.safeParse(toInstant(instant)).success).toBe(true);
});

test('recognizes valid zones and valid local times', () => {
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Mars/Base')]).toEqual([true, false]);
  expect(
    ['2026-02-28T23:59', '2026-02-30T10:00', '2026-02-28', '2026-02-28T24:00', ''].map(isWallTime),
  ).toEqual([true, false, false, false, false]);
});
