import type { HourClock } from '~/domain/time/hour-clock';
import { addDays, getMonday } from '~/domain/time/iso-week';
import { dayMs, hourMs, minuteMs } from '~/domain/time/time-units';
import { isTimeZone, toWallTime } from '~/domain/time/zoned-time';
import { copy } from './copy';
import { formatBriefZone, formatZone } from './zone-words';

/**
 * Dates and times are formatted with our own texts, because a page must read the same before and after hydration, but
 * locale data differs between the server and browsers. A wall time is `2026-11-25T15:00`, and its first part,
 * `2026-11-25`, is a day.
 */
interface DateParts {
  readonly weekDay: number;
  readonly month: number;
  readonly day: string;
  readonly year: string;
}

const getDateParts = (wallTime: string): DateParts => {
  const date = new Date(`${wallTime.slice(0, 10)}T00:00Z`);
  return {
    weekDay: date.getUTCDay(),
    month: date.getUTCMonth(),
    day: String(date.getUTCDate()),
    year: String(date.getUTCFullYear()),
  };
};

const getName = (names: readonly string[], place: number): string => names[place] ?? '';

/** `2026-11-25T15:00` → `Nov 25`. */
const formatDayOfYear = (wallTime: string): string => {
  const { month, day } = getDateParts(wallTime);
  return copy.time.shortDay(getName(copy.time.shortMonths, month), day);
};

/** `Nov 25, 2026`. */
export const formatDay = (wallTime: string): string =>
  copy.time.shortYear(formatDayOfYear(wallTime), getDateParts(wallTime).year);

const addWeekDay = (wallTime: string, day: string): string =>
  `${getName(copy.time.shortWeekDays, getDateParts(wallTime).weekDay)}, ${day}`;

/** `Wed, Nov 25`. */
export const formatShortDate = (wallTime: string): string =>
  addWeekDay(wallTime, formatDayOfYear(wallTime));

/** `Wed, Nov 25, 2026`. */
export const formatDate = (wallTime: string): string => addWeekDay(wallTime, formatDay(wallTime));

/** `Wednesday, November 25, 2026`. */
export const formatLongDate = (wallTime: string): string => {
  const { weekDay, month, day, year } = getDateParts(wallTime);
  const { months, weekDays, longDay, longYear } = copy.time;
  return `${getName(weekDays, weekDay)}, ${longYear(longDay(getName(months, month), day), year)}`;
};

/** `2026-11` → `Nov 2026`. */
export const formatMonth = (month: string): string => {
  const { month: index, year } = getDateParts(`${month}-01`);
  return `${getName(copy.time.shortMonths, index)} ${year}`;
};

