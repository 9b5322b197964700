import type { AdminCall } from '~/app/ports/deps';
import { compareNames } from '~/domain/shared/text';
import { toSiteOverview, type SiteOverview } from '~/domain/site/site-overview';
import type { Instant } from '~/domain/time/instant';

/**
 * The sites of the administrator's company by name, and how many drivers they have together. Two store calls, however many
 * sites there are. `deps` reach all of them.
 */
export const readSites = async ({
  deps,
  access: { scope },
  now,
}: AdminCall<'stores', { now: Instant }>): Promise<{ sites: SiteOverview[]; drivers: number }> => {
  const found = await deps.stores.companies.read(scope.companyId);
  return {
    sites: (found?.sites ?? [])
      .map((site) => toSiteOverview(site, now))
      .sort((one, other) => compareNames(one.name, other.name)),
    drivers: found?.usage.drivers ?? 0,
  };
};
