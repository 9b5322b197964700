import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { Deps } from '~/app/ports/deps';
import { senderOf } from '~/domain/access/sender';
import { secondsLeft } from '~/domain/shared/fixed-window';
import { hourMs } from '~/domain/shared/time-units';

const limits = {
  /** A mailbox gets a mail for every request: it must not be flooded in somebody else's name. */
  mailbox: { most: 5, windowMs: 24 * hourMs },
  address: { most: 10, windowMs: hourMs },
  all: { most: 100, windowMs: hourMs },
} as const;

/**
 * Counts a request for access by sender, mailbox and over all. One sender who is refused uses up nobody
 * else's share. Returns the refusal, or null.
 */
export const countSubmission = async ({
  deps,
  address,
  email,
}: {
  deps: Pick<Deps, 'stores' | 'clock'>;
  address: string;
  email: string;
}): Promise<TooManyAttempts | null> => {
  const now = deps.clock.now();
  const counted = [
    { key: `request-access#address#${senderOf(address)}`, ...limits.address },
    { key: `request-access#mailbox#${email.toLowerCase()}`, ...limits.mailbox },
    { key: 'request-access#all', ...limits.all },
  ];
  for (const { key, windowMs, most } of counted) {
    if ((await deps.stores.throttle.hit({ key, windowMs, now })) > most) {
      return { code: 'too-many-attempts', retryAfterSeconds: secondsLeft(now, windowMs) };
    }
  }
  return null;
};
