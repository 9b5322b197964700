import type { PasskeyChallenge, SentAnswer } from '~/app/ports/access';
import type { Deps } from '~/app/ports/deps';
import { passkeyKeySchema, type PasskeyKey } from '~/domain/access/passkey';
import { minuteMs } from '~/domain/time/time-units';

type ChallengeDeps = Pick<Deps, 'stores'>;

/**
 * Uses up a challenge that was answered correctly; false if it was used before. Only correct answers are remembered, so
 * that wrong ones write nothing. The window is the one in which the challenge expires.
 */
const takeChallenge = (
  { stores }: ChallengeDeps,
  { challenge, expiresAt }: PasskeyChallenge,
): Promise<boolean> =>
  stores.throttle.take({
    key: `passkey-challenge#${challenge}`,
    windowMs: minuteMs,
    now: expiresAt,
    max: 1,
  });

/** The key of a new passkey, and uses up the challenge; null if the answer is wrong or the challenge was used. */
export const takeNewKey = async (
  deps: ChallengeDeps,
  { verifier, challenge, answer }: SentAnswer,
): Promise<PasskeyKey | null> => {
  if (!challenge) return null;
  const made = passkeyKeySchema.safeParse(await verifier.verifyNew(answer, challenge.challenge));
  return made.success && (await takeChallenge(deps, challenge)) ? made.data : null;
};

/**
 * Which of an account's passkeys was used, with its new count of uses, and uses up the challenge; null if none of them
 * gave this answer or the challenge was used.
 */
export const takeUse = async <One extends PasskeyKey>(
  deps: ChallengeDeps,
  { verifier, challenge, answer }: SentAnswer,
  passkeys: readonly One[],
): Promise<{ readonly passkey: One; readonly counter: number } | null> => {
  const passkey = passkeys.find(({ id }) => id === answer.id);
  if (!challenge || !passkey) return null;
  const used = await verifier.verifyUse(answer, challenge.challenge, passkey);
  return used && (await takeChallenge(deps, challenge)) ? { passkey, ...used } : null;
};
