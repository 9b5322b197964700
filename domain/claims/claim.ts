import type { OpenClaim, AnsweredClaim, Claim } from './claim-schema';

export type { OpenClaim, AnsweredClaim, Claim } from './claim-schema';

export const isOpen = (claim: Claim): claim is OpenClaim => claim.state === 'open';
export const isAnswered = (claim: Claim): claim is AnsweredClaim => claim.state !== 'open';
