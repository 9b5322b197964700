import type { CompanyOverview } from '~/app/ports/tenancy';
import type { Db } from '~/app/store/dynamo/db';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { fromActivityOfItem, fromUsageItem } from '~/app/store/summaries/summary-item';
import {
  companyErasuresKey,
  companyKey,
  companyUsageKey,
} from '~/app/store/table/installation-keys';
import { siteKey } from '~/app/store/table/keys';
import { fromCompanyErasuresItem } from './company-erasures-item';
import { findCompany } from './company-item';
import { findSite } from './site-item';

/** The companies in the order of `companyIds`, without missing ones. */
export const readOverviews = async (
  db: Db,
  companyIds: readonly string[],
): Promise<CompanyOverview[]> => {
  const found = await getItems(
    db,
    companyIds.flatMap((id) => [companyKey(id), companyUsageKey(id), companyErasuresKey(id)]),
  );
  const companies = companyIds.flatMap((_, index) => {
    const [item, summary, erasures] = found.slice(3 * index);
    const company = findCompany(item);
    if (!company) return [];
    return [
      {
        company,
        usage: fromUsageItem(summary),
        erasures: fromCompanyErasuresItem(erasures),
        ...fromActivityOfItem(summary, company.siteIds),
      },
    ];
  });
  const tenants = companies.flatMap(({ company: { companyId, siteIds } }) =>
    siteIds.map((siteId) => ({ companyId, siteId })),
  );
  const sites = (await getItems(db, tenants.map(siteKey))).flatMap((item) => findSite(item) ?? []);
  return companies.map((one) => ({
    ...one,
    sites: sites.filter(({ companyId }) => companyId === one.company.companyId),
  }));
};
