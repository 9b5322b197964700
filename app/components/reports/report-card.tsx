import { Link } from '@remix-run/react';
import { useClock } from '~/app/components/time/use-clock';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import { adminCopy } from '~/app/copy/copy';
import type { Report } from '~/domain/reports/report';
import { ReportActions } from './report-actions';
import { ReportChart } from './report-chart';
import type { ReportKey } from './report-names';
import { toPrintColumns, toReportGroups, toReportTable } from './report-table';

/** More rows would make a page slow. Print pages and files have all of them. */
const maxRows = 100;

/** A report on a page: its chart, and its table as text. `query` names the award that it is about. */
export const ReportCard = ({
  name,
  text,
  report,
  query,
}: {
  name: ReportKey;
  text: string;
  report: Report;
  query: string;
}) => {
  const title = adminCopy.reports.titles[name];
  return (
    <Card
      flush
      title={title}
      description={text}
      className="overflow-hidden"
      actions={
        <div className="flex flex-wrap gap-2">
          <ReportActions name={name} query={query} />
        </div>
      }
    >
      {report.unreadWeeks !== undefined && (
        <p className="px-4 pb-3 sm:px-5">{adminCopy.reports.unread(report.unreadWeeks)}</p>
      )}
      <div className="px-4 pb-5 sm:px-5">
        <ReportChart name={name} report={report} />
      </div>
      {toReportGroups(report).map(({ heading, report: group }) => (
        <div key={heading}>
          {heading && (
            <h3 className="px-4 pt-3 pb-2 font-semibold sm:px-5">
              {adminCopy.reports.group(heading, group.rows.length)}
            </h3>
          )}
          <ReportRows name={name} caption={heading ?? title} report={group} />
        </div>
      ))}
    </Card>
  );
};

const ReportRows = ({
  name,
  caption,
  report,
}: {
  name: ReportKey;
  caption: string;
  report: Report;
}) => {
  const columns = toPrintColumns(report);
  const { rows } = toReportTable(report, { clock: useClock() });
  if (rows.length === 0)
    return <p className="px-4 pb-5 text-muted sm:px-5">{adminCopy.reports.nobody}</p>;
  return (
    <>
      <DataTable
        caption={caption}
        maxHeight="max-h-[34rem]"
        className="text-sm tabular-nums"
        heads={columns.map((column, place) => (
          <HeadCell key={place} className="whitespace-nowrap">
            {typeof column === 'string' ? column : column.label}
          </HeadCell>
        ))}
      >
        {rows.slice(0, maxRows).map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, place) => (
              <Cell
                key={place}
                className={typeof columns[place] === 'string' ? 'whitespace-nowrap' : 'min-w-36'}
              >
                {place === 0 && name === 'last-holders' ? <JobLink jobId={String(cell)} /> : cell}
              </Cell>
            ))}
          </tr>
        ))}
      </DataTable>
      {rows.length > maxRows && (
        <p className="p-4 text-sm text-muted sm:px-5">
          {adminCopy.reports.first(maxRows, rows.length)}
        </p>
      )}
    </>
  );
};

/** Leads to all holders of a job, in every version of every week. */
const JobLink = ({ jobId }: { jobId: string }) => (
  <Link
    to={`/admin/past-weeks?job=${encodeURIComponent(jobId)}`}
    aria-label={adminCopy.reports.searchJob(jobId)}
    className="inline-flex min-h-6 items-center font-semibold text-primary underline"
  >
    {jobId}
  </Link>
);
