import type { Clock, Stores } from '~/app/ports/deps';
import { secondsLeft } from '~/domain/shared/fixed-window';
import type { Tenant } from '~/domain/company/scope';

const windowMs = 10_000;
/** Requests that a process serves a tenant before it tells the others, and again. */
const share = 20;

/** Counts a request of a verified session; resolves to the seconds to wait, 0 if it may go on. */
export type TenantThrottle = (tenant: Tenant) => Promise<number>;

/**
 * Keeps a noisy tenant from starving the others: so many requests in ten seconds, over all processes. Each
 * counts in memory and adds up in the table by the share, so most requests cost nothing, and the limit may be
 * passed by a share for each process. An outage of the counters lets requests pass: saves fail open.
 */
export const createTenantThrottle = ({
  counters,
  clock,
  perSecond,
}: {
  counters: Stores['throttle'];
  clock: Clock;
  perSecond: number;
}): TenantThrottle => {
  const most = (perSecond * windowMs) / 1000;
  const tenants = new Map<string, { served: number; isOver: boolean }>();
  let window = 0;
  return async ({ companyId, siteId }) => {
    const now = clock.now();
    if (Math.floor(now / windowMs) !== window) {
      window = Math.floor(now / windowMs);
      tenants.clear();
    }
    const key = `requests#${companyId}#${siteId}`;
    const counted = tenants.get(key) ?? { served: 0, isOver: false };
    tenants.set(key, counted);
    if (!counted.isOver) {
      counted.served += 1;
      if (counted.served % share === 0) {
        const total = await counters.hit({ key, windowMs, now, by: share }).catch(() => 0);
        counted.isOver ||= total > most;
      }
    }
    return counted.isOver ? secondsLeft(now, windowMs) : 0;
  };
};
