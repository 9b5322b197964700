import type { AdminCall, ScopeCall } from '~/app/ports/deps';
import {
  countSlots,
  type WeekSlots,
  type ManualVacation,
  type VacationWeek,
} from '~/domain/vacation/vacation-week';
import { readHeldWeeks } from './read-held-weeks.server';

/** The site's vacation weeks with their used and remaining slots. */
export const readWeekSlots = async ({
  deps,
  access,
}: AdminCall<'stores'>): Promise<WeekSlots[]> => {
  const [{ weeks, manual }, held] = await Promise.all([
    readWeeks({ deps, scope: access.scope }),
    readHeldWeeks({ deps, access }),
  ]);
  return countSlots(weeks, manual, held);
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
