import { serverCopy } from '~/app/copy/copy';
import ical from 'ical-generator';
import type { CalendarEntry } from '~/domain/calendar/calendar';
import { addDays } from '~/domain/shared/iso-week';
import { productName } from '~/domain/shared/product';

/**
 * The entries as iCalendar text (RFC 5545). Instants are written in UTC: they need no zone definition, and
 * every calendar shows them in its own. `toUid` names an entry for good, all over the world.
 */
export const calendarFile = (
  entries: readonly CalendarEntry[],
  toUid: (key: string) => string,
): string => {
  const calendar = ical({
    name: 'Work',
    prodId: { company: productName, product: serverCopy.http.calendar },
  });
  for (const { key, version, publishedAt, title, text, location, when } of entries) {
    const isAllDay = 'from' in when;
    calendar.createEvent({
      id: toUid(key),
      sequence: version,
      stamp: publishedAt,
      summary: title,
      description: text,
      location: location ?? null,
      allDay: isAllDay,
      start: isAllDay ? when.from : when.startsAt,
      // The end of whole days is the first day after them.
      end: isAllDay ? addDays(when.to, 1) : null,
    });
  }
  return calendar.toString();
};
