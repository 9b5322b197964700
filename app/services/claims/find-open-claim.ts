import { isOpen, type AnsweredClaim, type Claim, type OpenClaim } from '~/domain/claims/claim';
import { fail, ok, type Result } from '~/domain/shared/result';

/** How an administrator answers a claim. `confirmed`: the objections to granting it that they confirmed. */
export interface ClaimAnswer {
  readonly claimId: string;
  readonly verdict: AnsweredClaim['state'];
  readonly reason: string;
  readonly confirmed: string;
}

export type FindClaimError =
  | { readonly code: 'claim-not-found' }
  | { readonly code: 'claim-answered' };

/** The claim with this ID, if it still needs an answer. */
export const findOpenClaim = (
  claims: readonly Claim[],
  claimId: string,
): Result<OpenClaim, FindClaimError> => {
  const claim = claims.find(({ id }) => id === claimId);
  if (!claim) return fail({ code: 'claim-not-found' });
  return isOpen(claim) ? ok(claim) : fail({ code: 'claim-answered' });
};
