import type { Deps } from '~/app/services/deps';
import { senderOf } from '~/domain/access/sender';
import type { Tenant } from '~/domain/tenancy/scope';

const windowMs = 15 * 60_000;
/** A kiosk is one address for a whole site, hence its larger share. */
const limits = { account: 10, address: 300, tenant: 2000 } as const;

/** Ids that nobody has, by address: a depot full of drivers mistypes fewer, whoever guesses more. */
const mostMisses = 100;

export interface TooManyAttempts {
  readonly code: 'too-many-attempts';
  readonly retryAfterSeconds: number;
}

/**
 * Counts an attempt to sign in by account, address and tenant, before any hashing (design 6). Returns
 * the refusal, or null. An outage of the counters throws: sign-in fails closed.
 */
export const countAttempt = async ({
  deps,
  tenant,
  account,
  address,
}: {
  deps: Pick<Deps, 'stores' | 'clock'>;
  tenant: Tenant;
  account: string;
  address: string;
}): Promise<TooManyAttempts | null> => {
  const now = deps.clock.now();
  const { companyId, siteId } = tenant;
  const counted = await Promise.all([
    deps.stores.throttle.hit({ key: `account#${companyId}#${siteId}#${account}`, windowMs, now }),
    deps.stores.throttle.hit({ key: `address#${senderOf(address)}`, windowMs, now }),
    deps.stores.throttle.hit({ key: `tenant#${companyId}#${siteId}`, windowMs, now }),
  ]);
  const [byAccount, byAddress, byTenant] = counted;
  const refused =
    byAccount > limits.account || byAddress > limits.address || byTenant > limits.tenant;
  return refused ? tooManyAttempts(now) : null;
};

const tooManyAttempts = (now: number, lengthMs = windowMs): TooManyAttempts => ({
  code: 'too-many-attempts',
  retryAfterSeconds: Math.ceil((lengthMs - (now % lengthMs)) / 1000),
});

/**
 * Counts `by` guesses of an address that found nobody, and returns the refusal of an address that has made
 * too many: from then on it is not told who is known either. `by: 0` only looks.
 */
export const countMisses = async ({
  deps,
  address,
  by,
}: {
  deps: Pick<Deps, 'stores' | 'clock'>;
  address: string;
  by: 0 | 1;
}): Promise<TooManyAttempts | null> => {
  const now = deps.clock.now();
  const key = `misses#${senderOf(address)}`;
  const misses = await deps.stores.throttle.hit({ key, windowMs, now, by });
  return misses > mostMisses ? tooManyAttempts(now) : null;
};

const dayMs = 24 * 60 * 60_000;
const answersPerDay = 5;

/** Counts an attempt to answer the security questions, which are guessed sooner than a password. */
export const countAnswers = async ({
  deps,
  tenant: { companyId, siteId },
  account,
}: {
  deps: Pick<Deps, 'stores' | 'clock'>;
  tenant: Tenant;
  account: string;
}): Promise<TooManyAttempts | null> => {
  const now = deps.clock.now();
  const key = `answers#${companyId}#${siteId}#${account}`;
  const count = await deps.stores.throttle.hit({ key, windowMs: dayMs, now });
  return count > answersPerDay ? tooManyAttempts(now, dayMs) : null;
};
