import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { StatusChip } from '~/app/components/ui/status-chip';
import type { CompanyView } from './company-view';

/** What each company has, in a table that scrolls at 300 px. */
export const CompanyUsageTable = ({
  companies,
  search,
}: {
  companies: readonly CompanyView[];
  search: string;
}) =>
  companies.length === 0 ? (
    <EmptyState title="No companies found">
      {search && `No company name or ID contains “${search}”.`}
    </EmptyState>
  ) : (
    <DataTable caption="Company Usage" maxHeight="max-h-[300px]">
      <thead>
        <tr>
          <HeadCell>Company</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell className="text-end!">Sites</HeadCell>
          <HeadCell className="text-end!">Drivers</HeadCell>
          <HeadCell className="text-end!">Jobs</HeadCell>
        </tr>
      </thead>
      <tbody>
        {companies.map(({ companyId, name, isActive, sites, usage }) => (
          <tr key={companyId}>
            <Cell>
              <span className="font-semibold break-words">{name}</span>
              <span className="block font-mono text-xs break-all text-muted">{companyId}</span>
            </Cell>
            <Cell>
              <StatusChip tone={isActive ? 'success' : 'neutral'}>
                {isActive ? 'Active' : 'Inactive'}
              </StatusChip>
            </Cell>
            <Cell className="text-end tabular-nums">{sites.length}</Cell>
            <Cell className="text-end tabular-nums">{usage.drivers}</Cell>
            <Cell className="text-end tabular-nums">{usage.jobs}</Cell>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
