import { isReportKey, reports } from '~/app/components/reports/report-names';
import { toReportTable } from '~/app/components/reports/report-table';
import { serverCopy } from '~/app/copy/copy';
import { writeIn } from '~/app/copy/server-copy.server';
import { downloadTable } from '~/app/platform/downloads/download-table.server';
import { findAskedAward } from '~/app/platform/forms/asked-award.server';
import { makeSealedAnswer } from '~/app/platform/forms/sealed-answer.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { readReport } from '~/app/services/reports/read-report.server';
import { getSeal } from '~/domain/site/seal';

export const loader = stewardLoader(async ({ request, params, deps, access, receivedAt: now }) => {
  const name = params.report;
  if (!isReportKey(name)) throw new Response(serverCopy.reports.unknownReport, { status: 404 });
  const isProvisional = new URL(request.url).searchParams.get('view') === 'provisional';
  const of = isProvisional ? 'provisional' : await findAskedAward({ request, deps, access });
  const report = await readReport({ deps, access, name, of, now });
  const seal = !report && isProvisional && getSeal(access.site, 'jobs', now);
  if (seal) return makeSealedAnswer(seal);
  if (!report) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  // Other programs read this file, so its columns stay in English.
  const { columns, rows } = writeIn('en', () =>
    toReportTable(report, { clock: '24', isFile: true }),
  );
  return downloadTable(request, [columns, ...rows], reports[name].fileName);
});
