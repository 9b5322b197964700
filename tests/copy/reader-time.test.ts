import { describe, expect, test } from 'vitest';
import { formatReaderTime } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { deadlineOn } from '~/domain/time/deadline';

const pm = 'p.\u00a0m.';
const am = 'a.\u00a0m.';

/** The case, the site's zone, the local time that its administrator entered, the reader's zone, the added text. */
const cases = [
  ['three hours west', 'America/New_York', '2026-11-25T15:00', 'America/Los_Angeles', '12:00 PM'],
  ['the same zone', 'America/New_York', '2026-11-25T15:00', 'America/New_York', null],
  ['two names of one zone', 'America/New_York', '2026-11-25T15:00', 'US/Eastern', null],
  ['another zone, same clock', 'America/New_York', '2026-11-25T15:00', 'America/Toronto', null],
  ['Arizona in winter', 'America/Denver', '2026-11-25T15:00', 'America/Phoenix', null],
  ['Arizona in summer', 'America/Denver', '2026-07-15T15:00', 'America/Phoenix', '2:00 PM'],
  ['Puerto Rico in summer', 'America/New_York', '2026-07-15T15:00', 'America/Puerto_Rico', null],
  [
    'Puerto Rico in winter',
    'America/New_York',
    '2026-11-25T15:00',
    'America/Puerto_Rico',
    '4:00 PM',
  ],
  // 2:30 does not exist at the site that day, so the deadline is at 3:00.
  ['a gap', 'America/New_York', '2026-03-08T02:30', 'America/Chicago', '1:00 AM'],
  [
    'the minute before it',
    'America/New_York',
    '2026-03-08T01:59',
    'America/Phoenix',
    'Sat, Mar 7, 11:59 PM',
  ],
  ['right after it', 'America/New_York', '2026-03-08T03:00', 'America/Phoenix', '12:00 AM'],
  // The clocks in the reader's zone change an hour later than those of the site.
  [
    'the reader before their gap',
    'America/New_York',
    '2026-03-08T03:59',
    'America/Chicago',
    '1:59 AM',
  ],
  [
    'the reader after their gap',
    'America/New_York',
    '2026-03-08T04:00',
    'America/Chicago',
    '3:00 AM',
  ],
  // 1:30 occurs twice at the site that day. The deadline is the first of the two.
  ['an overlap', 'America/New_York', '2026-11-01T01:30', 'America/Chicago', '12:30 AM'],
  [
    'an overlap, seen without one',
    'America/New_York',
    '2026-11-01T01:30',
    'America/Puerto_Rico',
    null,
  ],
  ['after the overlap', 'America/New_York', '2026-11-01T02:00', 'America/Puerto_Rico', '3:00 AM'],
  // Europe turns its clocks back a week before America.
  ['between two changes', 'America/New_York', '2026-10-28T15:00', 'Europe/Berlin', '8:00 PM'],
  ['after both', 'America/New_York', '2026-11-04T15:00', 'Europe/Berlin', '9:00 PM'],
  ['half an hour', 'America/New_York', '2026-11-25T15:00', 'America/St_Johns', '4:30 PM'],
  [
    'half an hour across a day',
    'America/New_York',
    '2026-11-25T15:00',
    'Asia/Kolkata',
    'Thu, Nov 26, 1:30 AM',
  ],
  [
    'a gap of half an hour',
    'Australia/Lord_Howe',
    '2026-10-04T02:15',
    'Australia/Sydney',
    '1:30 AM',
  ],
  [
    'half an hour only in winter',
    'Australia/Sydney',
    '2027-01-13T15:00',
    'Australia/Lord_Howe',
    null,
  ],
  [
    'across the date line',
    'Pacific/Honolulu',
    '2026-11-25T15:00',
    'Pacific/Kiritimati',
    'Thu, Nov 26, 3:00 PM',
  ],
  [
    'back across it',
    'Pacific/Apia',
    '2026-11-25T15:00',
    'Pacific/Pago_Pago',
    'Tue, Nov 24, 3:00 PM',
  ],
  [
    'into the new year',
    'America/Los_Angeles',
    '2026-12-31T22:00',
    'America/New_York',
    'Fri, Jan 1, 1:00 AM',
  ],
  [
    'back into the old one',
    'Europe/Paris',
    '2027-01-01T00:30',
    'America/New_York',
    'Thu, Dec 31, 6:30 PM',
  ],
  ['midnight', 'America/New_York', '2026-11-25T03:00', 'America/Los_Angeles', '12:00 AM'],
  ['a site by an outdated name', 'US/Eastern', '2026-11-25T15:00', 'America/Chicago', '2:00 PM'],
  ['a device without a zone', 'America/New_York', '2026-11-25T15:00', 'Etc/Unknown', null],
  ['a device of another world', 'America/New_York', '2026-11-25T15:00', 'Mars/Base', null],
] as const;

describe('a reader elsewhere is told their own time', () => {
  test.each(cases)('%s: %s %s, read in %s: %s', (_why, timeZone, wallTime, reader, said) => {
    const deadline = deadlineOn(wallTime, timeZone);
    expect(formatReaderTime(deadline, reader, '12')).toBe(said && `(${said} your time)`);
  });
});

test.each([
  ['en', '24', 'America/Los_Angeles', '(12:00 your time)'],
  ['en', '24', 'Europe/Paris', '(21:00 your time)'],
  ['en', '24', 'Asia/Kolkata', '(Thu, Nov 26, 01:30 your time)'],
  ['es', '12', 'America/Los_Angeles', `(12:00 ${pm}, su hora local)`],
  ['es', '12', 'Asia/Kolkata', `(jue, 26 nov, 1:30 ${am}, su hora local)`],
  ['es', '24', 'Asia/Kolkata', '(jue, 26 nov, 01:30, su hora local)'],
] as const)('in %s on %s hours, read in %s: %s', (language, clock, reader, said) => {
  const deadline = deadlineOn('2026-11-25T15:00', 'America/New_York');
  expect(writeIn(language, () => formatReaderTime(deadline, reader, clock))).toBe(said);
});
