import type { Deps, Writing } from '~/app/ports/deps';
import type { VerifiedClaims } from '~/app/ports/sessions';
import { printedCode } from '~/domain/access/printed-code';
import {
  afterStep,
  isFastHash,
  withoutRecoveryHash,
  type SecondFactor,
} from '~/domain/access/second-factor';
import type { Result } from '~/domain/shared/result';
import type { SignInOrigin } from './keep-attempt.server';
import type { AdminSignedIn } from './sign-in-admin.server';
import { takeSecondStep, type SecondStepError, type StepReading } from './take-second-step.server';

/** The second step by a code from the app or a recovery code, which works only once. */
export const enterCode = ({
  deps,
  claims,
  typed,
  ...origin
}: {
  deps: Pick<Deps, Writing> & Pick<Deps, 'sha256' | 'passwords' | 'oneTimePasswords'>;
  claims: VerifiedClaims;
  typed: string;
} & SignInOrigin): Promise<Result<AdminSignedIn, SecondStepError>> =>
  takeSecondStep({
    deps,
    claims,
    wrong: 'wrong-code',
    read: (factor) => readCode(factor, typed, deps),
    origin,
  });

/** One hash at most, because all codes of a set have the same salt. */
const afterRecoveryCode = async (
  factor: SecondFactor,
  code: string,
  { sha256, passwords }: Pick<Deps, 'sha256' | 'passwords'>,
): Promise<SecondFactor | null> => {
  const [stored] = factor.recoveryHashes;
  if (stored === undefined) return null;
  const hash = isFastHash(stored) ? sha256(code) : await passwords.hashLike(stored, code);
  return withoutRecoveryHash(factor, hash);
};

const readCode = async (
  factor: SecondFactor,
  typed: string,
  deps: Pick<Deps, 'oneTimePasswords' | 'clock' | 'sha256' | 'passwords'>,
): Promise<StepReading> => {
  const { oneTimePasswords, clock } = deps;
  const recovery = printedCode(typed);
  if (recovery)
    return { next: await afterRecoveryCode(factor, recovery, deps), way: 'recovery-code' };
  const code = typed.replace(/\s/g, '');
  const { app } = factor;
  const step = app && oneTimePasswords.findStep({ secret: app.secret, code, now: clock.now() });
  return { next: step === null ? null : afterStep(factor, step), way: 'password+code' };
};
