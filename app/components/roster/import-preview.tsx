import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { FileForm, SheetNote } from './carried-import';
import { ColumnChoices } from './column-choices';
import { ConfirmImport } from './confirm-import';
import { HeaderChoice } from './header-choice';
import { ChangesGroup, Clashes, Group, IdsGroup, RowsGroup, UsesNote } from './import-tables';
import type { ImportField, ImportView } from './import-view';
import { KnownAnswers } from './known-answers';
import { PreviewHeading } from './preview-heading';
import { RepairChoices } from './repair-choices';

/** What an import would change, row by row, and the form that confirms it. */
export const ImportPreview = ({
  view,
  noun,
  fields,
}: {
  view: ImportView;
  noun: RosterNoun;
  /** The first one is the ID. */
  fields: readonly ImportField[];
}) => {
  const { importPreview } = adminCopy;
  const { added, changed, unchanged, missing, clashes } = view;
  const titles = importPreview;
  const isNothing = added.count + changed.count + missing.count === 0;
  const ignored = view.columns.flatMap(({ header, field }) =>
    field === null && header !== '' ? [header] : [],
  );
  const isSame = clashes.keep.join() === clashes.replace.join();
  return (
    <Card flush className="overflow-hidden">
      <FileForm file={view} columns={view.columns.map(({ field }) => field)}>
        <EnterButton />
        <div className="flex flex-col gap-1 px-4 sm:px-5">
          <PreviewHeading of={view}>{importPreview.title}</PreviewHeading>
          <p className="text-lg tabular-nums">
            {importPreview.counts(added.count, changed.count, unchanged.count, missing.count)}
          </p>
          <p className="text-sm text-muted">
            {isNothing ? importPreview.nothingToDo : importPreview.intro}
          </p>
          <SheetNote sheet={view.sheet} titles={view.titles} repairs={view.repairs} />
          {ignored.length > 0 && (
            <p className="text-sm text-muted">{titles.ignored(ignored.join(', '))}</p>
          )}
          <KnownAnswers view={view} fields={fields} />
        </div>
        {view.repairs.length > 0 && <RepairChoices {...view} />}
        <div className="mt-4 flex flex-col">
          {isSame ? (
            <Clashes title={importPreview.clashes} clashes={clashes.keep} />
          ) : (
            <>
              <Clashes title={importPreview.clashesIfKept} clashes={clashes.keep} />
              <Clashes title={importPreview.clashesIfReplaced} clashes={clashes.replace} />
            </>
          )}
          <RowsGroup title={titles.added(added.count)} shown={added} fields={fields} />
          <ChangesGroup title={titles.changed(changed.count)} shown={changed} fields={fields} />
          <RowsGroup title={titles.missing(missing.count)} shown={missing} fields={fields}>
            <UsesNote uses={view.uses} noun={noun} />
          </RowsGroup>
          <IdsGroup title={titles.unchanged(unchanged.count)} shown={unchanged} />
          <Group title={importPreview.headerShown(view.header ?? null)} count={1} shown={1}>
            <HeaderChoice file={view} />
          </Group>
          <Columns view={view} fields={fields} />
          {!isNothing && <ConfirmImport view={view} noun={noun} />}
        </div>
      </FileForm>
    </Card>
  );
};

/**
 * What Enter presses, because it is the first button of the form: the file is read with what was chosen. Nothing is stored, and
 * no answer is forgotten.
 */
const EnterButton = () => (
  <button
    name="intent"
    value="import-repairs"
    formNoValidate
    tabIndex={-1}
    aria-hidden="true"
    className="sr-only"
  />
);

/** How the file's columns were understood, with choices to correct it. */
const Columns = ({ view, fields }: { view: ImportView; fields: readonly ImportField[] }) => {
  const { columns } = view;
  const { importPreview } = adminCopy;
  const ignored = columns.flatMap(({ header, field }, at) =>
    field === null ? [header || importPreview.emptyHeader(at + 1)] : [],
  );
  const title = importPreview.columnsShown(ignored.join(', '));
  return (
    <Group title={title} count={columns.length} shown={columns.length}>
      <ColumnChoices file={view} fields={fields} isFolded />
    </Group>
  );
};
