import { toEpochMs, type Instant } from './instant';
import { hourMs } from './time-units';

/**
 * Whether something that erases is due by more than one clock: looks at the clock, a minute apart, must have found it due
 * for an hour. `firstSeenAt`: the first of these looks, null if there was none; a look that finds it not due forgets it.
 * `agreedAt`: the time that all looks agree has passed, or null.
 */
export const agreeOnTime = (
  firstSeenAt: Instant | null,
  now: Instant,
  isDue = true,
): { readonly firstSeenAt: Instant | null; readonly agreedAt: Instant | null } => {
  if (!isDue) return { firstSeenAt: null, agreedAt: null };
  // The first look was by a clock that was ahead of this one.
  if (firstSeenAt === null || now < firstSeenAt) return { firstSeenAt: now, agreedAt: null };
  const isAgreed = toEpochMs(now) - toEpochMs(firstSeenAt) >= hourMs;
  return { firstSeenAt, agreedAt: isAgreed ? firstSeenAt : null };
};
