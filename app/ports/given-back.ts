import type { Activity } from '~/domain/activity/activity';
import type { GivenBackJob } from '~/domain/award/results/give-back';
import type { SiteScope } from '~/domain/company/scope';

/** The jobs that drivers ask to give back. Every item is of one driver and period, so that many ask at once. */
export interface GivenBackStore {
  get(scope: SiteScope, periodId: string, employeeId: string): Promise<GivenBackJob | null>;
  /** All of a period, sorted by employee ID: one query. */
  list(scope: SiteScope, periodId: string): Promise<GivenBackJob[]>;
  /** Stores a wish in place of one about an earlier version. False if there is one about this version or a later one. */
  put(scope: SiteScope, wish: GivenBackJob, entry: Activity): Promise<boolean>;
  /** Deletes the wish if it is still the stored one. */
  takeBack(scope: SiteScope, wish: GivenBackJob, entry: Activity): Promise<boolean>;
  /** Stores which version passes the job on, or that none does. False if the wish is not the stored one any more. */
  claim(scope: SiteScope, wish: GivenBackJob, passedOn: number | null): Promise<boolean>;
}
