import type { Deps } from '~/app/ports/deps';
import type { SiteScope } from '~/domain/company/scope';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';
import type { VacationWeek } from '~/domain/vacation/vacation-week';

export interface WeeksAndPicks {
  readonly weeks: readonly VacationWeek[];
  readonly stored: VacationPicks | null;
}

/** What both reading and saving vacation picks need; the guard starts it beside its own read. */
export const loadWeeksAndPicks = async ({
  deps,
  scope,
  employeeId,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  employeeId: string;
}): Promise<WeeksAndPicks> => {
  const [weeks, stored] = await Promise.all([
    deps.stores.weeks.list(scope),
    deps.stores.vacationPicks.get(scope, employeeId),
  ]);
  return { weeks, stored };
};
