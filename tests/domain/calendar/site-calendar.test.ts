import { expect, test } from 'vitest';
import { closingEntries, takenWeekEntries } from '~/domain/calendar/site-calendar';
import { aSite, aScope, now } from '~/tests/store/builders';

const deadline = (instant: string) => ({ instant, wallTime: '', timeZone: 'America/New_York' });

test('shows when selections close, while they have a time for it', () => {
  const { window: selection, vacation } = aSite(aScope());
  const closesAt = deadline('2026-11-25T20:00:00.000Z');
  const open = { ...vacation, isOpen: true, closesAt: deadline('2026-12-01T20:00:00.000Z') };
  const selecting = { ...selection, status: 'selecting' as const, closesAt };
  expect(closingEntries({ window: selecting, vacation: open }, now)).toEqual([
    {
      key: `closing-${selection.periodId}`,
      version: 1,
      publishedAt: now,
      what: { kind: 'closing', periodId: selection.periodId },
      when: { startsAt: '2026-11-25T20:00:00.000Z' },
    },
    {
      key: 'closing-vacation',
      version: 1,
      publishedAt: now,
      what: { kind: 'closing', periodId: null },
      when: { startsAt: '2026-12-01T20:00:00.000Z' },
    },
  ]);
  const published = { ...selecting, status: 'published' as const };
  const closed = { ...open, isOpen: false };
  expect(closingEntries({ window: published, vacation: closed }, now)).toEqual([]);
  const notOpened = { ...selecting, notOpenedYet: true as const };
  const untimed = { ...open, closesAt: null };
  expect(closingEntries({ window: notOpened, vacation: untimed }, now)).toEqual([]);
});

test('counts the taken slots of each published week, and names nobody', () => {
  const weeks = ['W001', 'W002'].map((weekId) => ({
    ...{ weekId, startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 5 },
  }));
  expect(takenWeekEntries(weeks, ['W001', 'W003', 'W001'], now)).toEqual([
    {
      key: 'vacation 2027-01-04 W001',
      version: 1,
      publishedAt: now,
      what: { kind: 'week-taken', weekId: 'W001', taken: 2, totalSlots: 5 },
      when: { from: '2027-01-04', to: '2027-01-10' },
    },
  ]);
});
