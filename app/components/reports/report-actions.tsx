import { Download, FileSpreadsheet } from 'lucide-react';
import { adminCopy } from '~/app/copy/copy';
import { getWorkbookPath } from '~/app/components/address/export-path';
import { PrintLink } from '~/app/components/print/print-link';
import { LinkButton } from '~/app/components/ui/button';
import { reports, type ReportKey } from './report-names';

/** Prints a report, and downloads it as a workbook or as text. `query` names the award that it is about. */
export const ReportActions = ({ name, query }: { name: ReportKey; query: string }) => {
  const { title } = reports[name];
  const path = `/admin/reports/${name}`;
  const csv = `${path}/csv${query}`;
  return (
    <>
      <PrintLink to={path + query} label={adminCopy.reports.print(title.toLowerCase())} />
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
    </>
  );
};
