import type { Deps } from '~/app/ports/deps';
import type { SiteScope } from '~/domain/company/scope';
import type { ManualVacation, VacationWeek } from '~/domain/vacation/vacation-week';

export interface WeeksAndManual {
  readonly weeks: readonly VacationWeek[];
  readonly manual: readonly ManualVacation[];
}

/**
 * Reads what a change of weeks or slots is decided on. The weeks must be read before the assignments: if an assignment
 * is made too late to be read here, its week's version has increased since, so that a write based on the old count is
 * refused.
 */
export const readWeeks = async ({
  deps,
  scope,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
}): Promise<WeeksAndManual> => {
  const weeks = await deps.stores.weeks.list(scope);
  return { weeks, manual: await deps.stores.weeks.manual(scope) };
};
