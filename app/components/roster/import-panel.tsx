import type { ComponentProps } from 'react';
import type { ImportGlossary } from '~/domain/roster/import-glossary';
import { ColumnQuestion } from './column-choices';
import { ImportPreview } from './import-preview';
import { ImportRefusal, type ImportError } from './import-refusal';
import type {
  ColumnView,
  ImportField,
  ImportView,
  RepairView,
  SheetView,
  WordView,
} from './import-view';
import { MasterList } from './master-list';
import { RepairQuestion } from './repair-choices';
import { SheetQuestion } from './sheet-question';
import { WordQuestion } from './word-question';

/** What the action returned for a form of the import. */
export interface ActedImport {
  readonly error?: ImportError | null;
  readonly preview?: ImportView | null;
  readonly question?: ColumnView | null;
  readonly wordQuestion?: WordView | null;
  readonly sheets?: readonly SheetView[] | null;
  readonly repairs?: RepairView | null;
  /** The answers so far, which also count if a corrected file is chosen. */
  readonly chosen?: ImportGlossary | null;
  readonly pasted?: string | null;
}

/** Whether the error stands beside the paste or the workbook that was refused. */
const isOfFields = (error: ImportError | null | undefined): boolean =>
  error?.intent === 'import' || error?.intent === 'import-workbook';

/** The Master List tab: the preview of an import above the list as text and the forms of an import. */
export const ImportPanel = ({
  acted: { error, preview, question, wordQuestion, sheets, repairs, chosen, pasted } = {},
  fields,
  ...list
}: Omit<ComponentProps<typeof MasterList>, 'error' | 'chosen' | 'isPrimary' | 'pasted'> & {
  acted: ActedImport | undefined;
  fields: readonly ImportField[];
}) => {
  // What can be done about an error stands above the paste, so the error does too.
  const isAbove = !isOfFields(error) || Boolean(question ?? repairs);
  const shown = error ?? undefined;
  return (
    <>
      <ImportRefusal error={isAbove ? shown : undefined} />
      {sheets && <SheetQuestion sheets={sheets} />}
      {question && <ColumnQuestion view={question} fields={fields} />}
      {wordQuestion && <WordQuestion view={wordQuestion} fields={fields} />}
      {repairs && <RepairQuestion view={repairs} />}
      {preview && <ImportPreview view={preview} noun={list.noun} fields={fields} />}
      <MasterList
        {...list}
        error={isAbove ? undefined : shown}
        chosen={chosen}
        isPrimary={!(preview ?? question ?? wordQuestion)}
        pasted={pasted}
      />
    </>
  );
};
