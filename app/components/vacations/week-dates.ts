import { shortDate } from '~/app/components/time/format-time';

/** `2027-01-04` → `Mon, Jan 4, 2027`. */
export const dayText = (day: string): string => `${shortDate(day)}, ${day.slice(0, 4)}`;

/** `Mon, Jan 4 – Sun, Jan 10, 2027`. */
export const weekDates = ({
  startDate,
  endDate,
}: {
  readonly startDate: string;
  readonly endDate: string;
}): string => {
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return `${isSameYear ? shortDate(startDate) : dayText(startDate)} – ${dayText(endDate)}`;
};
