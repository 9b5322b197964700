import type { Deps } from '~/app/ports/deps';
import type { Tenant } from '~/domain/company/scope';

/** Whether the site is active and has kiosk mode on. */
export const isKioskSite = async ({
  deps,
  tenant,
}: {
  deps: Pick<Deps, 'stores'>;
  tenant: Tenant;
}): Promise<boolean> => {
  const { site, company } = await deps.stores.sites.read(tenant);
  return Boolean(site?.isActive && company?.isActive && site.settings.kioskMode);
};
