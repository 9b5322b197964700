import { fail, ok, type Result } from '~/domain/shared/result';
import type { VacationWeek } from './vacation-week';
import type { VacationPicks } from './vacation-picks-schema';

export type { VacationPicks } from './vacation-picks-schema';

/** Weeks of the list that no longer count. */
export const struckWeeks = ({ weekIds, givenUp = [], struck = [] }: VacationPicks): string[] =>
  weekIds.filter((weekId) => givenUp.includes(weekId) || struck.includes(weekId));

/** The list as it counts. */
export const wantedWeeks = (picks: VacationPicks): string[] => {
  const struck = struckWeeks(picks);
  return picks.weekIds.filter((weekId) => !struck.includes(weekId));
};

export type VacationPicksError =
  | { readonly code: 'week-not-offered'; readonly weekId: string }
  | { readonly code: 'week-picked-twice'; readonly weekId: string };

/** A list may be empty; each entry must be offered, once. */
export const checkVacationPicks = (
  weekIds: readonly string[],
  weeks: readonly VacationWeek[],
): Result<readonly string[], VacationPicksError> => {
  const offered = new Set(weeks.map((week) => week.weekId));
  const seen = new Set<string>();
  for (const weekId of weekIds) {
    if (!offered.has(weekId)) return fail({ code: 'week-not-offered', weekId });
    if (seen.has(weekId)) return fail({ code: 'week-picked-twice', weekId });
    seen.add(weekId);
  }
  return ok(weekIds);
};

/** What of a stored list still counts: picks of deleted weeks are dropped (spec 4). */
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
