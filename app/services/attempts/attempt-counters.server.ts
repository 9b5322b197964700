import type { Deps } from '~/app/ports/deps';
import {
  behindNetworkMs,
  type AttemptLimit,
  type AttemptPurpose,
  type NetworkState,
} from '~/domain/access/attempt-limits';
import type { Tenant } from '~/domain/company/scope';
import { secondsLeft } from '~/domain/time/fixed-window';
import type { AttemptSender } from './attempt-origin';

export interface TooManyAttempts {
  readonly code: 'too-many-attempts';
  readonly retryAfterSeconds: number;
}

export const tooManyAttempts = (now: number, { windowMs }: AttemptLimit): TooManyAttempts => ({
  code: 'too-many-attempts',
  retryAfterSeconds: secondsLeft(now, windowMs),
});

export type CounterDeps = Pick<Deps, 'stores' | 'clock'>;

/** The site's part of a counter's key. Null: the ID was looked up without naming a site. */
export const siteName = (tenant: Tenant | null): string =>
  tenant ? `${tenant.companyId}#${tenant.siteId}` : 'any';

/** One counter of attempts, in the fixed window that contains the present time. */
export const openCounter = ({ stores, clock }: CounterDeps, key: string) => {
  const now = clock.now();
  const at = ({ windowMs }: AttemptLimit) => ({ key, windowMs, now });
  return {
    /** Counts one attempt and returns true, or returns false without counting if the limit is reached. */
    take: (limit: AttemptLimit) => stores.throttle.take({ ...at(limit), max: limit.max }),
    /** Subtracts one attempt; false if the count was already zero. */
    giveBack: (limit: AttemptLimit) => stores.throttle.giveBack(at(limit)),
    add: (limit: AttemptLimit) => stores.throttle.hit(at(limit)),
    isAbove: async (limit: AttemptLimit) => (await stores.throttle.count(at(limit))) > limit.max,
  };
};

export type Counter = ReturnType<typeof openCounter>;

/**
 * Takes one attempt from each counter in turn. The first at its limit refuses and gives back what the earlier ones counted, so
 * that a refusal counts for nobody. Returns the refusal, or null.
 */
export const takeFromAll = async (
  deps: CounterDeps,
  counters: readonly (readonly [key: string, limit: AttemptLimit])[],
): Promise<TooManyAttempts | null> => {
  const taken: (() => Promise<unknown>)[] = [];
  for (const [key, limit] of counters) {
    const counter = openCounter(deps, key);
    if (!(await counter.take(limit))) {
      await Promise.all(taken.map((giveBack) => giveBack()));
      return tooManyAttempts(deps.clock.now(), limit);
    }
    taken.push(() => counter.giveBack(limit));
  }
  return null;
};

/**
 * The counters of failures that cover several accounts: the sender's and the site's. Unknown IDs count like wrong
 * passwords.
 */
export const openFailureCounters = (
  deps: CounterDeps,
  purpose: AttemptPurpose,
  sender: AttemptSender,
  tenant: Tenant | null,
) => ({
  senderCounter: openCounter(deps, `${purpose}#${sender.key}`),
  siteCounter: openCounter(deps, `${purpose}#site#${siteName(tenant)}`),
});

const oncePerDriver: AttemptLimit = { max: 1, windowMs: behindNetworkMs };

/** Remembers that a driver signed in from this network, which raises the limit of failures for the network. */
export const noteDriverBehind = async (
  deps: CounterDeps,
  sender: AttemptSender,
  tenant: Tenant,
  employeeId: string,
): Promise<void> => {
  if (sender.kind !== 'unknown') return;
  const pair = openCounter(deps, `behind#${sender.key}#${siteName(tenant)}#${employeeId}`);
  if (await pair.take(oncePerDriver))
    await openCounter(deps, `drivers#${sender.key}`).add(oncePerDriver);
};

/**
 * Takes one attempt from the limit of a network or device. The number of drivers known behind the network raises that
 * limit, but is read only once the basic limit is used up.
 */
export const takeOfSender = async (
  deps: CounterDeps,
  sender: AttemptSender,
  counter: Counter,
  getLimit: (state: NetworkState) => AttemptLimit,
  isGuessedAt: boolean,
): Promise<boolean> => {
  if (await counter.take(getLimit({ isGuessedAt, drivers: 0 }))) return true;
  const drivers = await countDriversBehind(deps, sender);
  return drivers > 0 && counter.take(getLimit({ isGuessedAt, drivers }));
};

export const countDriversBehind = async (
  { stores, clock }: CounterDeps,
  sender: AttemptSender,
): Promise<number> =>
  sender.kind === 'unknown'
    ? stores.throttle.count({
        key: `drivers#${sender.key}`,
        windowMs: behindNetworkMs,
        now: clock.now(),
      })
    : 0;
