import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { CompanyUsage } from '~/app/ports/tenancy';

/** How many drivers or jobs all sites of the company have together: what its limit is held against. */
export const countUsed = async ({
  deps,
  access: { company },
  list,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  list: keyof CompanyUsage;
}): Promise<number> => (await deps.stores.companies.usage(company.companyId))[list];
