import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { CompactCountdown, Countdown } from '~/app/components/time/countdown';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { startNextPeriod } from '~/domain/selection/next-period';
import {
  acceptSave,
  firstWindow,
  moveCutoff,
  published,
  windowStateAt,
} from '~/domain/selection/selection-window';
import { nextDue } from '~/domain/site/site';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import {
  isPortalOpen,
  newVacationPortal,
  openPortal,
  scheduleClosure,
} from '~/domain/vacation/vacation-portal';
import { aScope, aSite } from '~/tests/store/builders';

/** The case, the zone, the local time that an administrator enters, its instant, and the text on every page. */
const deadlines = [
  [
    'an ordinary day',
    'America/New_York',
    '2026-11-25T15:00',
    '2026-11-25T20:00',
    'Wednesday, November 25, 2026, 3:00 PM Eastern',
  ],
  [
    'a gap',
    'America/New_York',
    '2026-03-08T02:30',
    '2026-03-08T07:00',
    'Sunday, March 8, 2026, 3:00 AM Eastern',
  ],
  [
    'the last minute before a gap',
    'America/New_York',
    '2026-03-08T01:59',
    '2026-03-08T06:59',
    'Sunday, March 8, 2026, 1:59 AM Eastern',
  ],
  [
    'an overlap: its first pass',
    'America/New_York',
    '2026-11-01T01:30',
    '2026-11-01T05:30',
    'Sunday, November 1, 2026, 1:30 AM Eastern',
  ],
  [
    'a gap',
    'Europe/Berlin',
    '2027-03-28T02:00',
    '2027-03-28T01:00',
    'Sunday, March 28, 2027, 3:00 AM Berlin time',
  ],
  [
    'an overlap',
    'Europe/Berlin',
    '2026-10-25T02:59',
    '2026-10-25T00:59',
    'Sunday, October 25, 2026, 2:59 AM Berlin time',
  ],
  [
    'winter time as the exception',
    'Europe/Dublin',
    '2027-03-28T01:30',
    '2027-03-28T01:00',
    'Sunday, March 28, 2027, 2:00 AM Dublin time',
  ],
  [
    'a gap of half an hour',
    'Australia/Lord_Howe',
    '2026-10-04T02:15',
    '2026-10-03T15:30',
    'Sunday, October 4, 2026, 2:30 AM Lord Howe time',
  ],
  [
    'an overlap of half an hour',
    'Australia/Lord_Howe',
    '2027-04-04T01:45',
    '2027-04-03T14:45',
    'Sunday, April 4, 2027, 1:45 AM Lord Howe time',
  ],
  [
    'a quarter of an hour',
    'Pacific/Chatham',
    '2026-09-27T02:50',
    '2026-09-26T14:00',
    'Sunday, September 27, 2026, 3:45 AM Chatham time',
  ],
  [
    'a quarter of an hour',
    'Asia/Kathmandu',
    '2026-11-25T15:00',
    '2026-11-25T09:15',
    'Wednesday, November 25, 2026, 3:00 PM Kathmandu time',
  ],
  [
    'the last minute of the year',
    'Pacific/Kiritimati',
    '2026-12-31T23:59',
    '2026-12-31T09:59',
    'Thursday, December 31, 2026, 11:59 PM Kiritimati time',
  ],
  [
    'the first of the next',
    'Pacific/Kiritimati',
    '2027-01-01T00:00',
    '2026-12-31T10:00',
    'Friday, January 1, 2027, 12:00 AM Kiritimati time',
  ],
  [
    'the last of the world',
    'Pacific/Pago_Pago',
    '2026-12-31T23:59',
    '2027-01-01T10:59',
    'Thursday, December 31, 2026, 11:59 PM Pago Pago time',
  ],
  [
    'a day that was skipped',
    'Pacific/Apia',
    '2011-12-30T12:00',
    '2011-12-30T10:00',
    'Saturday, December 31, 2011, 12:00 AM Apia time',
  ],
  [
    'a gap at midnight',
    'America/Sao_Paulo',
    '2018-11-04T00:00',
    '2018-11-04T03:00',
    'Sunday, November 4, 2018, 1:00 AM Sao Paulo time',
  ],
  [
    'a gap at midnight',
    'Asia/Beirut',
    '2027-03-28T00:30',
    '2027-03-27T22:00',
    'Sunday, March 28, 2027, 1:00 AM Beirut time',
  ],
  [
    'a gap at midnight',
    'Africa/Cairo',
    '2027-04-30T00:15',
    '2027-04-29T22:00',
    'Friday, April 30, 2027, 1:00 AM Cairo time',
  ],
  [
    'an overlap until midnight',
    'Africa/Cairo',
    '2026-10-29T23:30',
    '2026-10-29T20:30',
    'Thursday, October 29, 2026, 11:30 PM Cairo time',
  ],
  [
    'a leap day',
    'UTC',
    '2028-02-29T12:00',
    '2028-02-29T12:00',
    'Tuesday, February 29, 2028, 12:00 PM UTC',
  ],
] as const;

