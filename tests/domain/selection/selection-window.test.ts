import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startNextPeriod } from '~/domain/selection/next-period';
import {
  acceptSave,
  beginPublishing,
  changeZone,
  cancelClosing,
  closeSoon,
  drainMs,
  firstWindow,
  isClosing,
  moveCutoff,
  nextDefaultCutoff,
  published,
  requestDeadlineMs,
  windowStateAt,
  withdrawn,
  type SelectionWindow,
} from '~/domain/selection/selection-window';
import { toInstant } from '~/domain/time/instant';

const zone = 'America/New_York';
const saturday = '2026-11-21T12:00:00.000Z';
const selectionWindow = firstWindow(saturday, zone);
const inTime = { lateSaves: false };
const cutoff = Date.parse(selectionWindow.closesAt.instant);
const at = (offsetMs: number) => toInstant(cutoff + offsetMs);
const save = (acceptedAt: string, mayComplete = false, hasPicks = true, on = selectionWindow) =>
  acceptSave(on, { acceptedAt, decidedAt: acceptedAt, mayComplete, hasPicks });
const value = (result: ReturnType<typeof closeSoon>): SelectionWindow => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

test('reopens no recorded cutoff when the clock is set back five minutes', () => {
  const recorded = { ...selectionWindow, cutoffRecordedAt: at(5_000) };
  const back = at(-5 * 60_000 + 10_000);
  expect(windowStateAt(recorded, back)).toBe('closed');
  expect(save(back, false, true, recorded)).toEqual({
    ok: false,
    error: { code: 'selection-closed' },
  });
  expect(save(back, true, true, recorded)).toEqual({ ok: true, value: { late: true } });
  expect(changeZone(recorded, { timeZone: 'America/Chicago', now: back })).toEqual({
    ok: true,
    value: recorded,
  });
});

test('accepts a save stamped in time even if its window is read after the cutoff was recorded', () => {
  const recorded = { ...selectionWindow, cutoffRecordedAt: at(2_000) };
  const times = { acceptedAt: at(-1_000), decidedAt: at(5_000) };
  expect(acceptSave(recorded, { ...times, mayComplete: false, hasPicks: true })).toEqual({
    ok: true,
    value: { late: false },
  });
});

test('closes a first window next Wednesday at 15:00, for the week after', () => {
  expect(selectionWindow).toEqual({
    periodId: '2026-W49',
    version: 1,
    openedAt: saturday,
    closesAt: { instant: '2026-11-25T20:00:00.000Z', wallTime: '2026-11-25T15:00', timeZone: zone },
    status: 'selecting',
    rules: { sealedPicks: false, openResults: 'off' },
    closedEarly: false,
    beforeClosing: null,
    outage: null,
    cutoffRecordedAt: null,
    remindFrom: saturday,
    lateSavesEndedAt: null,
    publishedAt: null,
    claimsFrom: null,
    awardVersion: 0,
    withdrawn: null,
    lastAward: null,
    awardBefore: null,
    opensNextFrom: null,
  });
});

test('puts the next cutoff a week later on a Wednesday at exactly 15:00', () => {
  expect(nextDefaultCutoff('2026-11-25T20:00:00.000Z', zone).wallTime).toBe('2026-12-02T15:00');
  expect(nextDefaultCutoff('2026-11-25T19:59:59.999Z', zone).wallTime).toBe('2026-11-25T15:00');
});

test('accepts a save until the last millisecond before the cutoff', () => {
  expect(save(at(-1))).toEqual({ ok: true, value: { late: false } });
  expect(save(at(0))).toEqual({ ok: false, error: { code: 'selection-closed' } });
});

test('lets only drivers with picks complete after the cutoff, where the site allows it', () => {
  expect(save(at(0), true, true)).toEqual({ ok: true, value: { late: true } });
  expect(save(at(0), true, false).ok).toBe(false);
  expect(save(at(0), true, true, published(selectionWindow, at(0))).ok).toBe(false);
  expect(save(at(0), true, true, { ...selectionWindow, status: 'publishing' }).ok).toBe(false);
});

test('accepts saves that read the window as open before Close now was stored', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: requestDeadlineMs - 1 }),
      fc.integer({ min: 0, max: requestDeadlineMs - 1 }),
      (writtenAfter, acceptedBefore) => {
        const closedAt = cutoff - 60_000;
        const closed = value(closeSoon(selectionWindow, toInstant(closedAt)));
        const writtenAt = closedAt + writtenAfter;
        const acceptedAt = writtenAt - acceptedBefore; // read the open window before `writtenAt`
        expect(save(toInstant(acceptedAt), false, true, closed).ok).toBe(true);
      },
    ),
  );
});

test('restores the cutoff while the selection is closing, not after that', () => {
  const now = toInstant(cutoff - 60_000);
  const closing = value(closeSoon(selectionWindow, now));
  expect(isClosing(closing, now)).toBe(true);
  expect(cancelClosing(closing, toInstant(cutoff - 55_000))).toEqual({
    ok: true,
    value: { ...selectionWindow, version: 3 },
  });
  const refusal = { ok: false, error: { code: 'selection-closed' } };
  const reminded = value(closeSoon({ ...selectionWindow, remindFrom: null }, now));
  expect(value(cancelClosing(reminded, now)).remindFrom).toBe(null);
  const twice = value(closeSoon(closing, toInstant(cutoff - 55_000)));
  expect(value(cancelClosing(twice, toInstant(cutoff - 50_000))).closesAt).toEqual(
    selectionWindow.closesAt,
  );
  expect(cancelClosing(closing, closing.closesAt.instant)).toEqual(refusal);
  expect(cancelClosing(selectionWindow, now)).toEqual(refusal);
});

