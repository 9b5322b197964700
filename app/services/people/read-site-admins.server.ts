import type { Deps } from '~/app/ports/deps';
import { hasRole } from '~/domain/company/admin-role';
import { getPersonName, isActive } from '~/domain/people/person';
import type { Tenant } from '~/domain/company/scope';

/** The names of those who can give others a role at the site. */
export const readSiteAdmins = async (
  { stores }: Pick<Deps, 'stores'>,
  tenant: Tenant,
): Promise<string[]> =>
  (await stores.credentials.administrators(tenant))
    .filter((one) => one.role !== 'master' && hasRole(one.role, 'site-admin') && isActive(one))
    .map(getPersonName);
