import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import type { LeftOverAnswers } from '~/domain/left-over-jobs/left-over-schema';
import type { Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';

/** Drivers' answers to an offer of left-over jobs. Each driver writes only their own item. */
export interface LeftOverStore {
  /** Strongly consistent. */
  get(scope: SiteScope, periodId: string, employeeId: string): Promise<LeftOverAnswers | null>;
  /** The answers of all drivers about a week, sorted by employee ID: one query, strongly consistent. */
  list(scope: SiteScope, periodId: string): Promise<LeftOverAnswers[]>;
  /**
   * Replaces a driver's answers, with a log entry, if the stored version is still `answers.version`. From `expiresAt` on the
   * store may delete them.
   */
  save(
    scope: SiteScope,
    answers: LeftOverAnswers,
    change: { readonly expiresAt: Instant; readonly entry: Activity },
  ): Promise<Result<null, { code: 'answers-changed' | 'no-driver' }>>;
}
