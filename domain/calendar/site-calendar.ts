import type { PublishedWeek } from '~/domain/award/record/published-facts';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';
import type { CalendarEntry } from './calendar-entry-schema';

/** An entry is new when a calendar first reads it; what comes later is a change of it. */
const toEntry = (
  key: string,
  at: Instant,
  what: CalendarEntry['what'],
  when: CalendarEntry['when'],
): CalendarEntry => ({ key, version: 1, publishedAt: at, what, when });

/** When the selections of a site close that have a time for it. */
export const closingEntries = (
  { window: selection, vacation }: Pick<Site, 'window' | 'vacation'>,
  now: Instant,
): CalendarEntry[] => {
  const { periodId, status, notOpenedYet, closesAt } = selection;
  const ofJobs =
    status === 'selecting' && !notOpenedYet
      ? [
          toEntry(
            `closing-${periodId}`,
            now,
            { kind: 'closing', periodId },
            { startsAt: closesAt.instant },
          ),
        ]
      : [];
  const ofVacations =
    vacation.isOpen && vacation.closesAt
      ? [
          toEntry(
            'closing-vacation',
            now,
            { kind: 'closing', periodId: null },
            { startsAt: vacation.closesAt.instant },
          ),
        ]
      : [];
  return [...ofJobs, ...ofVacations];
};

/** The published vacation weeks of which slots are taken. It names no driver. `holders`: the week of each taken slot. */
export const takenWeekEntries = (
  weeks: readonly PublishedWeek[],
  holders: readonly string[],
  now: Instant,
): CalendarEntry[] =>
  weeks.flatMap(({ weekId, startDate, endDate, totalSlots }) => {
    const taken = holders.filter((held) => held === weekId).length;
    return taken === 0
      ? []
      : toEntry(
          `vacation ${startDate} ${weekId}`,
          now,
          { kind: 'week-taken', weekId, taken, totalSlots },
          { from: startDate, to: endDate },
        );
  });
