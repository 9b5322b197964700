import type { ManualChange } from './award';
import type { Activity } from '~/domain/activity/activity';
import type { AnsweredClaim, Claim, OpenClaim } from '~/domain/claims/claim';
import type { Result } from '~/domain/shared/result';
import type { SiteScope } from '~/domain/company/scope';

export interface ClaimStore {
  /** Every claim of the period in the order of filing. Strongly consistent. */
  list(scope: SiteScope, periodId: string): Promise<Claim[]>;
  /** One driver's: a small read. */
  listForDriver(scope: SiteScope, periodId: string, employeeId: string): Promise<Claim[]>;
  /**
   * Stores the claim and its entry. `claim-exists`: one is open for the pick, or was answered for this
   * publication. `award-changed`: the site's latest publication is not the one it is about.
   */
  file(
    scope: SiteScope,
    claim: OpenClaim,
    entry: Activity,
  ): Promise<Result<null, { code: 'claim-exists' } | { code: 'award-changed' }>>;
  /**
   * Closes the open claim by its answer, with the assignment that grants it and the entry, in one
   * transaction. `claim-answered`: somebody else has answered it. The others as of `ManualStore.put`.
   */
  answer(
    scope: SiteScope,
    claim: AnsweredClaim,
    change: { given: ManualChange | null; entry: Activity },
  ): Promise<
    Result<
      null,
      { code: 'claim-answered' } | { code: 'manual-changed' } | { code: 'manual-driver-changed' }
    >
  >;
}
