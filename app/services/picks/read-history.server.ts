import type { Deps } from '~/app/ports/deps';
import type { PickList } from '~/domain/picks/pick-list';
import type { SiteScope } from '~/domain/company/scope';

/** Several years of weeks; each save is one small item. */
export const longestHistory = 500;

/** A driver's saves with their receipts, newest first. */
export const readHistory = ({
  deps,
  scope,
  employeeId,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  employeeId: string;
}): Promise<PickList[]> => deps.stores.picks.history(scope, employeeId, longestHistory);
