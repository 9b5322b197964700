import type { SecondFactor } from './second-factor-schema';

export type { SecondFactor } from './second-factor-schema';

/** The factor after a code of this step was used; null if this code or a later one had already been used. */
export const afterStep = (factor: SecondFactor, step: number): SecondFactor | null =>
  step > factor.lastStep ? { ...factor, lastStep: step } : null;

/** Whether a stored recovery code has the fast hash of an earlier release. */
export const isFastHash = (stored: string): boolean => /^[0-9a-f]{64}$/.test(stored);

/** The factor without this recovery code, or null if it has no such code. */
export const withoutRecoveryHash = (factor: SecondFactor, hash: string): SecondFactor | null => {
  const recoveryHashes = factor.recoveryHashes.filter((one) => one !== hash);
  return recoveryHashes.length < factor.recoveryHashes.length
    ? { ...factor, recoveryHashes }
    : null;
};
