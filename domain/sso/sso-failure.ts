import * as z from 'zod';
import { toEpochMs } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { dayMs, minuteMs } from '~/domain/time/time-units';

/** Why a provider, or an answer in its name, is not believed. */
export type SsoTrouble =
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'redirected'
  | 'forbidden-address'
  | 'not-openid'
  | 'denied'
  | 'code-refused'
  | 'client-refused'
  | 'wrong-state'
  | 'wrong-issuer'
  | 'wrong-audience'
  | 'wrong-nonce'
  | 'wrong-time'
  | 'wrong-token';

/** Why somebody could not sign in by their company's provider. */
export type SsoFailureReason =
  | SsoTrouble
  | 'sso-used'
  | 'sso-over'
  | 'sso-email-unverified'
  | 'sso-person-unknown'
  | 'sso-several-accounts'
  | 'sso-tied-to-another'
  | 'sso-groups-elsewhere'
  | 'sso-groups-missing'
  | 'sso-no-group'
  | 'site-deactivated';

/** A failed sign-in, kept for the company's administrators. Nothing in it is a text that a stranger chose. */
export const ssoFailureSchema = z.object({
  at: instantSchema,
  /** A newer version may have written it, so it can be any text. */
  reason: z.string(),
  /** Whom the provider vouched for, by their address or username; null if it vouched for nobody. */
  who: z.string().nullable(),
});
export type SsoFailure = z.infer<typeof ssoFailureSchema>;

const maxKept = 10;
const keptMs = 90 * dayMs;
/** For how long the same failure is not written again, because strangers can cause it as often as they like. */
const repeatMs = minuteMs;

/** When a failed sign-in of `at` is forgotten, in epoch milliseconds. */
export const getFailureEnd = ({ at }: SsoFailure): number => toEpochMs(at) + keptMs;

/** The failed sign-ins that are not forgotten at `now`, in epoch milliseconds. */
export const findRecentFailures = (
  failures: readonly SsoFailure[],
  now: number,
): readonly SsoFailure[] => failures.filter((one) => getFailureEnd(one) > now);

/**
 * The failed sign-ins with one more, the newest first; null if nothing has to be written. A repetition takes the place of
 * what it repeats, so strangers take no more places than there are reasons that they can cause.
 */
export const addSsoFailure = (
  kept: readonly SsoFailure[],
  failure: SsoFailure,
): readonly SsoFailure[] | null => {
  const now = toEpochMs(failure.at);
  const isSame = ({ reason, who }: SsoFailure) => reason === failure.reason && who === failure.who;
  const isRepeated = kept.some((one) => isSame(one) && now - toEpochMs(one.at) < repeatMs);
  if (isRepeated) return null;
  const others = findRecentFailures(kept, now).filter((one) => !isSame(one));
  return [failure, ...others].slice(0, maxKept);
};
