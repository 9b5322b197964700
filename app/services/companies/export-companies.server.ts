import type { Call } from '~/app/ports/deps';
import type { Table } from '~/app/services/files/table';
import type { CompanySummary } from '~/domain/company/company-summary';
import {
  getMonth,
  getMonthBefore,
  getMonthUsage,
  usageKinds,
} from '~/domain/company/monthly-usage';
import { findCompanies, type CompanySelection } from '~/domain/company/select-companies';
import { toInstant } from '~/domain/time/instant';
import { readSummaries } from './read-summaries.server';

const usageColumns = usageKinds.flatMap((kind) => [
  { name: `${kind}ThisMonth`, kind, before: 0 },
  { name: `${kind}LastMonth`, kind, before: 1 },
]);

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** The columns of the file by their names, which other programs read. Times are ISO instants, and months are in UTC. */
const columns: Readonly<Record<string, (company: CompanySummary) => string | number>> = {
  companyId: ({ companyId }) => companyId,
  name: ({ name }) => name,
  active: ({ isActive }) => yesNo(isActive),
  freeTier: ({ isFree }) => yesNo(isFree),
  registeredAt: ({ registeredAt }) => registeredAt,
  lastActiveAt: ({ lastActiveAt }) => lastActiveAt ?? '',
  drivers: ({ drivers }) => drivers,
  maxDrivers: ({ maxDrivers }) => maxDrivers,
  jobs: ({ jobs }) => jobs,
  maxJobs: ({ maxJobs }) => maxJobs,
  sites: ({ sites }) => sites.length,
  maxSites: ({ maxSites }) => maxSites,
  sitesNeverActivated: ({ sites }) =>
    sites.filter(({ pendingSince }) => pendingSince !== null).length,
};

/**
 * What all companies that match use, for billing: the header, then one row for each company. Null while some companies
 * cannot be found yet, so that no file lacks one.
 */
export const exportCompanies = async ({
  deps,
  selection,
}: Call<'stores' | 'clock', { selection: CompanySelection }>): Promise<Table | null> => {
  const { summaries, missing } = await readSummaries(deps);
  if (missing > 0) return null;
  const companies = findCompanies(summaries, selection);
  const months = await deps.stores.companies.usageByMonth(
    companies.map(({ companyId }) => companyId),
  );
  const thisMonth = getMonth(toInstant(deps.clock.now()));
  const rows = companies.map((company, index) => [
    ...Object.values(columns).map((read) => read(company)),
    ...usageColumns.map(
      ({ kind, before }) =>
        getMonthUsage(months[index] ?? {}, getMonthBefore(thisMonth, before))[kind],
    ),
  ]);
  return [[...Object.keys(columns), ...usageColumns.map(({ name }) => name)], ...rows];
};
