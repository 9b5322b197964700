import { getWorkbookPath } from '~/app/components/address/page-paths';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';

/** Downloads the whole list as a workbook or as text. */
export const ExportLinks = ({
  to,
  label = adminCopy.common.exportCsv,
  of,
}: {
  /** The URL of the text. */
  to: string;
  /** What the text is called. */
  label?: string;
  /** What is exported, if the page exports several lists: the links are then short, and named after it. */
  of?: string;
}) => (
  <>
    <LinkButton
      to={getWorkbookPath(to)}
      reloadDocument
      download
      icon="file-spreadsheet"
      {...(of && { 'aria-label': adminCopy.reports.exportAsExcel(of) })}
    >
      {of ? adminCopy.reports.excel : adminCopy.common.exportExcel}
    </LinkButton>
    <LinkButton
      to={to}
      reloadDocument
      download
      icon="download"
      {...(of && { 'aria-label': adminCopy.reports.exportAsCsv(of) })}
    >
      {of ? adminCopy.reports.csv : label}
    </LinkButton>
  </>
);