const toText = (html: string) => html.replace(/<[^>]*>/g, '');
const longBefore = '2011-01-01T00:00:00.000Z';

/** The deadline must not depend on the zone of the server or of the driver's device. */
describe.each(['UTC', 'Pacific/Apia', 'America/St_Johns'])('seen from %s', (device) => {
  test.each(deadlines)('%s in %s: %s', (_why, timeZone, wallTime, at, said) => {
    vi.stubEnv('TZ', device);
    const instant = `${at}:00.000Z`;
    const shownAt = toInstant(toEpochMs(instant) - 90_061_000);
    const moved = moveCutoff(firstWindow(longBefore, timeZone), {
      wallTime,
      timeZone,
      now: shownAt,
    });
    if (!moved.ok) throw new Error(moved.error.code);
    const selection = moved.value;

    // Every form in which the pages show the deadline.
    expect(renderToStaticMarkup(<DeadlineText deadline={selection.closesAt} />)).toContain(
      `<time dateTime="${instant}" title="${timeZone}"`,
    );
    expect(toText(renderToStaticMarkup(<DeadlineText deadline={selection.closesAt} />))).toBe(said);
    const counted = (ms: number) => {
      const props = { until: selection.closesAt.instant, serverNow: toEpochMs(instant) - ms };
      return [<CompactCountdown {...props} />, <Countdown {...props} />].map((element) =>
        toText(renderToStaticMarkup(element)),
      );
    };
    expect(counted(90_061_000)).toEqual(['1d 01:01:01', '01days01hours01minutes01seconds']);
    expect(counted(1)).toEqual(['00:00:01', '00days00hours00minutes01seconds']);
    expect(counted(0)).toEqual(['00:00:00', '00days00hours00minutes00seconds']);

    // What the server accepts just before and at the deadline.
    const before = toInstant(toEpochMs(instant) - 1);
    const times = (acceptedAt: string) => ({ acceptedAt, decidedAt: acceptedAt });
    const save = (acceptedAt: string) =>
      acceptSave(selection, { ...times(acceptedAt), mayComplete: false, hasPicks: true }).ok;
    expect([save(before), save(instant)]).toEqual([true, false]);
    expect([windowStateAt(selection, before), windowStateAt(selection, instant)]).toEqual([
      'open',
      'closed',
    ]);
    const portal = scheduleClosure(openPortal(newVacationPortal), {
      wallTime,
      timeZone,
      now: shownAt,
    });
    if (!portal.ok) throw new Error(portal.error.code);
    expect(portal.value.closesAt).toEqual(selection.closesAt);
    expect([isPortalOpen(portal.value, before), isPortalOpen(portal.value, instant)]).toEqual([
      true,
      false,
    ]);
    expect(nextDue(aSite(aScope(), { timeZone, window: selection, vacation: portal.value }))).toBe(
      instant,
    );
  });
});

/** The case, the zone, now, the next cutoff, the week to select, and the week after that. */
test.each([
  [
    'a year of 53 weeks',
    'America/New_York',
    '2026-12-22T12:00',
    '2026-12-23T20:00',
    '2026-W53',
    '2027-W01',
  ],
  [
    'its last cutoff',
    'America/New_York',
    '2026-12-30T12:00',
    '2026-12-30T20:00',
    '2027-W01',
    '2027-W02',
  ],
  [
    'just missed',
    'America/New_York',
    '2026-12-30T20:00',
    '2027-01-06T20:00',
    '2027-W02',
    '2027-W03',
  ],
  [
    'already Wednesday there',
    'Pacific/Kiritimati',
    '2026-12-22T23:00',
    '2026-12-23T01:00',
    '2026-W53',
    '2027-W01',
  ],
  [
    'still Wednesday there',
    'Pacific/Pago_Pago',
    '2026-12-24T01:59',
    '2026-12-24T02:00',
    '2026-W53',
    '2027-W01',
  ],
  [
    'a year of 52 weeks',
    'Europe/Berlin',
    '2025-12-22T12:00',
    '2025-12-24T14:00',
    '2026-W01',
    '2026-W02',
  ],
  [
    'a week with a skipped day',
    'Pacific/Apia',
    '2011-12-29T02:00',
    '2012-01-04T01:00',
    '2012-W02',
    '2012-W03',
  ],
  [
    'clocks change in between',
    'Europe/Berlin',
    '2027-03-24T14:00',
    '2027-03-31T13:00',
    '2027-W14',
    '2027-W15',
  ],
] as const)('%s in %s at %s', (_why, timeZone, now, cutoff, periodId, next) => {
  const at = `${now}:00.000Z`;
  const selection = firstWindow(at, timeZone);
  expect([
    selection.closesAt.instant,
    selection.closesAt.wallTime.slice(10),
    selection.periodId,
  ]).toEqual([`${cutoff}:00.000Z`, 'T15:00', periodId]);
  expect(startNextPeriod(published(selection, at), at, timeZone)).toMatchObject({
    ok: true,
    value: { periodId: next },
  });
});
