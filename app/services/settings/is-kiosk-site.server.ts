import type { Call } from '~/app/ports/deps';
import type { Tenant } from '~/domain/company/scope';

/** Whether the site has kiosk mode on. A kiosk of a deactivated site stays one, so that it shows no other site's pages. */
export const isKioskSite = async ({
  deps,
  tenant,
}: Call<'stores', { tenant: Tenant }>): Promise<boolean> => {
  const { site } = await deps.stores.sites.read(tenant);
  return site?.settings.kioskMode ?? false;
};
