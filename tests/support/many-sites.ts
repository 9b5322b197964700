import type { Deps } from '~/app/ports/deps';
import type { Tenant } from '~/domain/company/scope';
import { firstWindow } from '~/domain/selection/selection-window';
import { defaultTimeZone, firstTenantDefaults, newSite } from '~/domain/site/new-tenant';
import { toInstant } from '~/domain/time/instant';
import { anAct } from '~/tests/store/builders';
import { makeTestScope } from './stocked-site';

/** Adds sites to a company, each with an administrator. */
export const addSites = async (
  deps: Deps,
  tenant: Tenant,
  { password, names }: { password: string; names: Readonly<Record<string, string>> },
): Promise<void> => {
  const { site, company } = await deps.stores.sites.read(tenant);
  const now = toInstant(deps.clock.now());
  const siteIds = [tenant.siteId, ...Object.keys(names)];
  const change = { entry: anAct(tenant) };
  await deps.stores.companies.save(makeTestScope(tenant), { ...company!, siteIds }, change);
  const passwordHash = await deps.passwords.hash(password);
  for (const [siteId, name] of Object.entries(names)) {
    await deps.stores.sites.ensure({
      company: company!,
      site: newSite({
        tenant: { ...tenant, siteId },
        ...{ name, address: site!.address, defaults: firstTenantDefaults, now },
        window: firstWindow(now, defaultTimeZone),
      }),
      admin: { username: 'admin', passwordHash, role: 'site-admin', sessionVersion: 1 },
    });
  }
};
