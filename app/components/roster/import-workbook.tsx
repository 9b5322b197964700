import { Form, useNavigation } from '@remix-run/react';
import { FileSpreadsheet } from 'lucide-react';
import { Button } from '~/app/components/ui/button';

/** Imports the first sheet of an Excel workbook, by the same rules as the paste. */
export const ImportWorkbook = ({ noun }: { noun: string }) => {
  const isImporting = useNavigation().formData?.get('intent') === 'import-workbook';
  return (
    <Form method="post" encType="multipart/form-data" className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">Import from Excel</h2>
      <p id="workbook-help" className="text-sm text-muted">
        The first sheet of an .xlsx file of up to 2 MB, one {noun} a row, in the same columns. The
        same rules hold: if a row is wrong, nothing is imported.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="file"
          name="file"
          aria-label="Excel workbook"
          aria-describedby="workbook-help"
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          required
          className="input h-11 min-w-0 flex-1 basis-64 py-0 ps-0 file:me-3 file:h-full file:border-0 file:border-e file:border-base-300 file:bg-base-200 file:px-4 file:font-semibold file:text-base-content"
        />
        <Button
          name="intent"
          value="import-workbook"
          busy={isImporting}
          busyText="Importing…"
          icon={<FileSpreadsheet className="size-4" aria-hidden />}
        >
          Import workbook
        </Button>
      </div>
    </Form>
  );
};
