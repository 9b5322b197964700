import { copy } from '~/app/copy/copy';
import { formatTime } from '~/app/copy/format-time';
import { startRange, toTime, type JobFilter } from '~/domain/picks/filter-jobs';
import { shortDayNames } from '~/domain/picks/week-days';
import type { HourClock } from '~/domain/time/hour-clock';

const describeStart = ({ from, to }: JobFilter, clock: HourClock): string => {
  const format = (minutes: number) => formatTime(toTime(minutes), clock);
  if (from > startRange.min) return copy.time.range(format(from), format(to));
  return to < startRange.max ? copy.preferences.before(format(to + 1)) : '';
};

/** `Mon–Fri` for days in a row, otherwise `Mon, Wed`. */
const describeDays = ({ days }: JobFilter): string => {
  const names = days.map((day) => copy.common.shortDays[day]);
  const first = shortDayNames.indexOf(days[0] ?? 'Mon');
  const isInRow = days.every((day, index) => shortDayNames.indexOf(day) === first + index);
  return isInRow && names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ');
};

/** What a filter leaves, such as `Before 8:00 AM · Mon–Fri`. */
export const describeFilter = (filter: JobFilter, clock: HourClock): string =>
  [
    filter.query && `“${filter.query}”`,
    describeStart(filter, clock),
    filter.type !== 'all' && copy.preferences.jobTypes[filter.type],
    describeDays(filter),
  ]
    .filter(Boolean)
    .join(' · ');
