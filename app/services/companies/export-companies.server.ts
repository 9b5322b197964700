import type { Deps } from '~/app/ports/deps';
import type { Table } from '~/app/services/files/table';
import type { CompanySummary } from '~/domain/company/company-summary';
import { findCompanies, type CompanySelection } from '~/domain/company/select-companies';
import { readSummaries } from './read-summaries.server';

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** The columns of the file by their names, which other programs read. Times are ISO instants. */
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
}: {
  deps: Pick<Deps, 'stores'>;
  selection: CompanySelection;
}): Promise<Table | null> => {
  const { summaries, missing } = await readSummaries(deps);
  if (missing > 0) return null;
  const rows = findCompanies(summaries, selection).map((company) =>
    Object.values(columns).map((read) => read(company)),
  );
  return [Object.keys(columns), ...rows];
};
