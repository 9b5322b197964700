import type { Activity } from '~/domain/activity/activity';
import type { SeenResult } from '~/domain/award/results/seen-result';
import type { SiteScope } from '~/domain/company/scope';
import type { NewNotice } from '~/domain/mail/notice';
import type { AwardName } from '~/domain/selection/past-awards';
import type { Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';

/** What drivers confirmed about their results. Every item is of one driver, so that many confirm at once. */
export interface SeenResultStore {
  get(scope: SiteScope, awardId: string, employeeId: string): Promise<SeenResult | null>;
  /** All confirmations of an award, sorted by employee ID: one query. */
  list(scope: SiteScope, awardId: string): Promise<SeenResult[]>;
  /** Stores a confirmation unless one of this version or a later one is stored. */
  confirm(scope: SiteScope, seen: SeenResult): Promise<void>;
  /** When drivers were reminded of a version; null if they were not. */
  findReminder(scope: SiteScope, award: AwardName): Promise<Instant | null>;
  /** Stores the notice, once for a version. */
  remind(
    scope: SiteScope,
    award: AwardName,
    reminder: { readonly at: Instant; readonly notice: NewNotice; readonly entry: Activity },
  ): Promise<Result<null, { code: 'already-reminded' }>>;
}