/** `15:00`, or a wall time such as `2026-11-25T15:00`: `3:00 PM` on the 12-hour clock, otherwise `15:00`. */
export const formatTime = (wallTime: string, clock: HourClock): string => {
  const time = wallTime.slice(wallTime.indexOf('T') + 1);
  if (clock === '24') return time;
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? copy.time.am : copy.time.pm}`;
};

/** `Wed, Nov 25, 3:00 PM`. */
export const formatDateTime = (wallTime: string, clock: HourClock): string =>
  `${formatShortDate(wallTime)}, ${formatTime(wallTime, clock)}`;

/** The wall time of an ISO instant. */
export const getWallTime = (instant: string, timeZone: string): string =>
  toWallTime(Date.parse(instant), timeZone);

const addZone = (date: string, wallTime: string, timeZone: string, clock: HourClock): string =>
  copy.time.inZone(`${date}, ${formatTime(wallTime, clock)}`, formatZone(timeZone));

/** The time of an event, possibly long ago: `Wed, Nov 25, 2026, 3:00 PM Eastern`. */
export const formatInstant = (instant: string, timeZone: string, clock: HourClock): string => {
  const wallTime = getWallTime(instant, timeZone);
  return addZone(formatDate(wallTime), wallTime, timeZone, clock);
};

/** `Wednesday, November 25, 2026, 3:00 PM Eastern`. */
export const formatLongInstant = (instant: string, timeZone: string, clock: HourClock): string => {
  const wallTime = getWallTime(instant, timeZone);
  return addZone(formatLongDate(wallTime), wallTime, timeZone, clock);
};

/** A time of the day to the second: `3:00:09 PM`. */
export const formatTimeToSecond = (instant: string, timeZone: string, clock: HourClock): string => {
  const wallTime = getWallTime(instant, timeZone);
  // Take the seconds from the instant. They are the same in every zone, because all offsets today are whole minutes.
  return formatTime(`${wallTime.slice(11)}${instant.slice(16, 19)}`, clock);
};

/** A time in a log, to the second: `Nov 25, 2026, 3:00:09 PM`. */
export const formatLogTime = (instant: string, timeZone: string, clock: HourClock): string =>
  `${formatDay(getWallTime(instant, timeZone))}, ${formatTimeToSecond(instant, timeZone, clock)}`;

interface ZonedWallTime {
  readonly wallTime: string;
  readonly timeZone: string;
}

/** A deadline in its own time zone: `Wed, Nov 25, 3:00 PM Eastern`. */
export const formatDeadline = ({ wallTime, timeZone }: ZonedWallTime, clock: HourClock): string =>
  addZone(formatShortDate(wallTime), wallTime, timeZone, clock);

/** A deadline where there is little room: `Wed 3 PM ET`, from a week before with the date: `Dec 9, 3 PM ET`. */
export const formatBriefDeadline = (
  { instant, wallTime, timeZone }: ZonedWallTime & { instant: string },
  now: number,
  clock: HourClock,
): string => {
  const isNear = Date.parse(instant) - now < 6 * dayMs;
  const day = isNear
    ? getName(copy.time.shortWeekDays, getDateParts(wallTime).weekDay)
    : `${formatDayOfYear(wallTime)},`;
  const time = formatTime(wallTime, clock);
  const brief = clock === '12' ? time.replace(':00', '') : time;
  return `${day} ${brief} ${formatBriefZone(timeZone)}`;
};

/**
 * An instant as the reader's own time, `(12:00 PM your time)`, with the day if that differs from the site's. Null if
 * both times are the same or a zone is unknown.
 */
export const formatReaderTime = (
  { instant, timeZone }: { instant: string; timeZone: string },
  readerZone: string,
  clock: HourClock,
): string | null => {
  if (!isTimeZone(readerZone) || !isTimeZone(timeZone)) return null;
  // Compare the times, not the zones, because one zone can have two names.
  const [here, there] = [getWallTime(instant, readerZone), getWallTime(instant, timeZone)];
  if (here === there) return null;
  const isSameDay = here.slice(0, 10) === there.slice(0, 10);
  return copy.time.yourTime(isSameDay ? formatTime(here, clock) : formatDateTime(here, clock));
};

/** Two ISO days: `Dec 7 – 13`, `Nov 30 – Dec 6`; across New Year `Dec 28, 2026 – Jan 3, 2027`. */
export const formatDays = (from: string, to: string): string => {
  if (from.slice(0, 4) !== to.slice(0, 4)) return copy.time.range(formatDay(from), formatDay(to));
  if (from === to) return formatDayOfYear(from);
  const [first, last] = [getDateParts(from), getDateParts(to)];
  return first.month === last.month
    ? copy.time.daysOfMonth(getName(copy.time.shortMonths, first.month), first.day, last.day)
    : copy.time.range(formatDayOfYear(from), formatDayOfYear(to));
};

/** Like `formatDays`, with the year: `Nov 30 – Dec 6, 2026`. */
export const formatDaysOfYear = (from: string, to: string): string => {
  const days = formatDays(from, to);
  const { year } = getDateParts(to);
  return from.slice(0, 4) === to.slice(0, 4) ? copy.time.shortYear(days, year) : days;
};

const getDays = (periodId: string): [string, string] => {
  const monday = getMonday(periodId);
  return [monday, addDays(monday, 6)];
};

/** `2026-W49` → `Nov 30 – Dec 6`, for texts that say "week of". */
export const formatWeekDays = (periodId: string): string => formatDays(...getDays(periodId));

/** `2026-W49` → `Week of Nov 30 – Dec 6`. */
export const formatWeek = (periodId: string): string => copy.time.week(formatWeekDays(periodId));

/** `2026-W49` → `Week of Nov 30 – Dec 6, 2026`, for print pages and lists that span several years. */
export const formatWeekOfYear = (periodId: string): string =>
  copy.time.week(formatDaysOfYear(...getDays(periodId)));

/** "just now", or minutes, hours or days ago. Times are in epoch milliseconds. */
export const formatTimeAgo = (at: number, now: number): string => {
  const passed = Math.max(0, now - at);
  const { justNow, minutesAgo, hoursAgo, daysAgo } = copy.time;
  if (passed < minuteMs) return justNow;
  if (passed < hourMs) return minutesAgo(Math.floor(passed / minuteMs));
  if (passed < dayMs) return hoursAgo(Math.floor(passed / hourMs));
  return daysAgo(Math.floor(passed / dayMs));
};
