import { copy } from '~/app/copy/copy';
import { formatDate, formatShortDate } from '~/app/copy/format-time';

/** `Mon, Jan 4 – Sun, Jan 10, 2027`. */
export const weekDates = ({
  startDate,
  endDate,
}: {
  readonly startDate: string;
  readonly endDate: string;
}): string => {
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const first = isSameYear ? formatShortDate(startDate) : formatDate(startDate);
  return copy.time.range(first, formatDate(endDate));
};
