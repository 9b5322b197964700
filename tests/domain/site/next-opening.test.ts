import { describe, expect, test } from 'vitest';
import { firstWindow, nextWeekly, published } from '~/domain/selection/selection-window';
import { openNextFromNow, plannedOpening } from '~/domain/site/next-opening';

const timeZone = 'America/New_York';
const settings = { openNextOn: 'Friday', openNextAt: '18:00', protestWindowHours: 24 } as const;
const selection = firstWindow('2026-11-21T12:00:00.000Z', timeZone);
/** Thursday noon in New York. */
const publishedAt = '2026-11-26T17:00:00.000Z';

describe('the next period opens by itself', () => {
  test('at the first set time after publishing', () => {
    const done = published(selection, publishedAt);
    expect(plannedOpening({ window: done, timeZone, settings })).toEqual({
      instant: '2026-11-27T23:00:00.000Z',
      wallTime: '2026-11-27T18:00',
      timeZone,
    });
    expect(plannedOpening({ window: selection, timeZone, settings })).toBeNull();
  });

  test('after the time for claims, if that ends later', () => {
    const done = published(selection, publishedAt);
    const patient = { ...settings, protestWindowHours: 48 };
    expect(plannedOpening({ window: done, timeZone, settings: patient })).toEqual({
      instant: '2026-11-28T17:00:00.000Z',
      wallTime: '2026-11-28T12:00',
      timeZone,
    });
  });

  test('never where the site has not turned it on', () => {
    const done = published(selection, publishedAt);
    const never = { ...settings, openNextOn: 'never' } as const;
    expect(plannedOpening({ window: done, timeZone, settings: never })).toBeNull();
  });

  test('at the next set time, if published again after this one', () => {
    const again = published(published(selection, publishedAt), '2026-11-27T23:00:00.000Z');
    expect(plannedOpening({ window: again, timeZone, settings })?.wallTime).toBe(
      '2026-12-04T18:00',
    );
  });

  test('never in the past, after the setting was changed', () => {
    const now = '2026-11-28T12:00:00.000Z';
    const changed = openNextFromNow(published(selection, publishedAt), now);
    expect(plannedOpening({ window: changed, timeZone, settings })?.wallTime).toBe(
      '2026-12-04T18:00',
    );
    expect(openNextFromNow(selection, now)).toEqual(selection);
  });

  test.each([
    ['a week later, at the set minute itself', '2026-11-27T23:00:00.000Z', '2026-12-04T18:00'],
    [
      'that day, a millisecond before the set minute',
      '2026-11-27T22:59:59.999Z',
      '2026-11-27T18:00',
    ],
  ])('%s', (_, after, wallTime) => {
    expect(nextWeekly(after, timeZone, { day: 'Friday', time: '18:00' }).wallTime).toBe(wallTime);
  });

  test('at the next valid minute, for a time in a DST gap', () => {
    const sunday = nextWeekly('2027-03-13T12:00:00.000Z', timeZone, {
      day: 'Sunday',
      time: '02:30',
    });
    expect(sunday).toMatchObject({
      wallTime: '2027-03-14T03:00',
      instant: '2027-03-14T07:00:00.000Z',
    });
  });
});
