import type { Deps } from '~/app/ports/deps';
import type { CompanyOverview } from '~/app/ports/tenancy';

const toView = ({ company, usage, sites }: CompanyOverview) => {
  const { companyId, name, isActive, isFree, registeredAt, settings } = company;
  return {
    ...{ companyId, name, isActive, isFree, registeredAt, settings, usage },
    sites: sites.map((site) => ({
      siteId: site.siteId,
      name: site.name,
      address: site.address,
      isActive: site.isActive,
    })),
  };
};

/** One page of all companies, as the master panel shows them. */
export const readCompanies = async ({
  deps,
  input,
}: {
  deps: Pick<Deps, 'stores'>;
  input: { search: string; after: string | null; limit: number };
}) => {
  const { companies, next } = await deps.stores.companies.page(input);
  return { companies: companies.map(toView), next };
};

/** The company of the open dialog, which may not be on the page of companies that is shown. */
export const readCompany = async ({
  deps,
  companyId,
}: {
  deps: Pick<Deps, 'stores'>;
  companyId: string | null;
}) => {
  const found = companyId === null ? null : await deps.stores.companies.read(companyId);
  return found && toView(found);
};
