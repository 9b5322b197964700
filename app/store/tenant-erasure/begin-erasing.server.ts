import type { CompanyOverview } from '~/app/ports/tenancy';
import { companyAdminsStep, fromCompanyAdminsItem } from '~/app/store/access/company-admins-item';
import type { Condition, Db } from '~/app/store/dynamo/db';
import { countRange } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { firstPosition } from '~/app/store/eraser/position';
import { changeSummary, forgetSite, summarizeCompany } from '~/app/store/summaries/summary-item';
import {
  companyAdminsKey,
  companyErasuresKey,
  companyListKey,
  companyUsageKey,
  monthlyUsageKey,
} from '~/app/store/table/installation-keys';
import { listRowsRange, siteKey } from '~/app/store/table/keys';
import { toCompanyErasuresItem } from '~/app/store/tenancy/company-erasures-item';
import { companyHasVersion, toCompanyItem } from '~/app/store/tenancy/company-item';
import { addToTotals } from '~/app/store/tenancy/totals-item';
import type { Company } from '~/domain/company/company';
import type { AskedErasure } from '~/domain/erasure/asked-erasure';
import type { Instant } from '~/domain/time/instant';
import { toErasingItem } from './erasing-item';

const refused = 'changed' as const;
const isInactive: Condition = {
  expression: '#active = :no',
  names: { '#active': 'isActive' },
  values: { ':no': false },
};

const toFirstStep = (
  { companyId, registeredAt }: Company,
  { siteId, askedBy, askedAt }: AskedErasure,
  siteIds: readonly string[],
  at: Instant,
) =>
  toErasingItem(
    {
      companyId,
      siteId,
      siteIds: [...siteIds],
      askedBy,
      askedAt,
      begunAt: at,
      erasedAt: null,
      counts: {},
      left: { registeredAt, ...firstPosition },
    },
    at,
  );

/** The company itself and its sites, and by what they are found. */
const companySteps = (
  { company, sites, usage }: CompanyOverview,
  asked: AskedErasure,
  at: Instant,
): Step<typeof refused>[] => {
  const { companyId, siteIds } = company;
  return [
    {
      put: toFirstStep(company, asked, siteIds, at),
      if: companyHasVersion(company.version),
      refused,
    },
    ...sites.map((site) => ({ delete: siteKey(site), if: isInactive, refused })),
    { delete: companyListKey(company.name, companyId) },
    { delete: companyUsageKey(companyId) },
    { delete: monthlyUsageKey(companyId) },
    { delete: companyErasuresKey(companyId) },
    addToTotals(companyId, {
      companies: -1,
      sites: -sites.length,
      drivers: -usage.drivers,
      jobs: -usage.jobs,
    }),
  ];
};

/** The site itself, and what its company knows of it. */
const siteSteps = async (
  db: Db,
  { company, erasures }: CompanyOverview,
  { siteId, ...asked }: AskedErasure & { readonly siteId: string },
  at: Instant,
): Promise<Step<typeof refused>[]> => {
  const { companyId } = company;
  const tenant = { companyId, siteId };
  const [drivers, jobs, listed] = await Promise.all([
    countRange(db, listRowsRange(tenant, 'DRIVER')),
    countRange(db, listRowsRange(tenant, 'JOB')),
    getItem(db, companyAdminsKey(companyId)),
  ]);
  const admins = fromCompanyAdminsItem(listed);
  const others = admins.accounts.filter((one) => one.siteId !== siteId);
  const accounts = others.length === admins.accounts.length ? admins.accounts : others;
  const siteIds = company.siteIds.filter((one) => one !== siteId);
  const counts = { drivers: -drivers, jobs: -jobs };
  return [
    { put: toFirstStep(company, { siteId, ...asked }, [siteId], at), if: isInactive, refused },
    {
      put: toCompanyItem({ ...company, siteIds, version: company.version + 1 }),
      if: companyHasVersion(company.version),
      refused,
    },
    {
      put: toCompanyErasuresItem(companyId, {
        asked: erasures.asked.filter((one) => one.siteId !== siteId),
        erasedSiteIds: [...erasures.erasedSiteIds, siteId],
      }),
    },
    { ...companyAdminsStep(companyId, admins, accounts), refused },
    changeSummary(
      companyId,
      { ...summarizeCompany({ ...company, siteIds }), ...forgetSite(siteId) },
      counts,
    ),
    addToTotals(companyId, { sites: -1, ...counts }),
  ];
};

/**
 * From this transaction on, nobody finds the company or site: no sign-in, no sweep and no earlier release, all of which read
 * the item that the certificate replaces, and every write of it has a condition.
 */
export const beginErasing = async (
  db: Db,
  overview: CompanyOverview,
  asked: AskedErasure,
  at: Instant,
): Promise<boolean> => {
  const { siteId } = asked;
  const steps =
    siteId === null
      ? companySteps(overview, asked, at)
      : await siteSteps(db, overview, { ...asked, siteId }, at);
  return (await transact(db, steps)).length === 0;
};
