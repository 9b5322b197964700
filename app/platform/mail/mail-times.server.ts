import { getLanguage, serverCopy } from '~/app/copy/copy';
import type { Deadline } from '~/domain/selection/selection-window-schema';
import type { Instant } from '~/domain/shared/instant';

/** UTC: a mail does not know where it is read. */
export const formatInstant = (instant: Instant): string =>
  `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

/** As a clock at the site shows it: `2026-11-25 15:00 (America/Chicago)`. */
export const formatSiteTime = ({ wallTime, timeZone }: Deadline): string =>
  `${wallTime.replace('T', ' ')} (${timeZone})`;

/** The same with the day of the week, for what a person has to keep: `Wednesday 2026-11-25 at 15:00 (…)`. */
export const formatDeadline = ({ wallTime, timeZone }: Deadline): string => {
  const [day = '', time = ''] = wallTime.split('T');
  const weekDay = new Intl.DateTimeFormat(getLanguage(), { weekday: 'long', timeZone: 'UTC' });
  const dayName = weekDay.format(new Date(`${day}T00:00Z`));
  return `${serverCopy.mails.dayAndTime(`${dayName} ${day}`, time)} (${timeZone})`;
};

/** The week that jobs are chosen for: `2026-W49`. */
export const formatPeriod = (periodId: string): string => periodId;

/** A day of a vacation week: `2025-01-06`. */
export const formatDay = (day: string): string => day;
