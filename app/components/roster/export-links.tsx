import { adminCopy } from '~/app/copy/copy';
import { Download, FileSpreadsheet } from 'lucide-react';
import { LinkButton } from '~/app/components/ui/button';

/** Downloads the whole list as a workbook or as text. */
export const ExportLinks = ({ path }: { path: string }) => (
  <>
    <LinkButton
      to={`${path}/export?as=xlsx`}
      reloadDocument
      download
      icon={<FileSpreadsheet className="size-4" aria-hidden />}
    >
      {adminCopy.roster.exportExcel}
    </LinkButton>
    <LinkButton
      to={`${path}/export`}
      reloadDocument
      download
      icon={<Download className="size-4" aria-hidden />}
    >
      {adminCopy.roster.exportData}
    </LinkButton>
  </>
);
