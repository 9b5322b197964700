import { useMemo, type ReactNode } from 'react';
import { ActionLinks, toExports, toSheet } from '~/app/components/admin/action-links';
import { AdminPage } from '~/app/components/admin/admin-page';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { adminCopy } from '~/app/copy/copy';
import type { Row } from '~/domain/roster/change-list';
import { getBlanks } from '~/domain/roster/roster-field';
import { toText } from '~/domain/roster/roster-text';
import type { RowEdit } from '~/domain/roster/row-edit';
import { fromColumns, type Columns } from '~/domain/shared/columns';
import { AddRow } from './add-row';
import { ConfirmDelete, type DeletionView } from './confirm-delete';
import { ImportPanel, type ActedImport } from './import-panel';
import type { UndoableView, UndoView } from './import-view';
import { PlainList } from './plain-list';
import type { EditConflict } from './resolve-conflict';
import {
  describePaste,
  rosterTab,
  toGridColumns,
  toImportFields,
  type GridColumn,
  type GridRow,
  type RosterDefinition,
} from './roster-definition';
import { RosterEditor } from './roster-editor';
import { RowInputs } from './row-inputs';
import { StoringProgress } from './storing-progress';
import { UndoOffer } from './undo-offer';
import { UndoPreview } from './undo-preview';

interface EditRowProps<T> {
  readonly roster: RosterDefinition<T>;
  readonly row: GridRow;
  /** What was typed into a save that was refused. */
  readonly typed: RowEdit | undefined;
  readonly error: { readonly title: string; readonly text: string } | undefined;
  /** Further forms about the same row. */
  readonly below: ReactNode;
}

/**
 * A form for one row, for small screens and for pages without JavaScript. The server refuses a save if the row has
 * changed since the form was shown.
 */
const EditRow = <T,>({ roster, row: { id, ...row }, typed, error, below }: EditRowProps<T>) => (
  <RouteDialog title={adminCopy.roster.editTitle(roster.noun, id)} closeTo=".">
    <PostForm action={`?edit=${encodeURIComponent(id)}`} className="flex flex-col gap-4" key={id}>
      <ErrorAlert error={error} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={JSON.stringify(typed?.seen ?? row)} />
      <RowInputs roster={roster} values={{ ...row, ...typed?.fields }} />
      <DialogFoot closeTo="." intent="save-row" label={adminCopy.roster.save} />
    </PostForm>
    {below}
  </RouteDialog>
);

interface RosterScreenProps<T> {
  readonly roster: RosterDefinition<T>;
  readonly loaded: {
    readonly siteName: string;
    readonly items: Columns<T>;
    readonly used: number;
    readonly limit: number;
    /** How much of a large change is stored, while it is still being stored. */
    readonly storing: { readonly done: number; readonly total: number } | null;
    readonly undoOffer: UndoableView | null;
    readonly tab: string | null;
    readonly dialog: string | null;
    readonly edit: string | null;
  };
  /** What the action returned for the page's last form. */
  readonly acted:
    | (ActedImport & {
        /** What to delete, if the administrator confirms. */
        readonly deletion?: DeletionView;
        /** What was typed into a save that was refused. */
        readonly edits?: readonly RowEdit[];
        readonly conflict?: EditConflict | null;
        readonly undo?: UndoView | null;
      })
    | undefined;
  /** Renders other forms about a row. */
  readonly renderBelow?: (id: string) => ReactNode;
  /** Stands above the list. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

const getLinks = ({ path, printPath }: { path: string; printPath: string }) => [
  toSheet(printPath, adminCopy.roster.printList),
  ...toExports(`${path}/export`, adminCopy.roster.exportData),
];

const getTabs = () => [
  { id: 'table', label: adminCopy.roster.tableView, to: '?tab=table' },
  { id: 'master', label: adminCopy.roster.masterList, to: '?tab=master' },
];

/** The conflict with the values that the table shows for missing fields. */
const fillConflict = ({ rows, edits }: EditConflict, blanks: Row): EditConflict => ({
  edits,
  rows: rows.map(({ seen, theirs, ...row }) => ({
    ...row,
    seen: { ...blanks, ...seen },
    theirs: theirs && { ...blanks, ...theirs },
  })),
});

/** The columns without rare ones that no row has a value in. */
const withoutUnused = (columns: readonly GridColumn[], rows: readonly GridRow[], blanks: Row) =>
  columns.filter(
    ({ field, isRare }) => !isRare || rows.some((row) => row[field] !== blanks[field]),
  );

/** The page of a list: its table, its text view, and the dialogs about a row. */
export const RosterScreen = <T extends Row>({
  roster,
  loaded: { siteName, items: sent, used, limit, storing, undoOffer, dialog, edit, ...loaded },
  acted,
  renderBelow,
  note,
  children,
}: RosterScreenProps<T>) => {
  const { noun, path, idField } = roster;
  const columns = useMemo(() => toGridColumns(roster), [roster]);
  const blanks = getBlanks(roster.fields);
  const tab = acted?.preview === undefined ? rosterTab(loaded.tab) : 'master';
  // The plain list has no tab of its own: without JavaScript, the table's tab shows it.
  const view = tab === 'master' ? 'master' : 'table';
  const error = acted?.error ?? undefined;
  const { deletion, edits = [] } = acted ?? {};
  const conflict = acted?.conflict ? fillConflict(acted.conflict, blanks) : null;
  const items = useMemo(() => fromColumns(sent), [sent]);
  const rows = items.map(({ [idField]: id, ...row }) => ({ id, ...blanks, ...row }) as GridRow);
  const edited = rows.find(({ id }) => id === edit);
  const fields = toImportFields(roster);
  const isDialog = dialog === 'add' || edited !== undefined;
  const list = {
    noun,
    rows,
    columns: withoutUnused(columns, rows, blanks),
    empty: adminCopy.roster.none(noun),
    addLabel: adminCopy.roster.add(noun),
  };
  return (
    <AdminPage
      title={adminCopy.roster.title(noun, siteName)}
      actions={<ActionLinks links={getLinks(roster)} />}
    >
      {note}
      {storing && <StoringProgress path={path} loaded={storing} />}
      <Tabs label={adminCopy.common.views} tabs={getTabs()} current={view} />
      <TabPanel id={view} className="flex flex-col gap-4">
        {dialog === 'add' && <AddRow roster={roster} error={error} limit={limit} used={used} />}
        {deletion && deletion.ids.length > 0 && (
          <ConfirmDelete noun={noun} deletion={deletion} rows={rows} />
        )}
        <UndoOffer offer={acted?.undo ? null : undoOffer} />
        {acted?.undo && <UndoPreview view={acted.undo} noun={noun} fields={fields} />}
        {edited && !conflict && (
          <EditRow
            roster={roster}
            error={error}
            row={edited}
            typed={edits.find(({ id }) => id === edit)}
            below={renderBelow?.(edited.id)}
          />
        )}
        {tab === 'master' ? (
          <ImportPanel
            noun={noun}
            text={toText(roster, items)}
            {...describePaste(roster)}
            acted={acted}
            fields={fields}
          />
        ) : tab === 'plain' ? (
          <PlainList {...list} />
        ) : (
          <RosterEditor
            {...list}
            error={isDialog ? undefined : error}
            conflict={conflict && { ...conflict, columns }}
          />
        )}
        {children}
      </TabPanel>
    </AdminPage>
  );
};
