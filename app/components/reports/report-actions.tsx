import { ExportLinks } from '~/app/components/admin/export-links';
import { PrintLink } from '~/app/components/print/print-link';
import { adminCopy } from '~/app/copy/copy';
import { getReportTitle, type ReportKey } from './report-names';

/** Prints a report, and downloads it as a workbook or as text. `query` names the award that it is about. */
export const ReportActions = ({ name, query }: { name: ReportKey; query: string }) => {
  const title = getReportTitle(name).toLowerCase();
  const path = `/admin/reports/${name}`;
  return (
    <>
      <PrintLink to={path + query} label={adminCopy.reports.print(title)} />
      <ExportLinks to={`${path}/csv${query}`} of={title} />
    </>
  );
};
