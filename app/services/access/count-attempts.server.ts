import type { Deps } from '~/app/services/deps';
import type { Tenant } from '~/domain/tenancy/scope';

const windowMs = 15 * 60_000;
/** A kiosk is one address for a whole site, hence its larger share. */
const limits = { account: 10, address: 300, tenant: 2000 } as const;

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
    deps.stores.throttle.hit({ key: `address#${address}`, windowMs, now }),
    deps.stores.throttle.hit({ key: `tenant#${companyId}#${siteId}`, windowMs, now }),
  ]);
  const [byAccount, byAddress, byTenant] = counted;
  const refused =
    byAccount > limits.account || byAddress > limits.address || byTenant > limits.tenant;
  if (!refused) return null;
  return {
    code: 'too-many-attempts',
    retryAfterSeconds: Math.ceil((windowMs - (now % windowMs)) / 1000),
  };
};
