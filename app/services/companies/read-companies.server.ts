import type { Deps } from '~/app/ports/deps';
import type { CompanyOverview } from '~/app/ports/tenancy';
import { getMonth, listUsage } from '~/domain/company/monthly-usage';
import { showLogo } from '~/domain/logo/logo';
import { toInstant, type Instant } from '~/domain/shared/instant';
import { firstRetention, isKeptForever, type Retention } from '~/domain/retention/retention';
import { selectCompanies, type CompanySelection } from '~/domain/company/select-companies';
import { readCursor, writeCursor } from './page-cursor';
import { readSummaries } from './read-summaries.server';

const toView = (
  { company, usage, usageByMonth, sites, erasures, ...activity }: CompanyOverview,
  { kept, asked }: Retention,
  now: Instant,
) => {
  const { lastActiveAt, pendingSince } = activity;
  const findDay = (siteId: string | null) =>
    erasures.asked.find((one) => one.siteId === siteId)?.eraseOn ?? null;
  const { companyId, name, isActive, isFree, registeredAt, settings } = company;
  return {
    ...{ companyId, name, isActive, isFree, registeredAt, settings, usage, lastActiveAt },
    ...(company.logo && { logo: showLogo(company) }),
    months: listUsage(usageByMonth, getMonth(now)),
    eraseOn: findDay(null),
    history: isKeptForever(kept) && !asked ? null : { kept, next: asked?.kept ?? null },
    sites: sites.map((site) => ({
      siteId: site.siteId,
      name: site.name,
      address: site.address,
      isActive: site.isActive,
      pendingSince: pendingSince[site.siteId] ?? null,
      eraseOn: findDay(site.siteId),
    })),
  };
};

/** One page of the companies that match, as the master panel shows them. */
export const readCompanies = async ({
  deps,
  input: { page, limit, ...selection },
}: {
  deps: Pick<Deps, 'stores' | 'clock'>;
  /** `page`: the cursor of the page; any other text stands for the first page. */
  input: CompanySelection & { page: string; limit: number };
}) => {
  const { summaries, missing } = await readSummaries(deps);
  const from = readCursor(selection, page);
  const { companyIds, count, first, previous, next } = selectCompanies(summaries, selection, {
    limit,
    from,
  });
  const now = toInstant(deps.clock.now());
  const [companies, retentions] = await Promise.all([
    deps.stores.companies.readMany(companyIds),
    deps.stores.retention.readMany(companyIds),
  ]);
  const findRetention = ({ company: { companyId } }: CompanyOverview) =>
    retentions[companyIds.indexOf(companyId)] ?? firstRetention;
  return {
    companies: companies.map((company) => toView(company, findRetention(company), now)),
    ...{ count, first, missing },
    previous: writeCursor(selection, 'previous', previous),
    next: writeCursor(selection, 'next', next),
  };
};

/** The company of the open dialog, which may not be on the page of companies that is shown. */
export const readCompany = async ({
  deps,
  companyId,
}: {
  deps: Pick<Deps, 'stores' | 'clock'>;
  companyId: string | null;
}) => {
  if (companyId === null) return null;
  const found = await deps.stores.companies.read(companyId);
  if (!found) return null;
  const retention = await deps.stores.retention.read(found.company.companyId);
  return toView(found, retention, toInstant(deps.clock.now()));
};
