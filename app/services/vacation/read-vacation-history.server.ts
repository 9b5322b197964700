import type { Deps } from '~/app/ports/deps';
import { longestHistory } from '~/app/services/picks/read-history.server';
import type { SiteScope } from '~/domain/company/scope';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';

/** A driver's saves of vacation weeks with their receipts, newest first. */
export const readVacationHistory = ({
  deps,
  scope,
  employeeId,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  employeeId: string;
}): Promise<VacationPicks[]> =>
  deps.stores.vacationPicks.history(scope, employeeId, longestHistory);
