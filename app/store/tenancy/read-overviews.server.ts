import type { CompanyOverview } from '~/app/ports/tenancy';
import type { Db } from '~/app/store/dynamo/db';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { fromMonthlyUsageItem } from '~/app/store/summaries/monthly-usage-item';
import { fromActivityOfItem, fromUsageItem } from '~/app/store/summaries/summary-item';
import {
  companyErasuresKey,
  companyKey,
  companyUsageKey,
  monthlyUsageKey,
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
    companyIds.flatMap((id) => [
      companyKey(id),
      companyUsageKey(id),
      monthlyUsageKey(id),
      companyErasuresKey(id),
    ]),
  );
  const companies = companyIds.flatMap((_, index) => {
    const [item, summary, months, erasures] = found.slice(4 * index);
    const company = findCompany(item);
    if (!company) return [];
    return [
      {
        company,
        usage: fromUsageItem(summary),
        usageByMonth: fromMonthlyUsageItem(months),
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
