import type { OpenClaim, AnsweredClaim, AnsweredPickClaim, Claim, PickClaim } from './claim-schema';

export type {
  AnsweredClaim,
  AnsweredPickClaim,
  Claim,
  OpenClaim,
  OtherOpenClaim,
  PickClaim,
} from './claim-schema';

export const isOpen = (claim: Claim): claim is OpenClaim => claim.state === 'open';
export const isAnswered = (claim: Claim): claim is AnsweredClaim => claim.state !== 'open';

/** Only a claim about a pick can change the award by being granted. */
export const isAboutPick = <Any extends Pick<Claim, 'kind'>>(
  claim: Any,
): claim is Extract<Any, Pick<PickClaim, 'kind'>> => claim.kind === undefined;

/** Whether a version of the award counts the claim among those that it answers. */
export const isAnsweredPick = (claim: Claim): claim is AnsweredPickClaim =>
  isAnswered(claim) && isAboutPick(claim);
