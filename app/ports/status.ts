import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { WorkPlan } from '~/domain/status/planned-work-schema';
import type { Readiness } from '~/domain/status/readiness';
import type { Instant } from '~/domain/time/instant';

/** What is known of how the installation runs. */
export interface StatusStore {
  /** Records that the product was ready in the minute of `at`. Kept for a week. */
  markReady(at: Instant): Promise<void>;
  /** The checks of the minutes from `from` until before `until`, and since when there are checks. */
  readReadiness(span: { from: Instant; until: Instant }): Promise<Readiness>;
  /** What work is planned. Strongly consistent. */
  readPlan(): Promise<WorkPlan>;
  /**
   * Stores the plan with a log entry at the site `scope` and raises its version. Returns false and stores nothing if the
   * stored plan no longer has the version of `plan`.
   */
  savePlan(scope: SiteScope, plan: WorkPlan, entry: Activity): Promise<boolean>;
}
