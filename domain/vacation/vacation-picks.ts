import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { instantSchema } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { weekIdSchema, type VacationWeek } from './vacation-week';
import { hasBegun, maxWeeks } from './week-list';

/** A driver's ranked vacation weeks: the latest save (spec 3). */
export const vacationPicksSchema = z.object({
  employeeId: employeeIdSchema,
  /** First choice first. */
  weekIds: z.array(weekIdSchema).max(maxWeeks),
  acceptedAt: instantSchema,
  receiptNumber: z.string(),
});
export type VacationPicks = z.infer<typeof vacationPicksSchema>;

export type VacationPicksError =
  | { readonly code: 'week-not-offered'; readonly weekId: string }
  | { readonly code: 'week-picked-twice'; readonly weekId: string }
  | { readonly code: 'week-has-begun'; readonly weekId: string };

/** Whether a week may be put on the list on the day: one that has begun may only stay on it. */
export const mayPick = (
  week: VacationWeek,
  { today, stored }: { today: string; stored: VacationPicks | null },
): boolean => !hasBegun(week, today) || stored?.weekIds.includes(week.weekId) === true;

/** A list may be empty; each entry must be offered, once. `today` is the site's ISO day. */
export const checkVacationPicks = (
  weekIds: readonly string[],
  weeks: readonly VacationWeek[],
  at: { today: string; stored: VacationPicks | null },
): Result<readonly string[], VacationPicksError> => {
  const offered = new Map(weeks.map((week) => [week.weekId, week]));
  const seen = new Set<string>();
  for (const weekId of weekIds) {
    const week = offered.get(weekId);
    if (!week) return fail({ code: 'week-not-offered', weekId });
    if (seen.has(weekId)) return fail({ code: 'week-picked-twice', weekId });
    if (!mayPick(week, at)) return fail({ code: 'week-has-begun', weekId });
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
  const all = stored?.weekIds ?? [];
  return {
    weekIds: all.filter((weekId) => offered.has(weekId)),
    vanished: all.filter((weekId) => !offered.has(weekId)),
  };
};
