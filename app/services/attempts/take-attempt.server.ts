import {
  accountLimit,
  answersLimit,
  pairLimit,
  senderLimit,
  siteFailures,
  type AttemptPurpose,
} from '~/domain/access/attempt-limits';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Tenant } from '~/domain/company/scope';
import {
  openCounter,
  openFailureCounters,
  siteName,
  takeOfSender,
  tooManyAttempts,
  type Counter,
  type CounterDeps,
  type TooManyAttempts,
} from './attempt-counters.server';
import { findSender, type AttemptOrigin } from './attempt-origin';

interface Attempted {
  readonly deps: CounterDeps;
  readonly purpose: AttemptPurpose;
  readonly tenant: Tenant;
  readonly account: string;
  readonly origin: AttemptOrigin;
  /** `id`: nothing but the employee ID is shown. */
  readonly proof?: 'id' | 'secret';
}

interface Taken {
  /** It guessed nothing. */
  giveBack(): Promise<void>;
  /** It was a guess, and wrong. */
  keep(): Promise<void>;
}

/**
 * Takes an attempt from the counters that the sender alone fills to those that all share: account and
 * sender, sender, then, for devices that have not signed in to it, the account. The first that is full
 * refuses, and what was taken before is given back. An outage of the counters throws.
 */
export const takeAttempt = async ({
  deps,
  purpose,
  tenant,
  account,
  origin,
  proof = 'secret',
}: Attempted): Promise<Result<Taken, TooManyAttempts>> => {
  const sender = findSender(origin, tenant, account, proof);
  const isUnknown = sender.kind === 'unknown';
  const { ofSender, ofSite } = openFailureCounters(deps, purpose, sender, tenant);
  const isGuessedAt = isUnknown && (await ofSite.isAbove(siteFailures));

  const name = `${siteName(tenant)}#${account}`;
  const ofPair = openCounter(deps, `${purpose}#pair#${name}#${sender.key}`);
  const ofAccount = openCounter(deps, `${purpose}#account#${name}`);
  const steps = [
    { counter: ofPair, limit: pairLimit, take: () => ofPair.take(pairLimit) },
    {
      counter: ofSender,
      limit: senderLimit({ isGuessedAt, drivers: 0 }),
      take: () => takeOfSender(deps, sender, ofSender, senderLimit, isGuessedAt),
    },
    ...(isUnknown
      ? [{ counter: ofAccount, limit: accountLimit, take: () => ofAccount.take(accountLimit) }]
      : []),
  ];

  const taken: { counter: Counter; limit: typeof pairLimit }[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map(({ counter, limit }) => counter.giveBack(limit)));
  };
  for (const step of steps) {
    if (!(await orGiveBack(step.take(), giveBack))) {
      await giveBack();
      return fail(tooManyAttempts(deps.clock.now(), step.limit));
    }
    taken.push(step);
  }
  return ok({
    giveBack,
    keep: async () => void (isUnknown && (await ofSite.add(siteFailures))),
  });
};

/** The work's result. Where it throws, what was taken is given back as far as the counters can be reached. */
const orGiveBack = async <T>(work: Promise<T>, giveBack: () => Promise<void>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    await giveBack().catch(() => undefined);
    throw error;
  }
};

/**
 * Does the work, if whoever attempts it has not failed too often; the attempt is taken before anything is
 * hashed. It stays counted where the result is one of the `wrong` errors; everything else, an outage of the
 * store too, guessed nothing and counts for nobody.
 */
export const withAttempt = async <T, E extends { readonly code: string }, Wrong extends E>(
  { wrong, ...attempted }: Attempted & { readonly wrong: readonly Wrong['code'][] },
  work: () => Promise<Result<T, E>>,
): Promise<Result<T, E | TooManyAttempts>> => {
  const attempt = await takeAttempt(attempted);
  if (!attempt.ok) return attempt;
  const { giveBack, keep } = attempt.value;
  const result = await orGiveBack(work(), giveBack);
  await (!result.ok && wrong.includes(result.error.code) ? keep() : giveBack());
  return result;
};

/** Takes one of the tries at the security questions of an account, which are few. */
export const takeAnswersTry = async ({
  deps,
  tenant,
  account,
}: Pick<Attempted, 'deps' | 'tenant' | 'account'>): Promise<
  Result<{ giveBack(): Promise<unknown> }, TooManyAttempts>
> => {
  const counter = openCounter(deps, `answers#${siteName(tenant)}#${account}`);
  if (!(await counter.take(answersLimit)))
    return fail(tooManyAttempts(deps.clock.now(), answersLimit));
  return ok({ giveBack: () => counter.giveBack(answersLimit) });
};
