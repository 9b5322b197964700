import type { Deps } from '~/app/ports/deps';
import type { PasskeyChallenge } from '~/app/ports/passkeys';
import { minuteMs } from '~/domain/shared/time-units';

/**
 * Uses up a challenge that was answered correctly; false if it was used before. Only correct answers are remembered, so
 * that wrong ones write nothing. The window is the one in which the challenge expires.
 */
export const takeChallenge = (
  { stores }: Pick<Deps, 'stores'>,
  { challenge, expiresAt }: PasskeyChallenge,
): Promise<boolean> =>
  stores.throttle.take({
    key: `passkey-challenge#${challenge}`,
    windowMs: minuteMs,
    now: expiresAt,
    most: 1,
  });
