import { createContext, useContext } from 'react';
import { formatDays, formatDaysOfYear } from '~/app/copy/format-time';

interface NamedWeek {
  readonly weekId: string;
  readonly startDate: string;
  readonly endDate: string;
}

const Weeks = createContext<readonly NamedWeek[]>([]);

/** The vacation weeks that the page names. If an ID is there twice, the first one counts. */
export const WeekNamesProvider = Weeks.Provider;

/** Names what an ID means: a vacation week of the page by its dates, `Nov 30 – Dec 6, 2026 (W001)`; anything else by the ID. */
export const useWeekName = (): ((id: string) => string) => {
  const weeks = useContext(Weeks);
  return (id) => {
    const week = weeks.find(({ weekId }) => weekId === id);
    return week ? `${formatDaysOfYear(week.startDate, week.endDate)} (${id})` : id;
  };
};

/** The same, as short as possible: `Nov 30 – Dec 6`. */
export const useShortWeekName = (): ((id: string) => string) => {
  const weeks = useContext(Weeks);
  return (id) => {
    const week = weeks.find(({ weekId }) => weekId === id);
    return week ? formatDays(week.startDate, week.endDate) : id;
  };
};
