import { expect, test } from 'vitest';
import { closeSoon, firstWindow, moveCutoff } from '~/domain/selection/selection-window';
import {
  isInTime,
  isStillClosing,
  plannedReminders,
  reminded,
  remindFromNow,
} from '~/domain/site/closing-reminder';
import { newVacationPortal, openPortal, scheduleClosure } from '~/domain/vacation/vacation-portal';

const now = '2026-11-23T12:00:00.000Z';
const timeZone = 'America/New_York';
const cutoff = '2026-11-25T20:00:00.000Z';
const selectionWindow = firstWindow(now, timeZone);
const scheduled = scheduleClosure(openPortal(newVacationPortal), {
  wallTime: '2026-11-24T15:00',
  timeZone,
  now,
});
const vacation = scheduled.ok ? scheduled.value : newVacationPortal;
const site = { window: selectionWindow, vacation, settings: { remindHoursBefore: 24 } } as const;
const times = (one: Parameters<typeof plannedReminders>[0]) =>
  plannedReminders(one).map(({ of, at }) => [of, at]);

test('is planned that many hours before the cutoff and before a scheduled closure', () => {
  expect(times(site)).toEqual([
    ['jobs', '2026-11-24T20:00:00.000Z'],
    ['vacations', '2026-11-23T20:00:00.000Z'],
  ]);
  expect(times({ ...site, settings: { remindHoursBefore: 2 } })[0]?.[1]).toBe(
    '2026-11-25T18:00:00.000Z',
  );
});

test('is not planned where it is off or without a future closing', () => {
  expect(times({ ...site, settings: { remindHoursBefore: 0 } })).toEqual([]);
  for (const portal of [newVacationPortal, openPortal(newVacationPortal)])
    expect(times({ ...site, vacation: portal }).map(([of]) => of)).toEqual(['jobs']);
  for (const past of [{ status: 'published' }, { cutoffRecordedAt: now }] as const)
    expect(times({ ...site, window: { ...selectionWindow, ...past } }).map(([of]) => of)).toEqual([
      'vacations',
    ]);
});

test('stays the last one if the hours are changed while it waits to be sent', () => {
  const once = reminded(site, plannedReminders(site), '2026-11-24T20:00:10.000Z');
  const late = '2026-11-25T19:00:30.000Z';
  const [reminder] = plannedReminders(remindFromNow(once, late));
  expect(reminder).toMatchObject({ of: 'jobs', at: '2026-11-25T19:00:00.000Z', isLast: true });
});

test('comes a second time an hour before each deadline, and then no more', () => {
  const { settings } = site;
  const sentAt = '2026-11-24T20:00:10.000Z';
  const once = reminded(site, plannedReminders(site).slice(0, 1), sentAt);
  expect(times({ ...once, settings })).toEqual([
    ['jobs', '2026-11-25T19:00:00.000Z'],
    ['vacations', '2026-11-23T20:00:00.000Z'],
  ]);
  const [last] = plannedReminders({ ...once, settings });
  expect(last?.isLast).toBe(true);
  expect(plannedReminders(site).map(({ isLast }) => isLast)).toEqual([false, false]);
  const twice = reminded(once, [last!], '2026-11-25T19:00:05.000Z');
  expect(times({ ...twice, settings }).map(([of]) => of)).toEqual(['vacations']);
  const moved = moveCutoff(twice.window, { wallTime: '2026-11-26T15:00', timeZone, now });
  if (!moved.ok) throw new Error('not moved');
  expect(times({ ...twice, window: moved.value, settings })[0]).toEqual([
    'jobs',
    '2026-11-25T20:00:00.000Z',
  ]);
});

test('comes only once if the first one is late', () => {
  const done = reminded(site, plannedReminders(site).slice(0, 1), '2026-11-25T19:30:00.000Z');
  expect(done.window.remindFrom).toBeNull();
  const opened = {
    ...site,
    window: { ...selectionWindow, remindFrom: '2026-11-25T19:10:00.000Z' },
  };
  expect(plannedReminders(opened)[0]).toMatchObject({ isLast: false });
});

test('comes once more, at its time, if the hours are changed between the two', () => {
  const once = reminded(site, plannedReminders(site), '2026-11-24T20:00:10.000Z');
  const changed = remindFromNow(once, '2026-11-25T10:00:00.000Z');
  expect(times({ ...changed, settings: { remindHoursBefore: 48 } })[0]).toEqual([
    'jobs',
    '2026-11-25T19:00:00.000Z',
  ]);
});

test('is due at once if its time has passed when the closing is set', () => {
  const moved = moveCutoff(selectionWindow, { wallTime: '2026-11-23T12:00', timeZone, now });
  if (!moved.ok) throw new Error('not moved');
  expect(times({ ...site, window: moved.value })[0]).toEqual(['jobs', now]);
});

test('is due at once, not in the past, if the hours are raised', () => {
  const changedAt = '2026-11-25T10:00:00.000Z';
  const done = { ...site, vacation: { ...vacation, remindFrom: null } };
  expect(times({ ...remindFromNow(done, changedAt), settings: site.settings })).toEqual([
    ['jobs', changedAt],
  ]);
});

test('is not planned with less than 15 minutes left', () => {
  const [ofJobs] = plannedReminders(site);
  expect(isInTime(ofJobs!, '2026-11-25T19:44:59.999Z')).toBe(true);
  expect(isInTime(ofJobs!, '2026-11-25T19:45:00.000Z')).toBe(false);
  const late = { ...selectionWindow, remindFrom: '2026-11-25T19:45:00.000Z' };
  expect(times({ ...site, window: late }).map(([of]) => of)).toEqual(['vacations']);
});

test('is not planned for a selection that is closed at once', () => {
  const closing = closeSoon(selectionWindow, now);
  if (!closing.ok) throw new Error('not closed');
  expect(times({ ...site, window: closing.value }).map(([of]) => of)).toEqual(['vacations']);
});

test('is valid only while the site still closes at that time', () => {
  const [ofJobs, ofVacations] = plannedReminders(site);
  expect(isStillClosing(site, ofJobs!, now)).toBe(true);
  expect(isStillClosing(site, ofVacations!, now)).toBe(true);
  expect(isStillClosing(site, ofJobs!, cutoff)).toBe(false);
  const later = { ...selectionWindow.closesAt, instant: '2026-11-26T20:00:00.000Z' };
  expect(
    isStillClosing({ ...site, window: { ...selectionWindow, closesAt: later } }, ofJobs!, now),
  ).toBe(false);
  expect(isStillClosing({ ...site, vacation: newVacationPortal }, ofVacations!, now)).toBe(false);
});
