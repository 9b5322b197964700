import { adminCopy } from '~/app/copy/copy';
import { Download, FileSpreadsheet } from 'lucide-react';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { PrintLink } from '~/app/components/print/print-link';
import { getAwardQuery } from '~/app/components/address/award-path';
import { getWorkbookPath } from '~/app/components/address/export-path';
import type { AwardName } from '~/domain/selection/past-awards';
import { reports, type ReportKey } from './report-names';

const names: readonly ReportKey[] = ['assignments', 'unassigned-jobs', 'drivers-without-picks'];

interface ReportLinksProps {
  readonly view: 'provisional' | 'published';
  /** Whether there is an award. Without one, the reports about assignments are not offered. */
  readonly hasAward: boolean;
  /** An earlier award. Only the reports about it are offered, because the roster has changed since. */
  readonly pastAward?: AwardName;
}

/** The reports of a period, each as a print page, a workbook and a CSV file. */
export const ReportLinks = ({ view, hasAward, pastAward }: ReportLinksProps) => {
  const query =
    view === 'provisional' ? '?view=provisional' : pastAward ? getAwardQuery(pastAward) : '';
  return (
    <Card
      title={adminCopy.reports.title}
      description={hasAward ? adminCopy.reports.awardReports(view) : adminCopy.reports.picksReports}
    >
      <ul className="divide-y divide-base-300">
        {names
          .filter((name) => (reports[name].isOfAward ? hasAward : !pastAward))
          .map((name) => {
            const { title, isOfAward } = reports[name];
            const path = `/admin/reports/${name}`;
            const csv = `${path}/csv${isOfAward ? query : ''}`;
            return (
              <li key={name} className="flex flex-wrap items-center gap-2 py-2">
                <h3 className="me-auto font-semibold">{title}</h3>
                <PrintLink
                  to={path + (isOfAward ? query : '')}
                  label={adminCopy.reports.print(title.toLowerCase())}
                />
                <LinkButton
                  to={getWorkbookPath(csv)}
                  reloadDocument
                  download
                  aria-label={adminCopy.reports.exportAsExcel(title.toLowerCase())}
                  icon={<FileSpreadsheet className="size-4" aria-hidden="true" />}
                >
                  {adminCopy.reports.excel}
                </LinkButton>
                <LinkButton
                  to={csv}
                  reloadDocument
                  download
                  aria-label={adminCopy.reports.exportAsCsv(title.toLowerCase())}
                  icon={<Download className="size-4" aria-hidden="true" />}
                >
                  {adminCopy.reports.csv}
                </LinkButton>
              </li>
            );
          })}
      </ul>
    </Card>
  );
};
