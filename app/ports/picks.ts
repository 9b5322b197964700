import type { Activity } from '~/domain/activity/activity';
import type { Result } from '~/domain/shared/result';
import type { SiteScope } from '~/domain/company/scope';

/** The facts that are stored with every save of a list. */
export type SaveFacts = {
  readonly employeeId: string;
  /** ISO instant at which the request arrived. */
  readonly acceptedAt: string;
  readonly receiptNumber: string;
};

/** The lists that drivers have saved in one catalogue (jobs or vacation weeks). */
export interface PicksStore<List> {
  get(scope: SiteScope, employeeId: string): Promise<List | null>;
  /** Every driver's current picks. Strongly consistent, because an award reads them after the drain. */
  list(scope: SiteScope): Promise<List[]>;
  /**
   * Replaces the driver's picks and appends to the history and to the activity log, in one transaction.
   * `newer-save-exists`: the stored list was accepted later than this one.
   */
  save(
    scope: SiteScope,
    picks: List,
    entry: Activity,
  ): Promise<Result<null, { code: 'newer-save-exists' }>>;
  /** The driver's saves, newest first. */
  history(scope: SiteScope, employeeId: string, limit: number): Promise<List[]>;
}
