import { Select } from '~/app/components/forms/select';
import { SendButton } from '~/app/components/forms/send-button';
import { adminCopy } from '~/app/copy/copy';
import type { CarriedImport, ColumnView } from './import-view';

/** The first lines of a file with a choice of the one that has the names of the columns. Stands in a `FileForm`. */
export const HeaderChoice = ({
  file,
}: {
  file: CarriedImport & Pick<ColumnView, 'firstLines'>;
}) => {
  const { importPreview } = adminCopy;
  const { header, firstLines, lines } = file;
  return (
    <div key={`${header} ${lines}`} className="flex flex-wrap items-end gap-3 px-4 pb-4 sm:px-5">
      <Select
        name="newHeader"
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
      <SendButton intent="import-header" formNoValidate>
        {importPreview.readWithLine}
      </SendButton>
      <p className="w-full text-sm text-muted">{importPreview.headerHint}</p>
    </div>
  );
};
