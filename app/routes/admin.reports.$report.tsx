import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isReportKey, reports } from '~/app/components/reports/report-names';
import { ReportSheet } from '~/app/components/reports/report-sheet';
import { pageTitle } from '~/app/components/shell/product';
import { siteAdminLoader } from '~/app/platform/guards.server';
import { readReport } from '~/app/services/reports/read-report.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(`Print ${data?.title ?? 'report'}`) },
];
export const handle = { bare: true };

export const loader = siteAdminLoader(async ({ request, params, deps, access, receivedAt }) => {
  const name = params.report;
  if (!isReportKey(name)) throw new Response('There is no such report.', { status: 404 });
  const { title, isOfAward } = reports[name];
  const isProvisional = new URL(request.url).searchParams.get('view') === 'provisional';
  const report = await readReport({ deps, access, name, isProvisional });
  if (!report) throw new Response('Nothing is published yet.', { status: 404 });
  const { site, company } = access;
  const published = isProvisional
    ? 'Provisional'
    : `Published, version ${site.window.awardVersion}`;
  return {
    title,
    report,
    state: isOfAward ? published : null,
    site: {
      companyName: company.name,
      name: site.name,
      siteId: site.siteId,
      timeZone: site.timeZone,
      periodId: site.window.periodId,
    },
    printedAt: receivedAt,
  };
});

export default function PrintReport() {
  return <ReportSheet {...useLoaderData<typeof loader>()} />;
}
