import { clockTime, shortDate, wallTimeOf } from '~/app/components/time/format-time';

/** `Wed, Nov 25, 15:00` in the site's zone. */
export const dateTime = (instant: string, timeZone: string): string => {
  const wallTime = wallTimeOf(instant, timeZone);
  return `${shortDate(wallTime)}, ${clockTime(wallTime)}`;
};
