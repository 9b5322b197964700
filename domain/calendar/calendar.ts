import type { PublishedWeek } from '~/domain/award/record/published-facts';
import type { Job } from '~/domain/jobs/job';
import { readWeekDays, shortDayNames } from '~/domain/picks/week-days';
import { toInstant } from '~/domain/time/instant';
import { addDays, getMonday } from '~/domain/time/iso-week';
import { fromWallTime } from '~/domain/time/zoned-time';
import type { CalendarEntry } from './calendar-entry-schema';

type Published = Pick<CalendarEntry, 'version' | 'publishedAt'>;

export const vacationEntry = (
  { weekId, startDate, endDate }: PublishedWeek,
  published: Published,
  isFirst = true,
): CalendarEntry => ({
  ...published,
  key: `vacation ${isFirst ? startDate.slice(0, 4) : weekId}`,
  what: { kind: 'vacation', weekId },
  when: { from: startDate, to: endDate },
});

/** One entry per working day, or one for the whole week if the job's days cannot be parsed. */
export const jobEntries = (
  job: Job,
  { periodId, timeZone }: { periodId: string; timeZone: string },
  published: Published,
): CalendarEntry[] => {
  const monday = getMonday(periodId);
  const { jobId, startTime, endTime, weekDays, location, isAirport } = job;
  const common = {
    ...published,
    what: {
      kind: 'job',
      jobId,
      startTime,
      timeZone,
      weekDays,
      location,
      isAirport,
      ...(endTime && { endTime }),
    } as const,
  };
  const toTime = (day: string, time: string) => toInstant(fromWallTime(`${day}T${time}`, timeZone));
  const days = readWeekDays(weekDays);
  if (days.length === 0)
    return [{ ...common, key: `job ${periodId}`, when: { from: monday, to: addDays(monday, 6) } }];
  return days.map((name) => {
    const day = addDays(monday, shortDayNames.indexOf(name));
    const startsAt = toTime(day, startTime);
    if (!endTime) return { ...common, key: `job ${day}`, when: { startsAt } };
    // An end that is not after the start is on the next day.
    const endsAt = toTime(endTime > startTime ? day : addDays(day, 1), endTime);
    return { ...common, key: `job ${day}`, when: { startsAt, endsAt } };
  });
};
