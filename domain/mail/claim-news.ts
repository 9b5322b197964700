import type { AnsweredClaim } from '~/domain/claims/claim';
import type { Tenant } from '~/domain/company/scope';
import type { NewNotice } from './notice';

/** The notice to the driver whose claim was answered. */
export const makeAnswerNotice = (
  { id: claimId, employeeId, periodId: awardId, answer: { at } }: AnsweredClaim,
  { tenant: { companyId, siteId }, id }: { readonly tenant: Tenant; readonly id: string },
): NewNotice => ({
  id,
  at,
  notice: { kind: 'claim-answered', companyId, siteId, employeeId, awardId, claimId },
});
