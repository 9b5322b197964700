import { expect, test } from 'vitest';
import type { CalendarEntry } from '~/domain/calendar/calendar-entry-schema';
import { continueFeed, isFeedLive } from '~/domain/calendar/calendar-feed';
import type { CalendarFeed } from '~/domain/calendar/feed-schema';

const now = '2027-01-05T12:00:00.000Z';
const publishedAt = '2026-12-30T20:00:00.000Z';

const aWeek = (fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: 'vacation 2027',
  version: 2,
  publishedAt,
  what: { kind: 'vacation', weekId: 'W005' },
  when: { from: '2027-02-01', to: '2027-02-07' },
  ...fields,
});
const moved = aWeek({ version: 3, when: { from: '2027-03-01', to: '2027-03-07' } });

test('keeps what did not change, whatever version it is published in', () => {
  const shown = [aWeek()];
  expect(continueFeed(shown, [aWeek({ version: 5, publishedAt: now })], now)).toEqual(shown);
});

test('raises the version of what changed, over that of the award too', () => {
  expect(continueFeed([aWeek()], [moved], now)).toEqual([moved]);
  const [changed] = continueFeed([aWeek({ version: 7 })], [moved], now);
  expect(changed).toEqual({ ...moved, version: 8 });
});

test('cancels what is gone, once, and takes the cancellation back', () => {
  const cancelled = { ...aWeek(), isCancelled: true, version: 3, publishedAt: now } as const;
  expect(continueFeed([aWeek()], [], now)).toEqual([cancelled]);
  const later = '2027-01-06T12:00:00.000Z';
  expect(continueFeed([cancelled], [], later)).toEqual([cancelled]);
  const again = aWeek({ version: 3, publishedAt: later });
  expect(continueFeed([cancelled], [again], later)).toEqual([{ ...again, version: 4 }]);
});

test('leaves what is over as it was, and forgets it after 60 days', () => {
  const past = aWeek({ when: { from: '2026-12-28', to: '2027-01-03' } });
  const night = aWeek({
    key: 'job 2027-01-04',
    when: { startsAt: '2027-01-05T03:00:00.000Z', endsAt: '2027-01-05T12:00:00.000Z' },
  });
  expect(continueFeed([past, night], [], now)).toEqual([past, night]);
  expect(continueFeed([past, night], [], '2027-03-05T12:00:00.000Z')).toEqual([night]);
  expect(continueFeed([past, night], [], '2027-03-07T12:00:00.000Z')).toEqual([]);
});

test('sorts entries by their start', () => {
  const job = aWeek({ key: 'job 2027-02-03', when: { startsAt: '2027-02-03T10:00:00.000Z' } });
  expect(continueFeed([job], [moved, aWeek({ key: 'b' })], now).map(({ key }) => key)).toEqual([
    'b',
    'job 2027-02-03',
    'vacation 2027',
  ]);
});

const feed: CalendarFeed = {
  employeeId: '1000001',
  provenBy: 'id',
  epoch: 3,
  language: undefined,
  since: '2026-01-05T12:00:00.001Z',
  shown: [],
  version: 1,
};
const rules = { settings: { passwordPolicy: 'optional' }, epoch: 3, now } as const;

test('ends with the epoch, with required passwords, and a year after it was last read', () => {
  expect(isFeedLive(feed, rules)).toBe(true);
  expect(isFeedLive(feed, { ...rules, epoch: 4 })).toBe(false);
  const required = { ...rules, settings: { passwordPolicy: 'required' } } as const;
  expect(isFeedLive(feed, required)).toBe(false);
  expect(isFeedLive({ ...feed, provenBy: 'password' }, required)).toBe(true);
  const later = { ...rules, now: '2027-01-05T12:00:00.001Z' };
  expect(isFeedLive(feed, later)).toBe(false);
  expect(isFeedLive({ ...feed, lastReadAt: '2026-01-06T00:00:00.000Z' }, later)).toBe(true);
});
