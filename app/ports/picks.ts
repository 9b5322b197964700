import type { Activity } from '~/domain/activity/activity';
import type { PickList } from '~/domain/picks/pick-list';
import type { Result } from '~/domain/shared/result';
import type { SiteScope } from '~/domain/company/scope';

export interface PicksStore {
  get(scope: SiteScope, employeeId: string): Promise<PickList | null>;
  /** Every driver's current picks. Strongly consistent: an award reads it after the drain. */
  list(scope: SiteScope): Promise<PickList[]>;
  /**
   * Replaces the driver's picks, appends to the history and to the activity log, in one transaction.
   * A late save also checks that the site's window still has the version it was accepted under.
   * `newer-save-exists`: the stored list was accepted later than this one.
   */
  save(
    scope: SiteScope,
    picks: PickList,
    entry: Activity,
  ): Promise<Result<null, { code: 'newer-save-exists' } | { code: 'selection-closed' }>>;
  /** The driver's saves, newest first. */
  history(scope: SiteScope, employeeId: string, limit: number): Promise<PickList[]>;
}
