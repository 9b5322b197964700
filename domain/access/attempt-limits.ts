import { minuteMs, hourMs, dayMs } from '~/domain/time/time-units';

/** What is attempted. Each kind is counted separately, so that resetting passwords never blocks signing in. */
export type AttemptPurpose = 'sign-in' | 'code' | 'reset' | 'link' | 'own-account';

/** A limit of failures in a fixed window of time. */
export interface AttemptLimit {
  readonly max: number;
  readonly windowMs: number;
}

const quarterMs = 15 * minuteMs;

/** Failures on one account from one network or known device. */
export const pairLimit: AttemptLimit = { max: 10, windowMs: quarterMs };

/**
 * Failures on one account from all unknown devices. Any hour spans at most two windows, so it can have at most 100
 * failures.
 */
export const accountLimit: AttemptLimit = { max: 50, windowMs: hourMs };

/**
 * Sign-ins with an email address from one network, correct ones too, because each reads all accounts of a site. Far more
 * than all the administrators behind one network need.
 */
export const emailLimit: AttemptLimit = { max: 300, windowMs: quarterMs };

/** Wrong answers to security questions, which are easier to guess than a password. */
export const answersLimit: AttemptLimit = { max: 5, windowMs: dayMs };

/** A site with more failures from unknown devices than this is considered under attack. */
export const siteFailures: AttemptLimit = { max: 200, windowMs: quarterMs };
/**
 * A site where unknown devices look up more existing employee IDs than this without signing in is considered
 * under attack. Any hour spans at most two windows, so the limit is below 100 lookups an hour.
 */
export const siteLookUps: AttemptLimit = { max: 40, windowMs: hourMs };

/** How long a driver counts as one of a network's known drivers. */
export const behindNetworkMs = 30 * dayMs;

/**
 * How many more failures a network is allowed for each driver who signs in from it, because people mistype now and
 * then.
 */
const failuresPerDriver = 2;

/** Whether a site is under attack, and how many of its drivers have signed in from the network in question. */
export interface NetworkState {
  readonly isGuessedAt: boolean;
  readonly drivers: number;
}

/**
 * All failures of one network or known device. While a site is under attack, each network still has a few
 * failures left, so that a driver who types a correct ID on their own phone can always sign in.
 */
export const senderLimit = ({ isGuessedAt, drivers }: NetworkState): AttemptLimit => ({
  max: (isGuessedAt ? 5 : 100) + failuresPerDriver * drivers,
  windowMs: quarterMs,
});

/**
 * Employee IDs that one network or device may look up without signing in, because a hit reveals that the ID
 * exists.
 */
export const lookUpLimit = ({ isGuessedAt, drivers }: NetworkState): AttemptLimit => ({
  max: (isGuessedAt ? 1 : 50) + failuresPerDriver * drivers,
  windowMs: hourMs,
});
