import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import { adminCopy } from '~/app/copy/copy';
import { formatMonth } from '~/app/copy/format-time';
import type { UsageKind } from '~/domain/company/monthly-usage';
import type { CompanyView } from './company-view';

const kinds: readonly UsageKind[] = ['saves', 'emails', 'notifications', 'texts'];

/** How much the company used in each month, folded up until somebody asks for it. */
export const MonthlyUsage = ({ company: { name, months } }: { company: CompanyView }) => (
  <details className="mt-3">
    <summary className="min-h-11 link cursor-pointer py-2">{adminCopy.companies.usage}</summary>
    <p className="pb-2 text-sm text-muted">{adminCopy.companies.usageText}</p>
    <DataTable
      caption={adminCopy.companies.usageOf(name)}
      className="text-sm"
      heads={[
        adminCopy.companies.month,
        ...kinds.map((kind) => (
          <HeadCell key={kind} className="text-end!">
            {adminCopy.companies.usageKinds[kind]}
          </HeadCell>
        )),
      ]}
    >
      {months.map(({ month, ...usage }) => (
        <tr key={month} className="tabular-nums">
          <th scope="row" className="px-4 py-2 text-start font-normal whitespace-nowrap">
            {formatMonth(month)}
          </th>
          {kinds.map((kind) => (
            <Cell key={kind} className="text-end">
              {adminCopy.companies.amount(usage[kind])}
            </Cell>
          ))}
        </tr>
      ))}
    </DataTable>
  </details>
);
