import type { CompanyOverview, CompanyStore } from '~/app/ports/tenancy';
import { readAdmins } from '~/app/store/access/read-admins.server';
import type { Db } from '~/app/store/dynamo/db';
import { inChunks } from '~/app/store/dynamo/in-chunks';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { addUsageStep, fromMonthlyUsageItem } from '~/app/store/summaries/monthly-usage-item';
import {
  changeSummary,
  fromSummaryItem,
  indexSummary,
  summarizeAdmins,
  summarizeCompany,
  summarizeSite,
  summaryRanges,
} from '~/app/store/summaries/summary-item';
import { companyKey, companyListRange, monthlyUsageKey } from '~/app/store/table/installation-keys';
import { siteKey } from '~/app/store/table/keys';
import { dueIndex } from '~/app/store/table/table';
import type { UsageByMonth } from '~/domain/company/monthly-usage';
import { companyExists, companyHasVersion, fromCompanyListItem } from './company-item';
import { readOverviews } from './read-overviews.server';
import { siteHasVersion } from './site-item';

/** The number of companies of an earlier release that are summarized at the same time. */
const companiesAtOnce = 20;
/** The number of companies whose months are read at the same time: each takes one read unit. */
const monthsAtOnce = 500;

/**
 * Completes the summary of a company of an earlier release and makes it findable. If the company or a site changes
 * meanwhile, nothing is stored, and the next call tries again. When the account of a site that was added later was
 * created is not known, so the time of the registration stands for it.
 */
const addSummary = async (
  db: Db,
  { company, sites }: Pick<CompanyOverview, 'company' | 'sites'>,
): Promise<void> => {
  const { companyId, version, registeredAt } = company;
  const described = await Promise.all(
    sites.map(async (site) => {
      const admins = await readAdmins(db, site);
      return { ...summarizeSite(site), ...summarizeAdmins(site.siteId, admins, registeredAt) };
    }),
  );
  const refused = 'changed' as const;
  await transact(db, [
    { check: companyKey(companyId), if: companyHasVersion(version), refused },
    ...sites.map((site) => ({ check: siteKey(site), if: siteHasVersion(site.version), refused })),
    changeSummary(companyId, {
      ...summarizeCompany(company),
      ...Object.fromEntries(described.flatMap((attributes) => Object.entries(attributes))),
      ...indexSummary(companyId),
    }),
  ]);
};

export const createSummaryStore = (
  db: Db,
): Pick<CompanyStore, 'summaries' | 'addMissingSummaries' | 'usageByMonth' | 'addUsage'> => ({
  usageByMonth: async (companyIds) => {
    const found: UsageByMonth[] = [];
    for (const ids of inChunks(companyIds, monthsAtOnce))
      found.push(...(await getItems(db, ids.map(monthlyUsageKey))).map(fromMonthlyUsageItem));
    return found;
  },
  addUsage: async (companyId, at, counts) => {
    const refused = 'erased' as const;
    await transact(db, [
      { check: companyKey(companyId), if: companyExists, refused },
      addUsageStep(companyId, at, counts),
    ]);
  },
  summaries: async () => {
    const options = { index: dueIndex, consistent: false };
    const shards = await Promise.all(summaryRanges().map((range) => queryAll(db, range, options)));
    return shards.flat().map(fromSummaryItem);
  },
  addMissingSummaries: async (known, hasTime) => {
    const listed = await queryAll(db, companyListRange(), { consistent: false });
    const missing = listed.map(fromCompanyListItem).filter((id) => !known.has(id));
    let added = 0;
    for (const companyIds of inChunks(missing, companiesAtOnce)) {
      if (!hasTime()) break;
      const companies = await readOverviews(db, companyIds);
      await Promise.all(companies.map((company) => addSummary(db, company)));
      added += companyIds.length;
    }
    return missing.length - added;
  },
});
