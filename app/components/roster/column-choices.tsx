import { Select } from '~/app/components/forms/select';
import { SendButton } from '~/app/components/forms/send-button';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';
import { FileForm, SheetNote } from './carried-import';
import { HeaderChoice } from './header-choice';
import type { CarriedImport, ColumnView, ImportField } from './import-view';
import { PreviewHeading } from './preview-heading';

type Fields = readonly ImportField[];
type File = CarriedImport & Pick<ColumnView, 'columns'>;

/**
 * The file's columns with a choice of what each holds, and the button that leads to the preview. Stands in a `FileForm`.
 * `isFolded`: whether a preview stands around them, whose own button is the primary one.
 */
export const ColumnChoices = ({
  file,
  fields,
  isFolded = false,
}: {
  file: File;
  fields: Fields;
  isFolded?: boolean;
}) => {
  const { importPreview } = adminCopy;
  const { lines, columns } = file;
  const options = [
    { value: '', label: importPreview.ignore },
    ...fields.flatMap(({ field, label, parts }) => [
      { value: field, label },
      ...parts.map((part) => ({ value: part.column, label: part.label })),
    ]),
  ];
  return (
    <div
      key={`${columns.map(({ field }) => field).join()} ${lines}`}
      className="flex flex-col gap-4 px-4 pb-4 sm:px-5 sm:pb-5"
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ header, example, field, isKnown }, at) => (
          <Select
            key={at}
            name="newColumn"
            label={importPreview.column(header || importPreview.emptyHeader(at + 1))}
            hint={importPreview.columnHint(example, isKnown)}
            options={options}
            defaultValue={field ?? ''}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <LinkButton to="?tab=master">{copy.common.cancel}</LinkButton>
        <SendButton
          intent="import-columns"
          variant={isFolded ? 'secondary' : 'primary'}
          formNoValidate
        >
          {importPreview.goOn}
        </SendButton>
      </div>
    </div>
  );
};

/** Asks which column of a file is which, where its header does not say, or where lines could not be read. */
export const ColumnQuestion = ({ view, fields }: { view: ColumnView; fields: Fields }) => {
  const { importPreview } = adminCopy;
  const toLabels = (asked: readonly string[]) =>
    fields
      .filter(({ field }) => asked.includes(field))
      .map(({ label }) => label)
      .join(', ');
  const { missing, repeated } = view;
  const isAsked = missing.length > 0 || repeated.length > 0;
  return (
    <Card flush>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2 px-4 sm:px-5">
          <PreviewHeading of={view}>
            {isAsked ? importPreview.columnsTitle : importPreview.columnsOfRefused}
          </PreviewHeading>
          <p className="text-sm text-muted">
            {isAsked ? importPreview.columnsIntro : importPreview.columnsOfRefusedIntro}
          </p>
          <SheetNote sheet={view.sheet} titles={view.titles} />
          {isAsked && (
            <Alert kind="info">
              {missing.length > 0 && <p>{importPreview.columnsMissing(toLabels(missing))}</p>}
              {repeated.length > 0 && <p>{importPreview.columnsRepeated(toLabels(repeated))}</p>}
            </Alert>
          )}
        </div>
        <FileForm file={view} columns={view.columns.map(({ field }) => field)}>
          <HeaderChoice file={view} />
          <ColumnChoices file={view} fields={fields} />
        </FileForm>
      </div>
    </Card>
  );
};
