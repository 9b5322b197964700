import {
  accountLimit,
  answersLimit,
  pairLimit,
  senderLimit,
  siteFailures,
  type AttemptPurpose,
} from '~/domain/access/attempt-limits';
import type { Tenant } from '~/domain/company/scope';
import { fail, ok, type Result } from '~/domain/shared/result';
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
  /** `id`: nothing but the employee ID was typed. Default: `secret`. */
  readonly proof?: 'id' | 'secret';
}

interface Taken {
  /** Call this if the attempt was not a wrong guess, so that it no longer counts. */
  giveBack(): Promise<void>;
  /**
   * Call this if the attempt was a wrong guess. It stays counted and, from an unknown device, counts for the site too.
   */
  keep(): Promise<void>;
}

/**
 * Counts an attempt before it is checked, in this order: account with sender, sender, and, for unknown
 * devices, account. The first counter at its limit refuses the attempt and gives back what the earlier ones
 * counted, so that a refusal counts against nobody. Throws if the counters cannot be reached.
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
  const { senderCounter, siteCounter } = openFailureCounters(deps, purpose, sender, tenant);
  const isGuessedAt = isUnknown && (await siteCounter.isAbove(siteFailures));

  const name = `${siteName(tenant)}#${account}`;
  const pairCounter = openCounter(deps, `${purpose}#pair#${name}#${sender.key}`);
  const accountCounter = openCounter(deps, `${purpose}#account#${name}`);
  const steps = [
    { counter: pairCounter, limit: pairLimit, take: () => pairCounter.take(pairLimit) },
    {
      counter: senderCounter,
      limit: senderLimit({ isGuessedAt, drivers: 0 }),
      take: () => takeOfSender(deps, sender, senderCounter, senderLimit, isGuessedAt),
    },
    ...(isUnknown
      ? [
          {
            counter: accountCounter,
            limit: accountLimit,
            take: () => accountCounter.take(accountLimit),
          },
        ]
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
    keep: async () => void (isUnknown && (await siteCounter.add(siteFailures))),
  });
};

/** Returns the work's result. If it throws, gives back what was counted, if the counters can be reached. */
const orGiveBack = async <T>(work: Promise<T>, giveBack: () => Promise<void>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    await giveBack().catch(() => undefined);
    throw error;
  }
};

/**
 * Runs the work unless the sender has failed too often. The attempt is counted first, before any password is
 * hashed, and stays counted only if the work returns one of the `wrong` errors. Anything else, including an
 * outage of the store, is not a wrong guess and is given back.
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

/** Counts one of the few tries that an account has at its security questions. */
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
