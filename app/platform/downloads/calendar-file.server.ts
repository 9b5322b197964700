import ical, { ICalEventStatus } from 'ical-generator';
import { copy, serverCopy } from '~/app/copy/copy';
import { formatLocation, formatShift, formatWorkDays } from '~/app/copy/describe-job';
import { formatWeekOfYear } from '~/app/copy/format-time';
import { getWritingClock } from '~/app/copy/server-copy.server';
import { formatZone } from '~/app/copy/zone-words';
import type { CalendarEntry } from '~/domain/calendar/calendar-entry-schema';
import type { FeedEntry } from '~/domain/calendar/feed-schema';
import { productName } from '~/domain/shared/product';
import { addDays } from '~/domain/time/iso-week';

const describe = (what: CalendarEntry['what']) => {
  const { calendar } = serverCopy;
  if (what.kind === 'vacation')
    return { summary: calendar.vacation, description: calendar.vacationWeek(what.weekId) };
  if (what.kind === 'closing')
    return {
      summary: what.periodId === null ? calendar.vacationsClose : calendar.jobsClose,
      description: what.periodId === null ? '' : formatWeekOfYear(what.periodId),
    };
  if (what.kind === 'week-taken')
    return {
      summary: calendar.weekTaken(what.taken, what.totalSlots),
      description: calendar.vacationWeek(what.weekId),
    };
  const { jobId, endTime, timeZone } = what;
  const times = copy.time.inZone(formatShift(what, getWritingClock()), formatZone(timeZone));
  return {
    summary: calendar.job(jobId),
    description: (endTime ? calendar.jobShift : calendar.jobText)(times, formatWorkDays(what)),
    location: formatLocation(what),
  };
};

/**
 * The entries as iCalendar text (RFC 5545). Times are in UTC, which needs no zone definition and which every
 * calendar converts. `toUid` returns a globally unique ID that never changes for an entry.
 */
export const calendarFile = (
  entries: readonly FeedEntry[],
  toUid: (key: string) => string,
): string => {
  const calendar = ical({
    name: serverCopy.calendar.name,
    prodId: { company: productName, product: 'Calendar' },
  });
  for (const { key, version, publishedAt, what, when, isCancelled } of entries) {
    const isAllDay = 'from' in when;
    calendar.createEvent({
      id: toUid(key),
      sequence: version,
      stamp: publishedAt,
      status: isCancelled ? ICalEventStatus.CANCELLED : null,
      ...describe(what),
      allDay: isAllDay,
      start: isAllDay ? when.from : when.startsAt,
      // iCalendar's end date of an all-day event is the day after its last day.
      end: isAllDay ? addDays(when.to, 1) : (when.endsAt ?? null),
    });
  }
  return calendar.toString();
};
