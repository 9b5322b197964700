import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AdminRole } from '~/domain/company/admin-role';
import { drainMs, firstWindow, moveCutoff, published } from '~/domain/selection/selection-window';
import { getComingRules, getOpenAward } from '~/domain/site/open-results';
import { asSeenBy, getSeal } from '~/domain/site/seal';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import {
  closePortal,
  newVacationPortal,
  openPortal,
  publishedPortal,
  recordClosure,
  withdrawnPortal,
  type VacationPortal,
} from '~/domain/vacation/vacation-portal';
import { fakeSite } from '~/tests/support/fake-site';

const timeZone = 'America/New_York';
const now = '2026-11-21T12:00:00.000Z';
const sealed = { sealedPicks: true, openResults: 'by-name' } as const;
const off = { sealedPicks: false, openResults: 'off' } as const;
const selectionWindow = { ...firstWindow(now, timeZone), rules: sealed };
const site = { window: selectionWindow, vacation: newVacationPortal, timeZone };
const cutoff = toEpochMs(selectionWindow.closesAt.instant);
const at = (ms: number) => toInstant(cutoff + ms);
const later = (ms: number) => toInstant(toEpochMs(now) + ms);

test('seals lists of jobs until the cutoff and the drain are over', () => {
  for (const ms of [-86_400_000, -1, 0, drainMs - 1])
    expect(getSeal(site, 'jobs', at(ms))).toEqual({ until: selectionWindow.closesAt });
  expect(getSeal(site, 'jobs', at(drainMs))).toBeNull();
});

test('seals nothing where the selection did not begin with the rule', () => {
  const open = { ...site, window: firstWindow(now, timeZone) };
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (ms) => {
      expect(getSeal(open, 'jobs', at(ms))).toBeNull();
      expect(getSeal(open, 'vacations', at(ms))).toBeNull();
    }),
  );
});

test('seals a recorded cutoff until the drain is over, and nothing that is published', () => {
  const recorded = { ...selectionWindow, cutoffRecordedAt: at(2_000) };
  expect(getSeal({ ...site, window: recorded }, 'jobs', at(3_000))).not.toBeNull();
  expect(getSeal({ ...site, window: published(selectionWindow, at(0)) }, 'jobs', at(1))).toBeNull();
});

test('seals a reopened selection again', () => {
  const moved = moveCutoff(selectionWindow, {
    wallTime: '2026-11-26T15:00',
    timeZone,
    now: at(3_600_000),
  });
  const reopened = { ...site, window: moved.ok ? moved.value : selectionWindow };
  expect(getSeal(reopened, 'jobs', at(3_600_000))?.until?.wallTime).toBe('2026-11-26T15:00');
});

const close = (portal: VacationPortal, closedAt: string): VacationPortal => {
  const closing = closePortal(portal, closedAt, timeZone);
  const after = toInstant(toEpochMs(closedAt) + 10_000);
  return (closing.ok && recordClosure(closing.value, after)) || portal;
};

test('seals lists of weeks while the portal is open and until the drain is over', () => {
  const open = openPortal(newVacationPortal, null, sealed);
  expect(getSeal(site, 'vacations', now)).toBeNull();
  expect(getSeal({ ...site, vacation: open }, 'vacations', now)).toEqual({ until: null });
  const closed = { ...site, vacation: close(open, now) };
  const seal = getSeal(closed, 'vacations', later(20_999));
  expect(seal?.until?.instant).toBe(later(10_000));
  expect(getSeal(closed, 'vacations', later(21_000))).toBeNull();
});

test('keeps the rules of a vacation selection while its portal is reopened, and after a withdrawal', () => {
  const first = openPortal(newVacationPortal, null, sealed);
  const reopened = openPortal(close(first, now), null, off);
  expect(reopened.rules).toEqual(sealed);
  const weeks = publishedPortal(close(reopened, later(60_000)), later(120_000));
  expect(weeks.openResults).toBe('by-name');
  const withdrawn = withdrawnPortal(weeks, { at: later(130_000), reason: 'A week was missing' });
  expect(withdrawn.ok && openPortal(withdrawn.value, null, off).rules).toEqual(sealed);
  // The next selection begins with its own rules; how the published weeks may be read stays.
  const next = openPortal(weeks, null, off);
  expect([next.rules, next.openResults]).toEqual([off, 'by-name']);
});

test('opens results only while they are in force, by the rules of their selection', () => {
  const out = { ...site, window: published(selectionWindow, at(drainMs)) };
  expect(getOpenAward(site, 'jobs')).toBeNull();
  expect(getOpenAward(out, 'jobs')).toEqual({
    award: { periodId: '2026-W49', version: 1 },
    by: 'by-name',
  });
  const closed = { ...out, window: { ...out.window, rules: off } };
  expect(getOpenAward(closed, 'jobs')).toBeNull();
  const mark = { version: 1, at: at(drainMs), reason: 'A job was missing' };
  const withdrawn = { ...out.window, status: 'selecting', withdrawn: mark } as const;
  expect(getOpenAward({ ...out, window: withdrawn }, 'jobs')).toBeNull();
  const weeks = publishedPortal({ ...newVacationPortal, rules: sealed }, now);
  expect(getOpenAward({ ...site, vacation: weeks }, 'vacations')?.by).toBe('by-name');
});

test('names the rules that change with the next selection', () => {
  const settings = { sealedPicks: false, openResults: 'by-name' } as const;
  expect(getComingRules({ ...site, settings }, 'jobs')).toEqual({ sealedPicks: false });
  expect(getComingRules({ ...site, settings }, 'vacations')).toEqual({ openResults: 'by-name' });
});

test('stewards see lists only after the close, also where the site seals none', async () => {
  const { site: getSite } = await fakeSite();
  const { site: open } = await getSite();
  const vacation = openPortal(open.vacation);
  const running = { ...open, vacation };
  const close = toEpochMs(open.window.closesAt.instant);
  const seenBy = (role: AdminRole, ms: number) => {
    const seen = asSeenBy(role, running);
    const when = toInstant(close + ms);
    return [getSeal(seen, 'jobs', when) !== null, getSeal(seen, 'vacations', when) !== null];
  };
  expect(seenBy('steward', drainMs - 1)).toEqual([true, true]);
  expect(seenBy('steward', drainMs)).toEqual([false, true]);
  for (const role of ['dispatcher', 'site-admin', 'master'] as const)
    expect(seenBy(role, -1)).toEqual([false, false]);
});
