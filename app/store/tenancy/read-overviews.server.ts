import type { CompanyOverview } from '~/app/ports/tenancy';
import type { Db } from '~/app/store/dynamo/db';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { fromActivityOfItem, fromUsageItem } from '~/app/store/summaries/summary-item';
import { companyKey, companyUsageKey } from '~/app/store/table/installation-keys';
import { siteKey } from '~/app/store/table/keys';
import { fromCompanyItem } from './company-item';
import { fromSiteItem } from './site-item';

/** The companies in the order of `companyIds`, without missing ones. */
export const readOverviews = async (
  db: Db,
  companyIds: readonly string[],
): Promise<CompanyOverview[]> => {
  const found = await getItems(
    db,
    companyIds.flatMap((id) => [companyKey(id), companyUsageKey(id)]),
  );
  const companies = companyIds.flatMap((_, index) => {
    const item = found[2 * index];
    if (!item) return [];
    const company = fromCompanyItem(item);
    const summary = found[2 * index + 1];
    return [
      {
        company,
        usage: fromUsageItem(summary),
        ...fromActivityOfItem(summary, company.siteIds),
      },
    ];
  });
  const tenants = companies.flatMap(({ company: { companyId, siteIds } }) =>
    siteIds.map((siteId) => ({ companyId, siteId })),
  );
  const sites = (await getItems(db, tenants.map(siteKey))).flatMap((item) =>
    item ? [fromSiteItem(item)] : [],
  );
  return companies.map((one) => ({
    ...one,
    sites: sites.filter(({ companyId }) => companyId === one.company.companyId),
  }));
};
