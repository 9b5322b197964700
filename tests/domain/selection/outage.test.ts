import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startNextPeriod } from '~/domain/selection/next-period';
import {
  findOutage,
  getMissingMinutes,
  getOfferedOutage,
  minMissingMinutes,
  moveAfterOutage,
} from '~/domain/selection/outage';
import {
  closeSoon,
  firstWindow,
  moveCutoff,
  type SelectionWindow,
} from '~/domain/selection/selection-window';
import { toMinute, type Readiness } from '~/domain/status/readiness';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';

const zone = 'America/New_York';
/** Closes on Wednesday at 15:00 in New York. */
const selection = firstWindow('2026-11-21T12:00:00.000Z', zone);
const cutoff = toEpochMs(selection.closesAt.instant);
/** An instant some minutes after the cutoff, or before it. */
const at = (minutes: number) => toInstant(cutoff + minutes * minuteMs);
/** Ready in every minute of the last two hours except these, counted from the cutoff. */
const readyExcept = (missing: readonly number[]): Readiness => {
  const minutes = Array.from({ length: 120 }, (_, place) => place - 120);
  return { since: at(-120), minutes: minutes.filter((one) => !missing.includes(one)).map(at) };
};
const span = (from: number, count: number) => Array.from({ length: count }, (_, one) => from + one);
const moved = (of: SelectionWindow, missing: readonly number[], now = at(0)): SelectionWindow => {
  const outage = findOutage(of, readyExcept(missing));
  if (!outage) throw new Error('no outage');
  const result = moveAfterOutage(of, outage, now);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

test('finds the missing minutes of the last hour, in gaps', () => {
  expect(findOutage(selection, readyExcept([-61, -60, -59, -20, -1]))).toEqual({
    cutoff: selection.closesAt,
    minutes: 4,
    gaps: [
      { from: at(-60), minutes: 2 },
      { from: at(-20), minutes: 1 },
      { from: at(-1), minutes: 1 },
    ],
    movedTo: null,
  });
});

test('needs three missing minutes', () => {
  expect(findOutage(selection, readyExcept([-30, -20]))).toBeNull();
  expect(findOutage(selection, readyExcept([-30, -20, -10]))?.minutes).toBe(3);
});

test('counts no minute before the first check, and nothing without a check', () => {
  const minutes = span(-10, 10).map(at);
  expect(findOutage(selection, { since: at(-10), minutes })).toBeNull();
  expect(findOutage(selection, { since: null, minutes: [] })).toBeNull();
});

test('finds nothing after an administrator closed the selection', () => {
  const closed = closeSoon(selection, at(-5));
  expect(closed.ok && findOutage(closed.value, readyExcept(span(-40, 30)))).toBeNull();
  const reopened =
    closed.ok &&
    moveCutoff(closed.value, { wallTime: '2026-11-25T16:00', timeZone: zone, now: at(0) });
  expect(reopened && reopened.ok && reopened.value.closedEarly).toBe(false);
});

test.each([
  [3, '2026-11-25T15:15'],
  [15, '2026-11-25T15:15'],
  [16, '2026-11-25T15:30'],
  [60, '2026-11-25T16:00'],
])('moves the cutoff for %i missing minutes to %s', (missing, wallTime) => {
  const window2 = moved(selection, span(-missing, missing), at(0.9));
  expect(window2.closesAt.wallTime).toBe(wallTime);
  expect(getMissingMinutes(window2)).toBe(missing);
});

test('leaves as much time as was missing if the outage outlasts the cutoff', () => {
  expect(moved(selection, span(-20, 20), at(15)).closesAt.wallTime).toBe('2026-11-25T15:45');
  expect(moved(selection, span(-20, 20), at(200)).closesAt.wallTime).toBe('2026-11-25T18:45');
});

test('moves once a period', () => {
  const once = moved(selection, span(-20, 20));
  expect(findOutage(once, { since: at(-120), minutes: [] })).toBeNull();
  const next = startNextPeriod({ ...once, status: 'published' }, at(60), zone);
  expect(next.ok && next.value.outage).toBeNull();
});

test('moves nothing once publishing has begun', () => {
  const outage = findOutage(selection, readyExcept(span(-20, 20)))!;
  for (const [status, code] of [
    ['publishing', 'publishing-unfinished'],
    ['published', 'already-published'],
  ] as const) {
    const ahead = { ...selection, status, outage };
    expect(moveAfterOutage(ahead, outage, at(1))).toEqual({ ok: false, error: { code } });
    expect(getOfferedOutage(ahead)).toBeNull();
  }
  expect(getOfferedOutage({ ...selection, outage })).toEqual(outage);
});

test('forgets the outage on the page once the cutoff is moved by hand', () => {
  const later = moveCutoff(moved(selection, span(-20, 20)), {
    wallTime: '2026-11-25T20:00',
    timeZone: zone,
    now: at(1),
  });
  expect(later.ok && getMissingMinutes(later.value)).toBeNull();
});

test('never makes a cutoff earlier, and always leaves the missing time', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: -60, max: -1 }), { minLength: minMissingMinutes }),
      fc.integer({ min: 0, max: 600 * 60 }),
      (missing, seconds) => {
        const now = at(seconds / 60);
        const { closesAt } = moved(selection, missing, now);
        const left = toEpochMs(closesAt.instant) - toEpochMs(toMinute(toEpochMs(now)));
        expect(toEpochMs(closesAt.instant)).toBeGreaterThan(cutoff);
        expect((toEpochMs(closesAt.instant) - cutoff) % (15 * minuteMs)).toBe(0);
        expect(left).toBeGreaterThanOrEqual(missing.length * minuteMs);
      },
    ),
  );
});
