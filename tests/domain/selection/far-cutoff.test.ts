import { expect, test } from 'vitest';
import { findFarCutoff } from '~/domain/selection/far-cutoff';
import { deadlineOn } from '~/domain/time/deadline';

const now = '2026-11-23T12:00:00.000Z';
/** The work week from November 30 to December 6. */
const periodId = '2026-W49';
const find = (wallTime: string, period = periodId, timeZone = 'America/New_York') =>
  findFarCutoff({ periodId: period, closesAt: deadlineOn(wallTime, timeZone) }, now);

test.each(['2026-11-25T15:00', '2026-11-30T09:00', '2026-12-06T23:59'])(
  'asks nothing about a cutoff until the end of its week: %s',
  (wallTime) => expect(find(wallTime)).toBeNull(),
);

test.each([
  ['2026-12-07T00:00', 1, 1],
  ['2026-12-16T15:00', 10, 3],
  ['2027-11-25T15:00', 354, 52],
])('asks about %s, which is %i days after the week', (wallTime, daysAfterWeek, weeksAhead) => {
  expect(find(wallTime)).toEqual({
    code: 'cutoff-far',
    periodId,
    closesAt: deadlineOn(wallTime, 'America/New_York'),
    daysAfterWeek,
    weeksAhead,
  });
});

test('counts days in the site’s time zone', () => {
  // In UTC it is Monday already.
  expect(find('2026-12-06T20:00')).toBeNull();
  expect(find('2026-12-07T00:30', periodId, 'Asia/Tokyo')?.daysAfterWeek).toBe(1);
});

test('asks about more than eight weeks ahead, also before the week', () => {
  const later = '2027-W09';
  expect(find('2027-01-18T07:00', later)).toBeNull();
  expect(find('2027-01-18T07:01', later)).toMatchObject({ weeksAhead: 8, daysAfterWeek: -48 });
});
