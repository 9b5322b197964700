import { expect, test } from 'vitest';
import { closeSoon, firstWindow } from '~/domain/selection/selection-window';
import { markWindows } from '~/domain/site/mark-windows';
import type { Site } from '~/domain/site/site';
import { newVacationPortal, openPortal, scheduleClosure } from '~/domain/vacation/vacation-portal';

const now = '2026-11-23T12:00:00.000Z';
const later = '2026-11-23T12:10:00.000Z';
const timeZone = 'America/New_York';
const selectionWindow = firstWindow(now, timeZone);
const vacation = openPortal(newVacationPortal);
const closed = closeSoon(selectionWindow, now);
const scheduled = scheduleClosure(vacation, { wallTime: '2026-11-24T15:00', timeZone, now });
const site: Pick<Site, 'window' | 'vacation'> = { window: selectionWindow, vacation };
const before = markWindows(site, now);

test('stays while nothing opens or closes', () => {
  expect(markWindows(site, later)).toBe(before);
});

test.each<[string, Partial<typeof site>]>([
  ['the selection is closed early', closed.ok ? { window: closed.value } : {}],
  ['the next period opens', { window: { ...selectionWindow, periodId: '2026-W60' } }],
  ['the portal closes', { vacation: newVacationPortal }],
  ['a closure of the portal is scheduled', scheduled.ok ? { vacation: scheduled.value } : {}],
])('changes when %s', (_what, change) => {
  expect(markWindows({ ...site, ...change }, now)).not.toBe(before);
});

test('changes at the cutoff', () => {
  expect(markWindows(site, selectionWindow.closesAt.instant)).not.toBe(before);
});
