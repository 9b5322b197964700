import { searchField, type Sort } from '~/app/components/address/codec';
import { rankingPages } from '~/app/components/address/page-paths';
import { ownListWords, type CataloguePage } from '~/app/components/ranking/catalogue';
import { copy } from '~/app/copy/copy';
import { formatDaysOfYear, formatLongDate } from '~/app/copy/format-time';
import { compareText } from '~/domain/shared/text';
import type { OfferedWeek } from '~/domain/vacation/offered-week';
import { getWorkWeek } from '~/domain/vacation/week-list';

export const offeredWeekColumns = ['startDate', 'weekId', 'remainingSlots'] as const;
export type WeekColumn = (typeof offeredWeekColumns)[number];

/** `Jan 4 – 10, 2027`. */
export const formatDates = ({
  startDate,
  endDate,
}: Pick<OfferedWeek, 'startDate' | 'endDate'>): string => formatDaysOfYear(startDate, endDate);

const toSearchText = (week: OfferedWeek): string =>
  [
    week.weekId,
    formatDates(week),
    getWorkWeek(week),
    week.startDate,
    week.endDate,
    formatLongDate(week.startDate),
    formatLongDate(week.endDate),
  ]
    .join(' ')
    .toLowerCase();

/** Weeks whose ID or dates contain every word of the search. */
export const findWeeks = (weeks: readonly OfferedWeek[], search: string): OfferedWeek[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return weeks.filter((week) => {
    const text = toSearchText(week);
    return words.every((word) => text.includes(word));
  });
};

const inOrder: Record<WeekColumn, (a: OfferedWeek, b: OfferedWeek) => number> = {
  startDate: (a, b) => compareText(a.startDate, b.startDate),
  weekId: (a, b) => compareText(a.weekId, b.weekId),
  remainingSlots: (a, b) => a.remainingSlots - b.remainingSlots,
};

/** Weeks that have already started always come last, because few drivers look for them. */
export const sortWeeks = (
  weeks: readonly OfferedWeek[],
  { column, direction }: Sort<WeekColumn>,
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

/** The catalogue of vacation weeks that drivers rank while the portal is open. Its only filter is a text search. */
export const weekCatalogue: CataloguePage<OfferedWeek, WeekColumn, string> = {
  path: rankingPages.vacations,
  noun: 'week',
  list: ownListWords,
  get items() {
    return copy.vacationPreferences.weeks;
  },
  get title() {
    return copy.vacationPreferences.listTitle;
  },
  get hint() {
    return copy.vacationPreferences.firstPick;
  },
  get emptyHint() {
    return copy.vacationPreferences.addFirst;
  },
  get nothingRanked() {
    return copy.vacationPreferences.noPicks;
  },
  get savedEmpty() {
    return copy.vacationPreferences.emptyList;
  },
  getId: ({ weekId }) => weekId,
  mayRank: ({ isClosed }) => !isClosed,
  columns: offeredWeekColumns,
  noFilter: '',
  filter: searchField,
  select: (weeks, search, sort) => sortWeeks(findWeeks(weeks, search), sort),
  rankAll: {
    includes: ({ isPast, isClosed }) => !isPast && !isClosed,
    orders: {
      earliest: {
        get text() {
          return copy.vacationPreferences.earliestFirst;
        },
        sort: (weeks) => sortWeeks(weeks, { column: 'startDate', direction: 'asc' }),
      },
      latest: {
        get text() {
          return copy.vacationPreferences.latestFirst;
        },
        sort: (weeks) => sortWeeks(weeks, { column: 'startDate', direction: 'desc' }),
      },
    },
  },
  printed: {
    get title() {
      return copy.vacationPreferences.title;
    },
    get columns() {
      return copy.vacationPreferences.printedColumns;
    },
    toCells: (week) => [formatDates(week)],
  },
};
