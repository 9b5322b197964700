import {
  lookUpLimit,
  senderLimit,
  siteFailures,
  siteLookUps,
  type AttemptLimit,
} from '~/domain/access/attempt-limits';
import type { Tenant } from '~/domain/tenancy/scope';
import {
  countDriversBehind,
  openCounter,
  siteName,
  takeOfSender,
  tooManyAttempts,
  type CounterDeps,
  type TooManyAttempts,
} from './attempt-counters.server';
import { findSender, type AttemptOrigin } from './attempt-origin';

interface LookUp {
  readonly deps: CounterDeps;
  /** Null: wherever the ID is known. */
  readonly tenant: Tenant | null;
  readonly employeeId: string;
  readonly origin: AttemptOrigin;
}

/** An ID that was looked up counts once an hour, however often its page is loaded. */
const once: AttemptLimit = { ...siteLookUps, most: 1 };

const countersOf = ({ deps, tenant, employeeId, origin }: LookUp) => {
  const sender = findSender(origin, tenant, employeeId);
  return {
    sender,
    ofId: openCounter(deps, `look-up#${sender.key}#${employeeId}`),
    ofSender: openCounter(deps, `look-ups#${sender.key}`),
    ofSite: openCounter(deps, `look-ups#site#${siteName(tenant)}`),
    /** Wrong IDs count with wrong passwords. */
    failures: {
      ofSender: openCounter(deps, `sign-in#${sender.key}`),
      ofSite: openCounter(deps, `sign-in#site#${siteName(tenant)}`),
    },
  };
};

/** The refusal of a sender who has typed too many IDs that nobody has, or null. */
export const refuseGuesser = async (lookUp: LookUp): Promise<TooManyAttempts | null> => {
  const { sender, failures } = countersOf(lookUp);
  const isGuessedAt = sender.kind === 'unknown' && (await failures.ofSite.isAbove(siteFailures));
  const own = senderLimit({ isGuessedAt, drivers: 0 });
  if (!(await failures.ofSender.isAbove({ ...own, most: own.most - 1 }))) return null;
  const drivers = await countDriversBehind(lookUp.deps, sender);
  const { most } = senderLimit({ isGuessedAt, drivers });
  const isOver = await failures.ofSender.isAbove({ ...own, most: most - 1 });
  return isOver ? tooManyAttempts(lookUp.deps.clock.now(), own) : null;
};

/** Counts an ID that nobody has. */
export const countMiss = async (lookUp: LookUp): Promise<void> => {
  const { sender, failures } = countersOf(lookUp);
  await Promise.all([
    failures.ofSender.add(siteFailures),
    sender.kind === 'unknown' && failures.ofSite.add(siteFailures),
  ]);
};

/**
 * Counts an ID that somebody has, before it is said, until its driver signs in; returns the refusal of a
 * sender who has looked up too many. A device that its driver has used before is told without counting.
 */
export const takeLookUp = async (lookUp: LookUp): Promise<TooManyAttempts | null> => {
  const { sender, ofId, ofSender, ofSite } = countersOf(lookUp);
  if (sender.kind === 'own' || !(await ofId.take(once))) return null;
  const isGuessedAt = sender.kind === 'unknown' && (await ofSite.isAbove(siteLookUps));
  if (!(await takeOfSender(lookUp.deps, sender, ofSender, lookUpLimit, isGuessedAt))) {
    await ofId.giveBack(once);
    return tooManyAttempts(lookUp.deps.clock.now(), siteLookUps);
  }
  if (sender.kind === 'unknown') await ofSite.add(siteLookUps);
  return null;
};

/** The driver who was looked up signed in: it was no guess. */
export const settleLookUp = async (lookUp: LookUp): Promise<void> => {
  const { sender, ofId, ofSender, ofSite } = countersOf(lookUp);
  if (sender.kind === 'own' || !(await ofId.giveBack(once))) return;
  await Promise.all([
    ofSender.giveBack(siteLookUps),
    sender.kind === 'unknown' && ofSite.giveBack(siteLookUps),
  ]);
};
