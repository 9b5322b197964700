import type { SortBy } from '~/app/components/ranking/sort-by';
import { dayRange, longDate } from '~/app/components/time/format-time';
import { compareText } from '~/domain/shared/text';
import type { OfferedWeek } from '~/domain/vacation/offered-week';
import { workWeekOf } from '~/domain/vacation/week-list';

export const weekColumns = ['startDate', 'weekId', 'remainingSlots'] as const;
export type WeekColumn = (typeof weekColumns)[number];
export type WeekSort = SortBy<WeekColumn>;

/** `Jan 4 – Jan 10, 2027`. */
export const weekDates = ({ startDate, endDate }: OfferedWeek): string =>
  dayRange(startDate, endDate);

const textOf = (week: OfferedWeek): string =>
  [
    week.weekId,
    weekDates(week),
    workWeekOf(week),
    week.startDate,
    week.endDate,
    longDate(week.startDate),
    longDate(week.endDate),
  ]
    .join(' ')
    .toLowerCase();

/** Weeks that have every word of the search in their id or dates. */
export const findWeeks = (weeks: readonly OfferedWeek[], search: string): OfferedWeek[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return weeks.filter((week) => {
    const text = textOf(week);
    return words.every((word) => text.includes(word));
  });
};

const inOrder: Record<WeekColumn, (a: OfferedWeek, b: OfferedWeek) => number> = {
  startDate: (a, b) => compareText(a.startDate, b.startDate),
  weekId: (a, b) => compareText(a.weekId, b.weekId),
  remainingSlots: (a, b) => a.remainingSlots - b.remainingSlots,
};

/** Weeks that have begun stand last whatever the order: few look for them. */
export const sortWeeks = (
  weeks: readonly OfferedWeek[],
  { column, direction }: WeekSort,
): OfferedWeek[] => {
  const sign = direction === 'asc' ? 1 : -1;
  return weeks.toSorted(
    (a, b) =>
      Number(a.isPast) - Number(b.isPast) ||
      sign * inOrder[column](a, b) ||
      inOrder.startDate(a, b) ||
      inOrder.weekId(a, b),
  );
};
