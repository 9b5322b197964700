import { listOpenWeeks } from './closed-weeks';
import type { VacationPicks } from './vacation-picks-schema';
import type { VacationWeek } from './vacation-week';

export type { VacationPicks } from './vacation-picks-schema';

/** Weeks of the list that the driver gave up or declined. */
export const givenUpOfList = ({ weekIds, givenUp = [] }: VacationPicks): string[] =>
  weekIds.filter((weekId) => givenUp.includes(weekId));

/** The part of the list that counts. */
export const wantedWeeks = ({ weekIds, givenUp = [] }: VacationPicks): string[] =>
  weekIds.filter((weekId) => !givenUp.includes(weekId));

/** The picks of a stored list that still count, without deleted and closed weeks, which are `vanished`. */
export const currentVacationPicks = (
  stored: VacationPicks | null,
  weeks: readonly VacationWeek[],
): { weekIds: string[]; vanished: string[] } => {
  const offered = new Set(listOpenWeeks(weeks).map((week) => week.weekId));
  const all = stored ? wantedWeeks(stored) : [];
  return {
    weekIds: all.filter((weekId) => offered.has(weekId)),
    vanished: all.filter((weekId) => !offered.has(weekId)),
  };
};
