import type { Deps } from '~/app/ports/deps';
import type { SiteScope } from '~/domain/company/scope';
import type { ManualVacation, VacationWeek } from '~/domain/vacation/vacation-week';

export interface WeeksAndManual {
  readonly weeks: readonly VacationWeek[];
  readonly manual: readonly ManualVacation[];
}

/**
 * What a change of weeks or slots is decided on. The reads are sequential: an assignment that is missing here
 * has already increased its week's version, so a write based on the old count is refused.
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
