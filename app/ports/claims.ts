import type { Activity } from '~/domain/activity/activity';
import type { AnsweredClaim, Claim, OpenClaim } from '~/domain/claims/claim';
import type { SiteScope } from '~/domain/company/scope';
import type { NewNotice } from '~/domain/mail/notice';
import type { Result } from '~/domain/shared/result';
import type { ManualWeeks } from '~/domain/vacation/manual-weeks';
import type { VacationWeek } from '~/domain/vacation/vacation-week';
import type { ManualChange } from './award';

export type AboutWeekRefusal =
  | { readonly code: 'claim-answered' }
  | { readonly code: 'weeks-changed' };

/** Claims about jobs of a period, and, under the ID `vacation`, about vacation weeks. */
export interface ClaimStore {
  /** Every claim of the period, in order of filing. Strongly consistent. */
  list(scope: SiteScope, periodId: string): Promise<Claim[]>;
  /** Every claim of the periods from `first` to `last`, in order of filing. */
  listBetween(scope: SiteScope, first: string, last: string): Promise<Claim[]>;
  /** The claims of one driver: a small read. */
  listForDriver(scope: SiteScope, periodId: string, employeeId: string): Promise<Claim[]>;
  /**
   * Stores the claim and its log entry. `claim-exists`: a claim about the pick is open, or was answered for this version.
   * A claim checks no shared item: like a save, it counts if it arrived in time.
   */
  file(
    scope: SiteScope,
    claim: OpenClaim,
    entry: Activity,
  ): Promise<Result<null, { code: 'claim-exists' }>>;
  /**
   * Closes the open claim with its answer, the manual assignment if it was granted, the log entry and the notice to its
   * driver, in one transaction. `claim-answered`: it was already answered. The other errors are those of `ManualStore.put`.
   */
  answer(
    scope: SiteScope,
    claim: AnsweredClaim,
    change: { given: ManualChange | null; entry: Activity; notice: NewNotice },
  ): Promise<
    Result<
      null,
      { code: 'claim-answered' } | { code: 'manual-changed' } | { code: 'manual-driver-changed' }
    >
  >;
  /**
   * Closes the open claim about a vacation week with its answer, the manual assignment if it was granted, the log entry and
   * the notice to its driver, in one transaction. The week carries the version on which the grant was decided.
   */
  answerAboutWeek(
    scope: SiteScope,
    claim: AnsweredClaim,
    change: {
      given: { readonly week: VacationWeek; readonly manual: ManualWeeks } | null;
      entry: Activity;
      notice: NewNotice;
    },
  ): Promise<Result<null, AboutWeekRefusal>>;
}
