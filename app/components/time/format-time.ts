import { addDays, getMonday } from '~/domain/shared/iso-week';
import { toWallTime } from '~/domain/shared/zoned-time';
import { getWeekDayName } from '~/domain/shared/week-day-names';

/**
 * Texts of wall times, built by hand: the server's and the browser's locale data differ, and a page must
 * read the same before and after JavaScript takes over. Times are 24-hour, as start times are.
 */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const getDateParts = (wallTime: string) => {
  const date = new Date(`${wallTime.slice(0, 10)}T00:00Z`);
  return {
    weekday: getWeekDayName(wallTime) ?? '',
    month: months[date.getUTCMonth()] ?? '',
    day: date.getUTCDate(),
    year: date.getUTCFullYear(),
  };
};

/** `America/New_York` → `New York time`. */
export const zoneLabel = (timeZone: string): string => {
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return place === 'UTC' || place === 'GMT' ? place : `${place} time`;
};

/** `2026-11-25T15:00` → `Wednesday, November 25, 2026`. */
export const longDate = (wallTime: string): string => {
  const { weekday, month, day, year } = getDateParts(wallTime);
  return `${weekday}, ${month} ${day}, ${year}`;
};

/** `2026-11-25T15:00` → `Wed, Nov 25`. */
export const shortDate = (wallTime: string): string => {
  const { weekday, month, day } = getDateParts(wallTime);
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}`;
};

export const clockTime = (wallTime: string): string => wallTime.slice(11, 16);

/** The wall time, `YYYY-MM-DDTHH:MM`, of an ISO instant. */
export const getWallTime = (instant: string, timeZone: string): string =>
  toWallTime(Date.parse(instant), timeZone);

/** An ISO instant at the site → `Wed, Nov 25, 2026, 15:00 New York time`. */
export const dateTime = (instant: string, timeZone: string): string => {
  const wallTime = getWallTime(instant, timeZone);
  return `${shortDate(wallTime)}, ${wallTime.slice(0, 4)}, ${clockTime(wallTime)} ${zoneLabel(timeZone)}`;
};

/** `2026-W49` → `Nov 30 – Dec 6, 2026`. */
export const formatWeekRange = (periodId: string): string => {
  const monday = getMonday(periodId);
  const sunday = addDays(monday, 6);
  const [from, to] = [getDateParts(monday), getDateParts(sunday)];
  const end = from.month === to.month ? `${to.day}` : `${to.month.slice(0, 3)} ${to.day}`;
  return `${from.month.slice(0, 3)} ${from.day} – ${end}, ${to.year}`;
};

const shortDay = (day: string): string => {
  const { month, day: dayOfMonth } = getDateParts(day);
  return `${month.slice(0, 3)} ${dayOfMonth}`;
};

/** Two ISO days → `Jan 4 – Jan 10, 2027`, or `Dec 28, 2026 – Jan 3, 2027`. */
export const dayRange = (from: string, to: string): string => {
  const [year, endYear] = [from.slice(0, 4), to.slice(0, 4)];
  return `${shortDay(from)}${year === endYear ? '' : `, ${year}`} – ${shortDay(to)}, ${endYear}`;
};

/** `2026-W49` → `week 49`. */
export const weekName = (periodId: string): string => `week ${Number(periodId.slice(6))}`;
