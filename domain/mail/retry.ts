import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';

const firstWaitMs = 60_000;

/** After that many a mail is given up, most of a day after it was written. */
export const maxAttempts = 10;

/** When a mail is tried again whose attempt (0 for the first) begins `now`: each wait is twice the last. */
export const nextTryAt = (attempt: number, now: Instant): Instant =>
  toInstant(toEpochMs(now) + firstWaitMs * 2 ** attempt);
