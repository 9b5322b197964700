export const maxClaimText = 1000;
export const maxAnswerReason = 500;
