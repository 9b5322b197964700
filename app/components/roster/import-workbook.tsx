import { FileSpreadsheet } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { Button } from '~/app/components/ui/button';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { maxWorkbookBytes, workbookTooLarge } from '~/domain/shared/workbook';

/** Imports the first sheet of an Excel workbook, by the same rules as the paste. */
export const ImportWorkbook = ({
  noun,
  error: refused,
}: {
  noun: string;
  error: { readonly title: string; readonly text: string } | undefined;
}) => {
  const isImporting = useSending('import-workbook');
  const [isTooLarge, setTooLarge] = useState(false);
  const error = isTooLarge ? workbookTooLarge : refused;
  // The server breaks off what is far too large, and the browser then hears no answer.
  const checkSize = (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get('file');
    const isAbove = file instanceof File && file.size > maxWorkbookBytes;
    setTooLarge(isAbove);
    if (isAbove) event.preventDefault();
  };
  return (
    <PostForm encType="multipart/form-data" onSubmit={checkSize} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">Import from Excel</h2>
      <p id="workbook-help" className="text-sm text-muted">
        The first sheet of an .xlsx file of up to 2 MB, one {noun} a row, in the same columns. The
        same rules hold: if a row is wrong, nothing is imported.
      </p>
      <ErrorAlert error={error} />
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="file"
          name="file"
          aria-label="Excel workbook"
          aria-describedby="workbook-help"
          aria-invalid={error ? true : undefined}
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
    </PostForm>
  );
};
