import type { Instant } from '~/domain/time/instant';
import type { SecondFactor } from './second-factor-schema';

export type { SecondFactor } from './second-factor-schema';

/** The factor after a code of this step was used; null if this code or a later one had already been used. */
export const afterStep = (factor: SecondFactor, step: number): SecondFactor | null =>
  factor.app && step > factor.app.lastStep
    ? { ...factor, app: { ...factor.app, lastStep: step } }
    : null;

/** The factor after one of its passkeys was used. */
export const afterPasskey = (
  factor: SecondFactor,
  passkeyId: string,
  use: { readonly counter: number; readonly lastUsedAt: Instant },
): SecondFactor => ({
  ...factor,
  passkeys: factor.passkeys.map((one) => (one.id === passkeyId ? { ...one, ...use } : one)),
});

/** Whether a stored recovery code has the fast hash of an earlier release. */
export const isFastHash = (stored: string): boolean => /^[0-9a-f]{64}$/.test(stored);

/** The factor without this recovery code, or null if it has no such code. */
export const withoutRecoveryHash = (factor: SecondFactor, hash: string): SecondFactor | null => {
  const recoveryHashes = factor.recoveryHashes.filter((one) => one !== hash);
  return recoveryHashes.length < factor.recoveryHashes.length
    ? { ...factor, recoveryHashes }
    : null;
};

/** The factor without its app or one passkey; undefined, so off, if only recovery codes would be left. */
export const withoutPart = (
  factor: SecondFactor,
  part: 'app' | { readonly passkeyId: string },
): SecondFactor | undefined => {
  const next =
    part === 'app'
      ? { ...factor, app: null }
      : { ...factor, passkeys: factor.passkeys.filter(({ id }) => id !== part.passkeyId) };
  return next.app || next.passkeys.length > 0 ? next : undefined;
};
