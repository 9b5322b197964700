import { SendButton } from '~/app/components/forms/send-button';
import { adminCopy } from '~/app/copy/copy';
import { describeMeaning, describeWord } from './carried-import';
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

/** How words were read, and which answers come from earlier imports, with buttons to change or forget them. Stands in a `FileForm`. */
export const KnownAnswers = ({
  view,
  fields,
}: {
  view: ImportView;
  fields: readonly ImportField[];
}) => {
  const { importPreview } = adminCopy;
  const { words, columns } = view;
  const known = columns.filter(({ isKnown }) => isKnown);
  const isAnyKnown = known.length > 0 || words.some(({ isKnown }) => isKnown);
  const markKnown = (text: string, isKnown: boolean) =>
    isKnown ? importPreview.asBefore(text) : text;
  if (words.length === 0 && !isAnyKnown) return null;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
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
          <SendButton intent="import-ask-words" formNoValidate>
            {importPreview.changeWords}
          </SendButton>
        )}
        {isAnyKnown && (
          <SendButton intent="import-forget" formNoValidate>
            {importPreview.forget}
          </SendButton>
        )}
      </div>
    </div>
  );
};
