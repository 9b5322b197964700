import { makeSiteScope } from '~/app/ports/sessions';
import { defaultTenant, type SiteScope, type Tenant } from '~/domain/company/scope';
import type { SweepFailure } from './sweep-due-sites.server';

/** In whose name a sweep acts at a site; without one, for the operator. */
export const makeSweepScope = (tenant: Tenant = defaultTenant): SiteScope =>
  makeSiteScope(tenant, { role: 'system', name: 'Sweep' });

/** Runs work whose failure does not keep the sweep from the rest. `attempt` gives null for work that failed. */
export const collectFailures = () => {
  const failures: SweepFailure[] = [];
  const attempt = async <T>(
    tenant: SweepFailure['tenant'],
    work: () => Promise<T>,
  ): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      failures.push({ tenant, error });
      return null;
    }
  };
  return { failures, attempt };
};

/** `hasTime`, for so many milliseconds from now on at most. */
export const limitTime = (
  hasTime: () => boolean,
  ms: number,
  now: () => number = () => performance.now(),
): (() => boolean) => {
  const endsAt = now() + ms;
  return () => now() < endsAt && hasTime();
};
