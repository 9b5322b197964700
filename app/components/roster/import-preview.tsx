import type { ReactNode } from 'react';
import { adminCopy } from '~/app/copy/copy';
import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { ConfirmImport } from './confirm-import';
import { ColumnForm } from './column-form';
import { AddedRows, ChangedRows, Group, MissingRows, UnchangedRows } from './import-tables';
import type { ImportField, ImportView } from './import-view';
import { PreviewHeading } from './preview-heading';

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
  const { added, changed, unchanged, missing, clashes } = view;
  const isNothing = added.count + changed.count + missing.count === 0;
  const isSame = clashes.keep.join() === clashes.replace.join();
  return (
    <Card flush className="overflow-hidden">
      <div className="flex flex-col gap-1 px-4 sm:px-5">
        <PreviewHeading of={view}>{adminCopy.importPreview.title}</PreviewHeading>
        <p className="text-lg tabular-nums">
          {adminCopy.importPreview.counts(
            added.count,
            changed.count,
            unchanged.count,
            missing.count,
          )}
        </p>
        <p className="text-sm text-muted">
          {isNothing ? adminCopy.importPreview.nothingToDo : adminCopy.importPreview.intro}
        </p>
      </div>
      <div className="mt-4 flex flex-col">
        {isSame ? (
          <Clashes title={adminCopy.importPreview.clashes} clashes={clashes.keep} />
        ) : (
          <>
            <Clashes title={adminCopy.importPreview.clashesIfKept} clashes={clashes.keep} />
            <Clashes title={adminCopy.importPreview.clashesIfReplaced} clashes={clashes.replace} />
          </>
        )}
        <AddedRows shown={added} fields={fields} />
        <ChangedRows shown={changed} fields={fields} />
        <MissingRows shown={missing} uses={view.uses} noun={noun} fields={fields} />
        <UnchangedRows shown={unchanged} />
        <Columns view={view} fields={fields} />
        {!isNothing && <ConfirmImport view={view} noun={noun} />}
      </div>
    </Card>
  );
};

/** How the file's columns were understood, with a form to correct it. */
const Columns = ({ view, fields }: { view: ImportView; fields: readonly ImportField[] }) => {
  const { columns } = view;
  const ignored = columns.filter(({ field }) => field === null);
  const title = adminCopy.importPreview.columnsShown(
    ignored.map(({ header }) => header).join(', '),
  );
  return (
    <Group title={title} count={columns.length} shown={columns.length}>
      <ColumnForm file={view} fields={fields} />
    </Group>
  );
};

const Clashes = ({ title, clashes }: { title: ReactNode; clashes: readonly string[] }) =>
  clashes.length > 0 && (
    <div className="px-4 pb-4 sm:px-5">
      <Alert kind="error" title={title}>
        <ul className="list-disc space-y-1 ps-5 text-sm tabular-nums">
          {clashes.map((clash) => (
            <li key={clash}>{clash}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
