import {
  accountLimit,
  answersLimit,
  pairLimit,
  senderLimit,
  siteFailures,
  type AttemptPurpose,
} from '~/domain/access/attempt-limits';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Tenant } from '~/domain/tenancy/scope';
import {
  openCounter,
  siteName,
  takeOfSender,
  tooManyAttempts,
  type CounterDeps,
  type TooManyAttempts,
} from './attempt-counters.server';
import { findSender, type AttemptOrigin } from './attempt-origin';

/** An attempt that was let through to the password; how it ends has to be said. */
export interface Attempt {
  /** It was right, or guessed nothing: it counts for nobody. */
  forget(): Promise<void>;
  /** It was wrong: it stays counted. */
  fail(): Promise<void>;
}

/**
 * Takes an attempt before anything is hashed, from the counters that the sender alone fills to those that all
 * share: account and sender, sender, then, for devices that have not signed in to it, the account. The first
 * that is full refuses, and what was taken before is given back. An outage of the counters throws.
 */
export const takeAttempt = async ({
  deps,
  purpose,
  tenant,
  account,
  origin,
}: {
  deps: CounterDeps;
  purpose: AttemptPurpose;
  tenant: Tenant;
  account: string;
  origin: AttemptOrigin;
}): Promise<Result<Attempt, TooManyAttempts>> => {
  const sender = findSender(origin, tenant, account);
  const site = siteName(tenant);
  const counter = (key: string) => openCounter(deps, `${purpose}#${key}`);
  const isUnknown = sender.kind === 'unknown';
  const ofSite = counter(`site#${site}`);
  const isGuessedAt = isUnknown && (await ofSite.isAbove(siteFailures));

  const ofPair = counter(`pair#${site}#${account}#${sender.key}`);
  const ofSender = counter(sender.key);
  const ofAccount = counter(`account#${site}#${account}`);
  const steps = [
    { counter: ofPair, limit: pairLimit, take: () => ofPair.take(pairLimit) },
    {
      counter: ofSender,
      limit: senderLimit({ isGuessedAt, drivers: 0 }),
      take: () => takeOfSender(deps, sender, ofSender, senderLimit, isGuessedAt),
    },
    ...(isUnknown || sender.kind === 'other'
      ? [{ counter: ofAccount, limit: accountLimit, take: () => ofAccount.take(accountLimit) }]
      : []),
  ];

  const taken: typeof steps = [];
  const forget = async () =>
    void (await Promise.all(taken.map(({ counter: of, limit }) => of.giveBack(limit))));
  for (const step of steps) {
    if (!(await step.take())) {
      await forget();
      return fail(tooManyAttempts(deps.clock.now(), step.limit));
    }
    taken.push(step);
  }
  return ok({
    forget,
    fail: async () => void (isUnknown && (await ofSite.add(siteFailures))),
  });
};

/** Counts an attempt to answer the security questions of an account. */
export const takeAnswers = async ({
  deps,
  tenant,
  account,
}: {
  deps: CounterDeps;
  tenant: Tenant;
  account: string;
}): Promise<TooManyAttempts | null> => {
  const isTaken = await openCounter(deps, `answers#${siteName(tenant)}#${account}`).take(
    answersLimit,
  );
  return isTaken ? null : tooManyAttempts(deps.clock.now(), answersLimit);
};
