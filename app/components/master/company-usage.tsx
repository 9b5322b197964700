import { adminCopy } from '~/app/copy/copy';
import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { StatusChip } from '~/app/components/ui/status-chip';
import type { CompanyView } from './company-view';

/** How many drivers and jobs each company has, in a table that scrolls beyond 300 px. */
export const CompanyUsageTable = ({
  companies,
  search,
}: {
  companies: readonly CompanyView[];
  search: string;
}) =>
  companies.length === 0 ? (
    <EmptyState title={adminCopy.master.noneFound}>
      {search && adminCopy.master.noneFoundText(search)}
    </EmptyState>
  ) : (
    <DataTable caption={adminCopy.master.companyUsage} maxHeight="max-h-[300px]">
      <thead>
        <tr>
          <HeadCell>{adminCopy.common.company}</HeadCell>
          <HeadCell>{adminCopy.common.status}</HeadCell>
          <HeadCell className="text-end!">{adminCopy.master.sites}</HeadCell>
          <HeadCell className="text-end!">{adminCopy.common.drivers}</HeadCell>
          <HeadCell className="text-end!">{adminCopy.master.jobs}</HeadCell>
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
                {isActive ? adminCopy.master.isActive : adminCopy.master.inactive}
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
