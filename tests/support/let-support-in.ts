import type { Deps } from '~/app/ports/deps';
import { changeSupportAccess } from '~/app/services/companies/change-support-access.server';
import type { Tenant } from '~/domain/company/scope';
import { makeTestScope } from './stocked-site';

/** Lets support sign in at a company for so many hours, or no longer (0), as a company admin at this site would. */
export const letSupportIn = async (
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>,
  tenant: Tenant,
  hours = 24,
) => {
  const { site, company } = await deps.stores.sites.read(tenant);
  const person = { username: 'cora', name: 'Cora Company', role: 'company-admin' } as const;
  const access = { scope: makeTestScope(tenant), site: site!, company: company!, ...person };
  return changeSupportAccess({ deps, access, hours });
};
