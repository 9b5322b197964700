import type { Call } from '~/app/ports/deps';
import type { Tenant } from '~/domain/company/scope';
import { findDeactivation, type Deactivation } from '~/domain/site/deactivation';
import { getSiteLook, type SiteLook } from '~/domain/site/site-look';

/** What anyone may see of a deactivated site. */
export interface DeactivatedSite extends SiteLook {
  readonly company: { readonly companyId: string; readonly name: string };
  readonly site: { readonly siteId: string; readonly name: string; readonly timeZone: string };
  readonly deactivation: Deactivation;
  readonly contactEmail: string;
}

/** Null if the site is active or there is none. */
export const readDeactivated = async ({
  deps,
  tenant,
}: Call<'stores', { tenant: Tenant }>): Promise<DeactivatedSite | null> => {
  const { site, company } = await deps.stores.sites.read(tenant);
  const deactivation = findDeactivation({ site, company });
  if (!site || !company || !deactivation) return null;
  return {
    company: { companyId: company.companyId, name: company.name },
    site: { siteId: site.siteId, name: site.name, timeZone: site.timeZone },
    deactivation,
    contactEmail: site.settings.adminContactEmail,
    ...getSiteLook(site),
  };
};
