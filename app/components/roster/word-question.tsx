import { Select } from '~/app/components/forms/select';
import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';
import { describeMeaning, describeWord, FileForm, SheetNote } from './carried-import';
import type { ImportField, WordView } from './import-view';
import { PreviewHeading } from './preview-heading';

/** Asks what each text means that is neither yes nor no, because a guess could make a driver eligible. */
export const WordQuestion = ({
  view,
  fields,
}: {
  view: WordView;
  fields: readonly ImportField[];
}) => {
  const { importPreview } = adminCopy;
  return (
    <Card>
      <div className="flex flex-col gap-2">
        <PreviewHeading of={view}>{importPreview.wordsTitle}</PreviewHeading>
        <p className="text-sm text-muted">{importPreview.wordsIntro}</p>
        <SheetNote sheet={view.sheet} />
      </div>
      <FileForm
        key={view.lines}
        file={view}
        columns={view.columns}
        className="mt-4 flex flex-col gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {view.asked.map(({ field, word, lines, others, choices, meaning }) => (
            <div key={`${field}:${word}`}>
              <input type="hidden" name="word" value={`${field}:${word}`} />
              <Select
                name="meaning"
                label={describeWord({ field, word }, fields)}
                hint={importPreview.wordLines(lines, others)}
                options={[
                  { value: '', label: importPreview.choose },
                  ...choices.map((value) => ({ value, label: describeMeaning(value) })),
                ]}
                defaultValue={meaning ?? ''}
                required
              />
            </div>
          ))}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton to="?tab=master">{copy.common.cancel}</LinkButton>
          <SendButton intent="import-words" variant="primary">
            {importPreview.goOn}
          </SendButton>
        </div>
      </FileForm>
    </Card>
  );
};
