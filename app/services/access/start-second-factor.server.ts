import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { SecondFactor } from '~/domain/access/second-factor';
import { fail, ok, type Result } from '~/domain/shared/result';
import { secondsLeft } from '~/domain/time/fixed-window';
import { hourMs } from '~/domain/time/time-units';
import type { OwnAccount } from './save-own-account.server';

const maxSetsPerHour = 10;

/** Hashes recovery codes, which takes as long as eight sign-ins, so that one account cannot slow down all others. */
export const hashCodes = async (
  { deps: { stores, clock, passwords }, access: { scope, username } }: OwnAccount,
  codes: readonly string[],
): Promise<Result<string[], TooManyAttempts>> => {
  const now = clock.now();
  const key = ['recovery-codes', scope.companyId, scope.siteId, username].join('#');
  if ((await stores.throttle.hit({ key, windowMs: hourMs, now })) > maxSetsPerHour)
    return fail({ code: 'too-many-attempts', retryAfterSeconds: secondsLeft(now, hourMs) });
  return ok(await passwords.hashSet(codes));
};

/**
 * The second factor to which an app or passkey is added: the present one, or a new one with these recovery codes.
 * Without codes the page was made when there was one.
 */
export const startSecondFactor = async (
  own: OwnAccount,
  present: SecondFactor | undefined,
  recoveryCodes: readonly string[] | undefined,
): Promise<Result<SecondFactor, TooManyAttempts | { readonly code: 'account-changed' }>> => {
  if (present) return ok(present);
  if (!recoveryCodes) return fail({ code: 'account-changed' });
  const hashed = await hashCodes(own, recoveryCodes);
  return hashed.ok ? ok({ app: null, passkeys: [], recoveryHashes: hashed.value }) : hashed;
};
