import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatLongDate, getWallTime } from '~/app/copy/format-time';
import type { CompanyView } from './company-view';

/** How many drivers and jobs each company has, in a table that scrolls beyond 300 px. */
export const CompanyUsageTable = ({
  companies,
  timeZone,
}: {
  companies: readonly CompanyView[];
  timeZone: string;
}) =>
  companies.length === 0 ? (
    <EmptyState title={adminCopy.master.noneFound}>{adminCopy.companies.noneMatch}</EmptyState>
  ) : (
    <DataTable
      caption={adminCopy.master.companyUsage}
      maxHeight="max-h-[300px]"
      heads={[
        adminCopy.common.company,
        adminCopy.common.status,
        <HeadCell className="text-end!">{adminCopy.master.sites}</HeadCell>,
        <HeadCell className="text-end!">{adminCopy.common.drivers}</HeadCell>,
        <HeadCell className="text-end!">{adminCopy.master.jobs}</HeadCell>,
        adminCopy.companies.lastActivity,
      ]}
    >
      {companies.map(({ companyId, name, isActive, sites, usage, lastActiveAt }) => (
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
          <Cell className="whitespace-nowrap">
            {lastActiveAt === null ? '–' : formatLongDate(getWallTime(lastActiveAt, timeZone))}
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
