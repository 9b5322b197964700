import {
  lookUpLimit,
  senderLimit,
  siteFailures,
  siteLookUps,
  type AttemptLimit,
} from '~/domain/access/attempt-limits';
import type { Tenant } from '~/domain/company/scope';
import {
  countDriversBehind,
  openCounter,
  openFailureCounters,
  siteName,
  takeOfSender,
  tooManyAttempts,
  type CounterDeps,
  type TooManyAttempts,
} from './attempt-counters.server';
import { findSender, type AttemptOrigin } from './attempt-origin';

interface LookUp {
  readonly deps: CounterDeps;
  /** The site that has the ID, otherwise the site where it was looked up; null if neither exists. */
  readonly tenant: Tenant | null;
  readonly employeeId: string;
  readonly origin: AttemptOrigin;
}

/** Limits each ID to one counted look-up per hour, however often its page is loaded. */
const oncePerId: AttemptLimit = { ...siteLookUps, max: 1 };

const openCounters = ({ deps, tenant, employeeId, origin }: LookUp) => {
  const sender = findSender(origin, tenant, employeeId, 'id');
  return {
    sender,
    idCounter: openCounter(deps, `look-up#${sender.key}#${employeeId}`),
    senderCounter: openCounter(deps, `look-ups#${sender.key}`),
    siteCounter: openCounter(deps, `look-ups#site#${siteName(tenant)}`),
    failures: openFailureCounters(deps, 'sign-in', sender, tenant),
  };
};

/**
 * Counts a look-up of an ID that does not exist. Returns a refusal if the sender has typed too many of them,
 * otherwise null. Call it before answering.
 */
export const takeMiss = async (lookUp: LookUp): Promise<TooManyAttempts | null> => {
  const { sender, failures } = openCounters(lookUp);
  const { deps } = lookUp;
  const isGuessedAt =
    sender.kind === 'unknown' && (await failures.siteCounter.isAbove(siteFailures));
  if (!(await takeOfSender(deps, sender, failures.senderCounter, senderLimit, isGuessedAt)))
    return tooManyAttempts(deps.clock.now(), siteFailures);
  if (sender.kind === 'unknown') await failures.siteCounter.add(siteFailures);
  return null;
};

/**
 * A refusal if the sender has typed too many IDs that do not exist, otherwise null. Always null for the driver's own
 * device.
 */
export const refuseGuesser = async (lookUp: LookUp): Promise<TooManyAttempts | null> => {
  const { sender, failures } = openCounters(lookUp);
  if (sender.kind === 'own') return null;
  const isFull = async (drivers: number) => {
    const { max, windowMs } = senderLimit({ isGuessedAt, drivers });
    return failures.senderCounter.isAbove({ max: max - 1, windowMs });
  };
  const isGuessedAt =
    sender.kind === 'unknown' && (await failures.siteCounter.isAbove(siteFailures));
  if (!(await isFull(0))) return null;
  const drivers = await countDriversBehind(lookUp.deps, sender);
  const isRefused = drivers === 0 || (await isFull(drivers));
  return isRefused ? tooManyAttempts(lookUp.deps.clock.now(), siteFailures) : null;
};

/**
 * Counts a look-up of an ID that exists; `settleLookUp` takes it back when its driver signs in. Returns a
 * refusal if the sender has looked up too many, otherwise null. The driver's own device is not counted.
 * Call it before answering.
 */
export const takeHit = async (lookUp: LookUp): Promise<TooManyAttempts | null> => {
  const { sender, idCounter, senderCounter, siteCounter } = openCounters(lookUp);
  if (sender.kind === 'own' || !(await idCounter.take(oncePerId))) return null;
  const isGuessedAt = sender.kind === 'unknown' && (await siteCounter.isAbove(siteLookUps));
  if (!(await takeOfSender(lookUp.deps, sender, senderCounter, lookUpLimit, isGuessedAt))) {
    await idCounter.giveBack(oncePerId);
    return tooManyAttempts(lookUp.deps.clock.now(), siteLookUps);
  }
  if (sender.kind === 'unknown') await siteCounter.add(siteLookUps);
  return null;
};

/** No longer counts a look-up, because its driver has signed in and so it was not a guess. */
export const settleLookUp = async (lookUp: LookUp): Promise<void> => {
  const { sender, idCounter, senderCounter, siteCounter } = openCounters(lookUp);
  if (sender.kind === 'own' || !(await idCounter.giveBack(oncePerId))) return;
  await Promise.all([
    senderCounter.giveBack(siteLookUps),
    sender.kind === 'unknown' && siteCounter.giveBack(siteLookUps),
  ]);
};
