import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { useSending } from '~/app/components/forms/use-sending';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { CarriedFields } from './carried-import';
import type { CarriedImport, ColumnView } from './import-view';

/** The first lines of a file with a choice of the one that has the names of the columns. */
export const HeaderForm = ({ file }: { file: CarriedImport & Pick<ColumnView, 'firstLines'> }) => {
  const isBusy = useSending('import-header');
  const { importPreview } = adminCopy;
  const { header, firstLines, lines } = file;
  return (
    <PostForm
      key={`${header} ${lines}`}
      encType="multipart/form-data"
      className="flex flex-wrap items-end gap-3 px-4 pb-4 sm:px-5"
    >
      <CarriedFields {...file} header={undefined} />
      <Select
        name="header"
        label={importPreview.headerLine}
        className="min-w-0 flex-1 basis-64"
        options={[
          ...firstLines.map(({ number, text }) => ({
            value: String(number),
            label: importPreview.lineText(number, text),
          })),
          { value: 'none', label: importPreview.headerNone },
        ]}
        defaultValue={header === null ? 'none' : String(header)}
      />
      <Button name="intent" value="import-header" busy={isBusy}>
        {importPreview.readWithLine}
      </Button>
      <p className="w-full text-sm text-muted">{importPreview.headerHint}</p>
    </PostForm>
  );
};
