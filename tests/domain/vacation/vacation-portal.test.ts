import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInstant } from '~/domain/time/instant';
import {
  cancelClosure,
  closePortal,
  isPortalOpen,
  newVacationPortal,
  openPortal,
  readyToPublish,
  recordClosure,
  scheduleClosure,
  type VacationPortal,
} from '~/domain/vacation/vacation-portal';

const timeZone = 'America/New_York';
const now = '2026-11-23T12:00:00.000Z';
const later = (ms: number) => toInstant(Date.parse(now) + ms);
const unwrap = <T>(result: { ok: true; value: T } | { ok: false }): T => {
  if (!result.ok) throw new Error('refused');
  return result.value;
};
const open = openPortal(newVacationPortal);
const closing = () => unwrap(closePortal(open, now, timeZone));

test('keeps an open portal open until it is closed', () => {
  expect(isPortalOpen(newVacationPortal, now)).toBe(false);
  expect(isPortalOpen(open, later(1e12))).toBe(true);
});

test('closes after the last request that may have read it open', () => {
  expect([isPortalOpen(closing(), later(9_999)), isPortalOpen(closing(), later(10_000))]).toEqual([
    true,
    false,
  ]);
  expect(closePortal(closing(), later(20_000), timeZone)).toEqual({
    ok: false,
    error: { code: 'portal-closed' },
  });
  // Closing again, or shortly before a scheduled closure, must not postpone the closure.
  expect(closePortal(closing(), later(5_000), timeZone)).toEqual({ ok: true, value: closing() });
});

test("schedules a future closure in the site's local time and can cancel it", () => {
  const schedule = (wallTime: string, portal: VacationPortal = open) =>
    scheduleClosure(portal, { wallTime, timeZone, now });
  expect(schedule('2026-11-23T08:00')).toMatchObject({
    ok: true,
    value: { closesAt: { instant: '2026-11-23T13:00:00.000Z', timeZone } },
  });
  expect(schedule('')).toMatchObject({ error: { code: 'closure-not-a-time' } });
  expect(schedule('2026-11-23T07:00')).toMatchObject({ error: { code: 'closure-in-the-past' } });
  expect(schedule('2026-11-23T08:00', newVacationPortal)).toMatchObject({
    error: { code: 'portal-closed' },
  });
  const scheduled = unwrap(schedule('2026-11-23T08:00'));
  expect(cancelClosure(scheduled, now)).toEqual({ ok: true, value: open });
  expect(cancelClosure(scheduled, later(3_600_000))).toMatchObject({ ok: false });
});

test('records a past closure once without changing which saves count', () => {
  const recorded = recordClosure(closing(), later(60_000));
  expect(recorded).toEqual({ ...open, isOpen: false, closedAt: later(10_000) });
  expect(recordClosure(recorded!, later(120_000))).toBeNull();
  expect(recordClosure(closing(), later(9_000))).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0 }), (at, recordedAt) => {
      const noted = recordClosure(closing(), later(recordedAt)) ?? closing();
      // Which saves count does not depend on whether and when the closure is recorded.
      if (at >= recordedAt) expect(isPortalOpen(noted, later(at))).toBe(at < 10_000);
    }),
  );
});

test('publishes only after the closure and the saves accepted before it', () => {
  expect(readyToPublish(open, now)).toMatchObject({ error: { code: 'portal-still-open' } });
  expect(readyToPublish(closing(), later(15_000))).toEqual({
    ok: false,
    error: { code: 'vacation-saves-still-arriving', readyInSeconds: 6 },
  });
  expect(readyToPublish(closing(), later(21_000))).toMatchObject({
    ok: true,
    value: { isOpen: false },
  });
  expect(readyToPublish(newVacationPortal, now)).toEqual({ ok: true, value: newVacationPortal });
});
