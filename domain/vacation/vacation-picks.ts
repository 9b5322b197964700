import type { VacationWeek } from './vacation-week';
import type { VacationPicks } from './vacation-picks-schema';

export type { VacationPicks } from './vacation-picks-schema';

/** Weeks of the list that no longer count. */
export const struckWeeks = ({ weekIds, givenUp = [], struck = [] }: VacationPicks): string[] =>
  weekIds.filter((weekId) => givenUp.includes(weekId) || struck.includes(weekId));

/** The part of the list that counts. */
export const wantedWeeks = (picks: VacationPicks): string[] => {
  const struck = struckWeeks(picks);
  return picks.weekIds.filter((weekId) => !struck.includes(weekId));
};

/** The picks of a stored list that still count, without deleted weeks. */
export const currentVacationPicks = (
  stored: VacationPicks | null,
  weeks: readonly VacationWeek[],
): { weekIds: string[]; vanished: string[] } => {
  const offered = new Set(weeks.map((week) => week.weekId));
  const all = stored ? wantedWeeks(stored) : [];
  return {
    weekIds: all.filter((weekId) => offered.has(weekId)),
    vanished: all.filter((weekId) => !offered.has(weekId)),
  };
};
