import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';

/** What is in an export and what is not. */
export const ExportContents = ({ sealed }: { sealed: { jobs: boolean; vacations: boolean } }) => {
  const { dataExport } = adminCopy;
  const lines = [
    dataExport.tables,
    dataExport.forms,
    dataExport.complete,
    dataExport.without,
    ...(sealed.jobs ? [dataExport.sealedJobs] : []),
    ...(sealed.vacations ? [dataExport.sealedVacations] : []),
    dataExport.care,
  ];
  return (
    <Card title={dataExport.contents}>
      <ul className="list-disc space-y-2 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
};
