import type { DriverOutcome } from '~/domain/award/driver-outcome';

/** The rank of the awarded pick in the driver's list; null if it is not in the list or nothing was awarded. */
export const findAwardedRank = ({ awardedId, reasons }: DriverOutcome): number | null =>
  reasons.find(({ pickId }) => pickId === awardedId)?.rank ?? null;
