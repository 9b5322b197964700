import { adminCopy, serverCopy } from '~/app/copy/copy';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isReportKey, reports } from '~/app/components/reports/report-names';
import { SealedText } from '~/app/components/admin/sealed-note';
import {
  makePrintHead,
  PrintSheet,
  PrintTable,
  type PrintHead,
} from '~/app/components/print/print-sheet';
import { pageTitle } from '~/app/components/shell/product';
import { findAskedAward } from '~/app/platform/forms/asked-award.server';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readReport } from '~/app/services/reports/read-report.server';
import { toReportTable } from '~/app/components/reports/report-table';
import { formatWeekOfYear } from '~/app/copy/format-time';
import { getSeal, type Seal } from '~/domain/site/seal';
import { getWithdrawn } from '~/domain/site/current-award';
import { getClock } from '~/domain/settings/editable-settings';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(adminCopy.reports.print(data?.title ?? 'report')) },
];
export const handle = { bare: true };

export const loader = siteAdminLoader(async ({ request, params, deps, access, receivedAt }) => {
  const name = params.report;
  if (!isReportKey(name)) throw new Response(serverCopy.reports.unknownReport, { status: 404 });
  const { title, isOfAward } = reports[name];
  const isProvisional = new URL(request.url).searchParams.get('view') === 'provisional';
  const asked = await findAskedAward({ request, deps, access });
  const of = isProvisional ? 'provisional' : asked;
  const report = await readReport({ deps, access, name, of, now: receivedAt });
  const seal = report ? null : getSeal(access.site, 'jobs', receivedAt);
  if (!report && !(isProvisional && seal))
    throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  const isWithdrawn =
    asked.periodId === access.site.window.periodId &&
    getWithdrawn(access.site, 'jobs')?.version === asked.version;
  const published = isWithdrawn
    ? adminCopy.results.withdrawnVersion(asked.version)
    : serverCopy.reports.publishedVersion(asked.version);
  return {
    title,
    seal,
    report: report && toReportTable(report, getClock(access.site)),
    state: isOfAward ? (isProvisional ? serverCopy.reports.provisional : published) : null,
    periodId: asked.periodId,
    ...makePrintHead(access, receivedAt),
  };
});

export default function PrintReport() {
  return <ReportSheet {...useLoaderData<typeof loader>()} />;
}

/** The print page of an administrator's report. */
const ReportSheet = ({
  title,
  state,
  report,
  seal,
  periodId,
  ...head
}: PrintHead & {
  title: string;
  /** The state of the award, such as "Published, version 2". */
  state: string | null;
  /** Null while lists are sealed. */
  report: ReturnType<typeof toReportTable> | null;
  seal: Seal | null;
  periodId: string;
}) => {
  const week = formatWeekOfYear(periodId);
  return (
    <PrintSheet
      {...head}
      title={title}
      about={state ? `${week} · ${state}` : week}
      hasLongTime
      isWide
    >
      {!report ? (
        <p className="my-6">{seal && <SealedText seal={seal} />}</p>
      ) : report.rows.length === 0 ? (
        <p className="my-6">{adminCopy.reports.none}</p>
      ) : (
        <>
          <p className="my-3 text-sm">{adminCopy.reports.countLines(report.rows.length)}</p>
          <PrintTable caption={title} {...report} />
        </>
      )}
    </PrintSheet>
  );
};