test('does not restore a cutoff that comes too soon', () => {
  const closing = value(closeSoon(selectionWindow, toInstant(cutoff - 12_000)));
  expect(cancelClosing(closing, toInstant(cutoff - 9_000))).toEqual({
    ok: false,
    error: { code: 'cutoff-in-the-past' },
  });
});

test('moves the cutoff to a future local time of the site and reopens a closed period', () => {
  const moved = moveCutoff(selectionWindow, {
    wallTime: '2026-11-27T09:30',
    timeZone: zone,
    now: at(1),
  });
  expect(moved).toEqual({
    ok: true,
    value: {
      ...selectionWindow,
      version: 2,
      closesAt: {
        instant: '2026-11-27T14:30:00.000Z',
        wallTime: '2026-11-27T09:30',
        timeZone: zone,
      },
      remindFrom: at(1),
    },
  });
});

test.each([
  ['2026-11-25T15:00', 'cutoff-in-the-past'],
  ['2026-11-31T15:00', 'cutoff-not-a-time'],
  ['tomorrow', 'cutoff-not-a-time'],
])('refuses a cutoff at %s', (wallTime, code) => {
  expect(moveCutoff(selectionWindow, { wallTime, timeZone: zone, now: at(0) })).toEqual({
    ok: false,
    error: { code },
  });
});

test('publishes only after the cutoff and the saves accepted before it', () => {
  expect(beginPublishing(selectionWindow, at(-1), inTime)).toEqual({
    ok: false,
    error: { code: 'selection-still-open', closesAt: selectionWindow.closesAt },
  });
  expect(beginPublishing(selectionWindow, at(500), inTime)).toEqual({
    ok: false,
    error: { code: 'saves-still-arriving', readyInSeconds: Math.ceil((drainMs - 500) / 1000) },
  });
  expect(beginPublishing(selectionWindow, at(drainMs), inTime)).toEqual({
    ok: true,
    value: { ...selectionWindow, version: 2, status: 'publishing' },
  });
});

test('neither reopens nor skips a period whose publication has started', () => {
  const begun = value(beginPublishing(selectionWindow, at(drainMs), inTime));
  const refused = { ok: false, error: { code: 'publishing-unfinished' } };
  const later = '2026-11-27T08:00:00.000Z';
  expect(moveCutoff(begun, { wallTime: '2026-11-28T15:00', timeZone: zone, now: later })).toEqual(
    refused,
  );
  expect(startNextPeriod(begun, later, zone)).toEqual(refused);
  expect(value(beginPublishing(begun, later, inTime)).status).toBe('publishing');
});

test('keeps a published award visible while it is published again', () => {
  const first = published(selectionWindow, at(drainMs));
  expect(windowStateAt(first, at(drainMs))).toBe('published');
  expect(value(beginPublishing(first, at(drainMs + 1), inTime)).status).toBe('published');
  expect(published(first, at(drainMs + 2)).awardVersion).toBe(2);
});

test('opens the next period after publishing, for the following week', () => {
  const now = '2026-11-26T08:00:00.000Z';
  expect(startNextPeriod(selectionWindow, now, zone)).toEqual({
    ok: false,
    error: { code: 'not-published-yet' },
  });
  expect(value(startNextPeriod(published(selectionWindow, now), now, zone))).toEqual({
    ...firstWindow(now, zone),
    periodId: '2026-W50',
    lastAward: { periodId: '2026-W49', version: 1, publishedAt: now },
    version: 3,
  });
});

test('gives two periods opened before the same cutoff different ids', () => {
  const early = '2026-11-23T08:00:00.000Z';
  const next = value(startNextPeriod(published(selectionWindow, early), early, zone));
  expect([selectionWindow.periodId, next.periodId]).toEqual(['2026-W49', '2026-W50']);
});

test('withdrawing closes a published period again, and the next version replaces the withdrawn one', () => {
  const how = { at: at(60_000), reason: 'A job was missing' };
  expect(withdrawn(selectionWindow, how)).toEqual({
    ok: false,
    error: { code: 'not-published-yet' },
  });
  const back = value(withdrawn(published(selectionWindow, at(30_000)), how));
  expect(back).toMatchObject({
    status: 'selecting',
    publishedAt: null,
    awardVersion: 1,
    withdrawn: { version: 1, ...how },
  });
  expect(windowStateAt(back, at(60_000))).toBe('closed');
  expect(startNextPeriod(back, at(60_000), zone).ok).toBe(false);
  expect(withdrawn(back, how).ok).toBe(false);
  const publishing = value(beginPublishing(back, at(90_000), inTime));
  expect(withdrawn(publishing, how)).toEqual({
    ok: false,
    error: { code: 'publishing-unfinished' },
  });
  expect(published(publishing, at(90_000))).toMatchObject({
    awardVersion: 2,
    withdrawn: { version: 1 },
  });
});
