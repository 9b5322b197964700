import type { Deps } from '~/app/ports/deps';
import type { AdminCredential } from '~/domain/access/credential';
import type { Tenant } from '~/domain/company/scope';

/** Each site has one administrator. Null for the master administrator's own account or if the site has none. */
export const findSiteAdmin = async (
  deps: Pick<Deps, 'stores'>,
  tenant: Tenant,
): Promise<AdminCredential | null> =>
  (await deps.stores.credentials.administrators(tenant)).find(({ role }) => role !== 'master') ??
  null;
