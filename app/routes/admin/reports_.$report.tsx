import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SealedText } from '~/app/components/admin/sealed-note';
import { useHasIds } from '~/app/components/print/driver-columns';
import { makePrintHead, PrintSheet, type PrintHead } from '~/app/components/print/print-sheet';
import { PrintTable } from '~/app/components/print/print-table';
import { SheetIds } from '~/app/components/print/sheet-ids';
import { orderField, SheetOrders } from '~/app/components/print/sheet-orders';
import { ReportChart } from '~/app/components/reports/report-chart';
import { isReportKey, reports, type ReportKey } from '~/app/components/reports/report-names';
import {
  toPrintColumns,
  toReportGroups,
  toReportTable,
} from '~/app/components/reports/report-table';
import { pageTitle } from '~/app/components/shell/product';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatWeekOfYear } from '~/app/copy/format-time';
import { findAskedAward } from '~/app/platform/forms/asked-award.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { readAwardSite } from '~/app/services/award/read-facts.server';
import { readPosting, readReport } from '~/app/services/reports/read-report.server';
import { postingOrders } from '~/domain/reports/posting';
import { leaveOutColumn, type Report } from '~/domain/reports/report';
import { getClock } from '~/domain/settings/editable-settings';
import { getWithdrawn } from '~/domain/site/current-award';
import { getSeal, type Seal } from '~/domain/site/seal';
import type { HourClock } from '~/domain/time/hour-clock';

const order = orderField(postingOrders);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(adminCopy.reports.print(data?.title ?? 'report')) },
];
export const handle = { bare: true };

export const loader = stewardLoader(async ({ request, params, deps, access, receivedAt }) => {
  const name = params.report;
  if (!isReportKey(name)) throw new Response(serverCopy.reports.unknownReport, { status: 404 });
  const title = adminCopy.reports.titles[name];
  const about = reports[name].of;
  const query = new URL(request.url).searchParams;
  const isProvisional = query.get('view') === 'provisional';
  const asked = await findAskedAward({ request, deps, access });
  const of = isProvisional ? ('provisional' as const) : asked;
  const args = { deps, access, of, now: receivedAt };
  const isPosting = name === 'assignments';
  const report = await (isPosting
    ? readPosting({ ...args, order: order.read(query) })
    : readReport({ ...args, name }));
  const seal = report ? null : getSeal(access.site, 'jobs', receivedAt);
  if (!report && !(isProvisional && seal))
    throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  const isWithdrawn =
    asked.periodId === access.site.window.periodId &&
    getWithdrawn(access.site, 'jobs')?.version === asked.version;
  const published = isWithdrawn
    ? adminCopy.results.withdrawnVersion(asked.version)
    : serverCopy.reports.publishedVersion(asked.version);
  const isOfVersion = about === 'award' && !isProvisional;
  const named = isOfVersion ? await readAwardSite({ deps, ...access }, asked) : null;
  return {
    title,
    seal,
    isPosting,
    name,
    report,
    clock: getClock(access.site),
    state: about === 'award' ? (isProvisional ? serverCopy.reports.provisional : published) : null,
    periodId: about === 'weeks' ? null : asked.periodId,
    ...makePrintHead(access, receivedAt, named),
  };
});

export default function PrintReport() {
  return <ReportSheet {...useLoaderData<typeof loader>()} />;
}

/** The print page of an administrator's report. */
const ReportSheet = ({
  title,
  name,
  state,
  report,
  clock,
  seal,
  periodId,
  isPosting,
  ...head
}: PrintHead & {
  title: string;
  name: ReportKey;
  /** The state of the award, such as "Published, version 2". */
  state: string | null;
  /** Null while lists are sealed. */
  report: Report | null;
  clock: HourClock;
  seal: Seal | null;
  /** Null for a report of several weeks. */
  periodId: string | null;
  /** Whether the sheet can be sorted by name or by job. */
  isPosting: boolean;
}) => {
  const hasIds = useHasIds();
  const week = periodId === null ? adminCopy.reports.latestWeeks : formatWeekOfYear(periodId);
  return (
    <PrintSheet
      {...head}
      title={title}
      about={state ? `${week} · ${state}` : week}
      hasLongTime
      isWide
      isLandscape={name === 'last-holders'}
      choices={
        <div className="flex flex-col gap-2">
          {isPosting && <SheetOrders codec={order} orders={postingOrders} />}
          {report?.columns.includes('driverId') && <SheetIds />}
        </div>
      }
    >
      {report ? (
        <>
          {report.unreadWeeks !== undefined && (
            <p className="my-3">{adminCopy.reports.unread(report.unreadWeeks)}</p>
          )}
          <div className="my-4">
            <ReportChart name={name} report={report} />
          </div>
          {toReportGroups(hasIds ? report : leaveOutColumn(report, 'driverId')).map(
            ({ heading, report: group }) => (
              <PrintedRows
                key={heading}
                title={title}
                heading={heading}
                clock={clock}
                report={group}
              />
            ),
          )}
        </>
      ) : (
        <p className="my-6">{seal && <SealedText seal={seal} />}</p>
      )}
    </PrintSheet>
  );
};

/** The days of several weeks, with line breaks only between the weeks. */
const Weeks = ({ days }: { days: number | string }) => (
  <ul className="flex flex-wrap gap-x-3">
    {String(days)
      .split(', ')
      .map((week) => (
        <li key={week} className="whitespace-nowrap">
          {week}
        </li>
      ))}
  </ul>
);

const PrintedRows = ({
  title,
  heading,
  clock,
  report,
}: {
  title: string;
  heading: string | null;
  clock: HourClock;
  report: Report;
}) => {
  const { rows } = toReportTable(report, { clock });
  const weeks = report.columns.indexOf('leftoverWeeks');
  return (
    <>
      {heading && <h2 className="mt-4 text-lg font-bold print:mt-2">{heading}</h2>}
      {rows.length === 0 ? (
        <p className="my-6">{adminCopy.reports.none}</p>
      ) : (
        <>
          <p className="my-3 text-sm print:my-1 print:text-[9pt]">
            {adminCopy.reports.countLines(rows.length)}
          </p>
          <PrintTable
            caption={heading ?? title}
            columns={toPrintColumns(report)}
            rows={rows.map((row) =>
              row.map((cell, place) =>
                place === weeks ? <Weeks key="weeks" days={cell} /> : cell,
              ),
            )}
          />
        </>
      )}
    </>
  );
};
