import { minuteMs, hourMs, dayMs } from '~/domain/shared/time-units';

/** What is attempted; each is counted apart, so that nobody who resets a password shuts out who signs in. */
export type AttemptPurpose = 'sign-in' | 'code' | 'reset' | 'link' | 'own-account';

/** At most so many failures in a fixed window of time. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowMs: number;
}

const quarterMs = 15 * minuteMs;

/** Of one account from one network or known device. */
export const pairLimit: AttemptLimit = { most: 10, windowMs: quarterMs };

/** Of one account from all devices that have never signed in to it: 100 in any hour, over two windows. */
export const accountLimit: AttemptLimit = { most: 50, windowMs: hourMs };

/** Wrong answers to security questions, which are guessed sooner than a password. */
export const answersLimit: AttemptLimit = { most: 5, windowMs: dayMs };

/** A site that sees more failures of unknown devices than this is being guessed at. */
export const siteFailures: AttemptLimit = { most: 200, windowMs: quarterMs };
/** The same for employee IDs that were looked up, and not signed in with: below 100 in any hour, over two windows. */
export const siteLookUps: AttemptLimit = { most: 40, windowMs: hourMs };

/** How long a driver counts as one of those behind a network. */
export const behindNetworkMs = 30 * dayMs;

/** Everybody mistypes now and then: the more drivers sign in from a network, the more it may fail. */
const failuresPerDriver = 2;

/** How a site fares, and how many of its drivers have signed in from the network that is asked about. */
export interface NetworkState {
  readonly isGuessedAt: boolean;
  readonly drivers: number;
}

/**
 * All failures of one network or known device. While a site is guessed at from everywhere, a network has few
 * of its own: whoever types a right ID on their own phone always gets in.
 */
export const senderLimit = ({ isGuessedAt, drivers }: NetworkState): AttemptLimit => ({
  most: (isGuessedAt ? 5 : 100) + failuresPerDriver * drivers,
  windowMs: quarterMs,
});

/** Employee IDs that one network or device may look up without signing in: a hit tells that the ID exists. */
export const lookUpLimit = ({ isGuessedAt, drivers }: NetworkState): AttemptLimit => ({
  most: (isGuessedAt ? 1 : 50) + failuresPerDriver * drivers,
  windowMs: hourMs,
});
