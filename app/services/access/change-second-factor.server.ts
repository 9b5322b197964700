import type { Deps } from '~/app/ports/deps';
import { fail, ok, type Result } from '~/domain/shared/result';
import { secondsLeft } from '~/domain/shared/fixed-window';
import { hourMs } from '~/domain/shared/time-units';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import { checkPasswordWay } from './check-password-way.server';
import { saveOwnAccount, type OwnAccount, type OwnAccountError } from './save-own-account.server';
import type { SignedIn } from './sign-in-driver.server';

/**
 * A change to the second factor. The administrator has already copied the secret and the recovery codes. Only hashes of
 * the recovery codes are stored.
 */
export type SecondFactorChange =
  /** Requires a first code from the app, which proves that it has the secret. */
  | {
      readonly intent: 'turn-on';
      readonly secret: string;
      readonly recoveryCodes: readonly string[];
      readonly code: string;
    }
  /** Replaces the recovery codes; the old ones stop working. */
  | { readonly intent: 'new-recovery-codes'; readonly recoveryCodes: readonly string[] }
  | { readonly intent: 'turn-off' };

export type SecondFactorError =
  | OwnAccountError
  | { readonly code: 'wrong-code' }
  | { readonly code: 'second-factor-on' }
  | { readonly code: 'second-factor-off' }
  /** If the company's provider fails, only this account can sign in, with a code. */
  | { readonly code: 'last-resort-needs-code' };

const mostSetsPerHour = 10;

/** Hashes recovery codes, which takes as long as eight sign-ins, so that one account cannot slow down all others. */
const hashCodes = async (
  { deps: { stores, clock, passwords }, access: { scope, username } }: OwnAccount,
  codes: readonly string[],
): Promise<Result<string[], TooManyAttempts>> => {
  const now = clock.now();
  const key = ['recovery-codes', scope.companyId, scope.siteId, username].join('#');
  if ((await stores.throttle.hit({ key, windowMs: hourMs, now })) > mostSetsPerHour)
    return fail({ code: 'too-many-attempts', retryAfterSeconds: secondsLeft(now, hourMs) });
  return ok(await passwords.hashSet(codes));
};

/** Turns the second step of an administrator's sign-in on or off, or replaces its recovery codes. */
export const changeSecondFactor = async ({
  change,
  ...own
}: OwnAccount & {
  deps: Pick<Deps, 'oneTimePasswords'>;
  change: SecondFactorChange;
}): Promise<Result<SignedIn, SecondFactorError>> => {
  const { clock, oneTimePasswords } = own.deps;
  return saveOwnAccount<SecondFactorError>(own, async (credential) => {
    const { secondFactor } = credential;
    if (change.intent === 'turn-on') {
      if (secondFactor) return fail({ code: 'second-factor-on' });
      const { secret, code, recoveryCodes } = change;
      const lastStep = oneTimePasswords.findStep({ secret, code, now: clock.now() });
      if (lastStep === null) return fail({ code: 'wrong-code' });
      const hashed = await hashCodes(own, recoveryCodes);
      if (!hashed.ok) return hashed;
      const recoveryHashes = hashed.value;
      const changed = { ...credential, secondFactor: { secret, lastStep, recoveryHashes } };
      return ok({ changed, change: 'second-factor-on' });
    }
    if (!secondFactor) return fail({ code: 'second-factor-off' });
    if (change.intent === 'turn-off') {
      if ((await checkPasswordWay(own.deps, own.access.scope, credential)) === 'last-resort')
        return fail({ code: 'last-resort-needs-code' });
      const changed = { ...credential, secondFactor: undefined };
      return ok({ changed, change: 'second-factor-off' });
    }
    const hashed = await hashCodes(own, change.recoveryCodes);
    if (!hashed.ok) return hashed;
    const changed = {
      ...credential,
      secondFactor: { ...secondFactor, recoveryHashes: hashed.value },
    };
    return ok({ changed, change: 'recovery-codes' });
  });
};
