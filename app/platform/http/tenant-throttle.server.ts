import type { Clock, Stores } from '~/app/ports/deps';
import type { Tenant } from '~/domain/company/scope';
import { secondsLeft } from '~/domain/time/fixed-window';

const windowMs = 10_000;
/** The requests of a tenant that a process serves before it adds them to the shared counter. */
const share = 20;

/** Counts a request of a verified session. Resolves to the seconds to wait; 0 if it may proceed. */
export type TenantThrottle = (tenant: Tenant) => Promise<number>;

/**
 * Limits each tenant's requests per ten seconds over all processes, so that a busy tenant does not slow down
 * others. Processes count in memory and update the shared counter only every `share` requests, so the limit can
 * be exceeded by `share` per process. If the counter is unavailable, requests pass, because saving picks matters
 * more.
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
  const max = (perSecond * windowMs) / 1000;
  const tenants = new Map<string, { served: number; isOver: boolean }>();
  let windowNumber = 0;
  return async ({ companyId, siteId }) => {
    const now = clock.now();
    if (Math.floor(now / windowMs) !== windowNumber) {
      windowNumber = Math.floor(now / windowMs);
      tenants.clear();
    }
    const key = `requests#${companyId}#${siteId}`;
    const counted = tenants.get(key) ?? { served: 0, isOver: false };
    tenants.set(key, counted);
    if (!counted.isOver) {
      counted.served += 1;
      if (counted.served % share === 0) {
        const total = await counters.hit({ key, windowMs, now, by: share }).catch(() => 0);
        counted.isOver ||= total > max;
      }
    }
    return counted.isOver ? secondsLeft(now, windowMs) : 0;
  };
};
