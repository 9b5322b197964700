import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';

const firstWaitMs = 60_000;

/** After this many attempts, which take most of a day, an email is given up. */
export const maxAttempts = 10;

/** When to retry an email whose attempt (0 for the first) starts at `now`: each delay is twice the previous one. */
export const nextTryAt = (attempt: number, now: Instant): Instant =>
  toInstant(toEpochMs(now) + firstWaitMs * 2 ** attempt);
