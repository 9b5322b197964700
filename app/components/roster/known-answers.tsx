import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { CarriedColumns, CarriedFields, describeMeaning, describeWord } from './carried-import';
import type { ColumnView, ImportField, ImportView } from './import-view';

/** What a column holds, such as `“Nr” holds: Employee ID`. */
const describeColumn = (
  { header, field }: ColumnView['columns'][number],
  fields: readonly ImportField[],
): string => {
  const parts = fields.flatMap(({ field: value, label, parts: own }) => [
    { value, label },
    ...own.map((part) => ({ value: part.column, label: part.label })),
  ]);
  const label = parts.find(({ value }) => value === field)?.label;
  return adminCopy.importPreview.columnRead(header, label ?? null);
};

/** How words were read, and which answers come from earlier imports, with buttons to change or forget them. */
export const KnownAnswers = ({
  view,
  fields,
}: {
  view: ImportView;
  fields: readonly ImportField[];
}) => {
  const isAsking = useSending('import-ask-words');
  const isForgetting = useSending('import-forget');
  const { importPreview } = adminCopy;
  const { words, columns } = view;
  const known = columns.filter(({ isKnown }) => isKnown);
  const isAnyKnown = known.length > 0 || words.some(({ isKnown }) => isKnown);
  const markKnown = (text: string, isKnown: boolean) =>
    isKnown ? importPreview.asBefore(text) : text;
  if (words.length === 0 && !isAnyKnown) return null;
  return (
    <PostForm encType="multipart/form-data" className="flex flex-col gap-1 text-sm text-muted">
      <CarriedFields {...view} />
      <CarriedColumns columns={columns.map(({ field }) => field)} />
      {known.map((column) => (
        <p key={column.header}>{markKnown(describeColumn(column, fields), true)}</p>
      ))}
      {words.map((answer) => (
        <p key={`${answer.field}:${answer.word}`}>
          {markKnown(
            importPreview.wordRead(
              describeWord(answer, fields),
              describeMeaning(answer.meaning),
              importPreview.wordLines(answer.lines, answer.others),
            ),
            answer.isKnown,
          )}
        </p>
      ))}
      <div className="mt-2 flex flex-wrap gap-3">
        {words.length > 0 && (
          <Button name="intent" value="import-ask-words" busy={isAsking}>
            {importPreview.changeWords}
          </Button>
        )}
        {isAnyKnown && (
          <Button name="intent" value="import-forget" busy={isForgetting}>
            {importPreview.forget}
          </Button>
        )}
      </div>
    </PostForm>
  );
};
