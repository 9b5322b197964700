import type { ScopeCall } from '~/app/ports/deps';
import {
  countSlots,
  type WeekSlots,
  type ManualVacation,
  type VacationWeek,
} from '~/domain/vacation/vacation-week';

/** The site's vacation weeks with their used and remaining slots. */
export const readWeekSlots = async (args: ScopeCall<'stores'>): Promise<WeekSlots[]> => {
  const { weeks, manual } = await readWeeks(args);
  return countSlots(weeks, manual);
};

export interface WeeksAndManual {
  readonly weeks: readonly VacationWeek[];
  readonly manual: readonly ManualVacation[];
}

/**
 * Reads what a change of weeks or slots is decided on. The weeks must be read before the assignments: if an assignment
 * is made too late to be read here, its week's version has increased since, so that a write based on the old count is
 * refused.
 */
export const readWeeks = async ({ deps, scope }: ScopeCall<'stores'>): Promise<WeeksAndManual> => {
  const weeks = await deps.stores.weeks.list(scope);
  return { weeks, manual: await deps.stores.weeks.manual(scope) };
};
