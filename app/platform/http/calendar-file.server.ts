import ical from 'ical-generator';
import { copy, serverCopy } from '~/app/copy/copy';
import { formatTime } from '~/app/copy/format-time';
import { getWritingClock } from '~/app/copy/server-copy.server';
import { formatZone } from '~/app/copy/zone-words';
import type { CalendarEntry } from '~/domain/calendar/calendar';
import { addDays } from '~/domain/shared/iso-week';
import { productName } from '~/domain/shared/product';

const describe = (what: CalendarEntry['what']): { summary: string; description: string } => {
  const { calendar } = serverCopy;
  if (what.kind === 'vacation')
    return { summary: calendar.vacation, description: calendar.vacationWeek(what.weekId) };
  const { jobId, startTime, timeZone, weekDays } = what;
  const start = copy.time.inZone(formatTime(startTime, getWritingClock()), formatZone(timeZone));
  return { summary: calendar.job(jobId), description: calendar.jobText(start, weekDays) };
};

/**
 * The entries as iCalendar text (RFC 5545). Instants are written in UTC: they need no zone definition, and
 * every calendar shows them in its own. `toUid` names an entry for good, all over the world.
 */
export const calendarFile = (
  entries: readonly CalendarEntry[],
  toUid: (key: string) => string,
): string => {
  const calendar = ical({
    name: serverCopy.calendar.name,
    prodId: { company: productName, product: 'Calendar' },
  });
  for (const { key, version, publishedAt, what, location, when } of entries) {
    const isAllDay = 'from' in when;
    calendar.createEvent({
      id: toUid(key),
      sequence: version,
      stamp: publishedAt,
      ...describe(what),
      location: location ?? null,
      allDay: isAllDay,
      start: isAllDay ? when.from : when.startsAt,
      // The end of whole days is the first day after them.
      end: isAllDay ? addDays(when.to, 1) : null,
    });
  }
  return calendar.toString();
};
