import type { Deps } from '~/app/services/deps';
import {
  behindNetworkMs,
  type AttemptLimit,
  type NetworkState,
} from '~/domain/access/attempt-limits';
import type { Tenant } from '~/domain/tenancy/scope';
import type { AttemptSender } from './attempt-origin';

export interface TooManyAttempts {
  readonly code: 'too-many-attempts';
  readonly retryAfterSeconds: number;
}

export const tooManyAttempts = (now: number, { windowMs }: AttemptLimit): TooManyAttempts => ({
  code: 'too-many-attempts',
  retryAfterSeconds: Math.ceil((windowMs - (now % windowMs)) / 1000),
});

export type CounterDeps = Pick<Deps, 'stores' | 'clock'>;

export const siteName = (tenant: Tenant | null): string =>
  tenant ? `${tenant.companyId}#${tenant.siteId}` : 'any';

/** One counter of attempts, in the window of now. */
export const openCounter = ({ stores, clock }: CounterDeps, key: string) => {
  const at = ({ windowMs }: AttemptLimit) => ({ key, windowMs, now: clock.now() });
  return {
    /** Takes one of those the limit allows; false if there is none left, and nothing is counted. */
    take: (limit: AttemptLimit) => stores.throttle.take({ ...at(limit), most: limit.most }),
    /** False if none was taken. */
    giveBack: (limit: AttemptLimit) => stores.throttle.giveBack(at(limit)),
    add: (limit: AttemptLimit) => stores.throttle.hit(at(limit)),
    isAbove: async (limit: AttemptLimit) => (await stores.throttle.count(at(limit))) > limit.most,
  };
};

const behindOnce: AttemptLimit = { most: 1, windowMs: behindNetworkMs };

/** A driver signed in from this network: it may fail more often than one that nobody is known to use. */
export const noteDriverBehind = async (
  deps: CounterDeps,
  sender: AttemptSender,
  tenant: Tenant,
  employeeId: string,
): Promise<void> => {
  if (sender.kind !== 'unknown') return;
  const pair = openCounter(deps, `behind#${sender.key}#${siteName(tenant)}#${employeeId}`);
  if (await pair.take(behindOnce)) await openCounter(deps, `drivers#${sender.key}`).add(behindOnce);
};

/**
 * Takes one of what a limit allows to a network or device. How many drivers are behind a network is read
 * where it does not do without.
 */
export const takeOfSender = async (
  deps: CounterDeps,
  sender: AttemptSender,
  counter: ReturnType<typeof openCounter>,
  limitOf: (state: NetworkState) => AttemptLimit,
  isGuessedAt: boolean,
): Promise<boolean> => {
  if (await counter.take(limitOf({ isGuessedAt, drivers: 0 }))) return true;
  const drivers = await countDriversBehind(deps, sender);
  return drivers > 0 && counter.take(limitOf({ isGuessedAt, drivers }));
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
