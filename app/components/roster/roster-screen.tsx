import type { ReactNode } from 'react';
import { AdminPage, backToDashboard } from '~/app/components/admin/admin-page';
import { PrintLink } from '~/app/components/print/print-link';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import type { Row } from '~/domain/roster/change-list';
import { toText } from '~/domain/roster/roster-text';
import type { RowEdit } from '~/domain/roster/row-edit';
import { AddRow } from './add-row';
import { ConfirmDelete } from './confirm-delete';
import { EditRow } from './edit-row';
import { ExportLinks } from './export-links';
import { MasterList, type ImportError } from './master-list';
import { PlainList } from './plain-list';
import type { Conflict } from './resolve-conflict';
import { capitalized, rosterTab, type GridRow, type RosterDefinition } from './roster-definition';
import { RosterEditor } from './roster-editor';

interface RosterScreenProps<T> {
  readonly roster: RosterDefinition<T>;
  readonly loaded: {
    readonly siteName: string;
    readonly items: readonly T[];
    readonly used: number;
    readonly limit: number;
    readonly tab: string | null;
    readonly dialog: string | null;
    readonly edit: string | null;
  };
  /** What the page's last form was answered with. */
  readonly acted:
    | {
        readonly error?: ImportError | null;
        /** Ids that are deleted once that is confirmed. */
        readonly confirm?: readonly string[];
        /** What was typed before a save was refused. */
        readonly edits?: readonly RowEdit[];
        readonly conflict?: Conflict | null;
      }
    | undefined;
  /** Other forms about a row. */
  readonly renderBelow?: (id: string) => ReactNode;
  readonly children?: ReactNode;
}

const tabs = [
  { id: 'table', label: 'Table View', to: '?tab=table' },
  { id: 'master', label: 'Master List', to: '?tab=master' },
];

/** The page of a list: its table, its text, and the dialogs about a row. */
export const RosterScreen = <T extends Row>({
  roster,
  loaded: { siteName, items, used, limit, dialog, edit, ...loaded },
  acted,
  renderBelow,
  children,
}: RosterScreenProps<T>) => {
  const { noun, path, idField, blanks, text, columns, paste } = roster;
  const tab = rosterTab(loaded.tab);
  // The plain list is the table without JavaScript.
  const view = tab === 'master' ? 'master' : 'table';
  const error = acted?.error ?? undefined;
  const { confirm = [], edits = [], conflict = null } = acted ?? {};
  const rows = items.map(({ [idField]: id, ...row }) => ({ id, ...blanks, ...row }) as GridRow);
  const edited = rows.find(({ id }) => id === edit);
  const isDialog = dialog === 'add' || edited !== undefined;
  const list = {
    noun,
    rows,
    columns,
    empty: `No ${noun}s.`,
    addLabel: `Add ${capitalized(noun)}`,
  };
  return (
    <AdminPage
      title={`Edit ${capitalized(noun)}s – ${siteName}`}
      back={backToDashboard}
      actions={
        <>
          <PrintLink to={roster.printPath} label="Print list" />
          <ExportLinks path={path} />
        </>
      }
    >
      <Tabs label="Views" tabs={tabs} current={view} />
      <TabPanel id={view} className="flex flex-col gap-4">
        {dialog === 'add' && <AddRow {...{ roster, error, limit, used }} />}
        {confirm.length > 0 && <ConfirmDelete noun={noun} selected={confirm} />}
        {children}
        {edited && !conflict && (
          <EditRow
            {...{ roster, error }}
            row={edited}
            typed={edits.find(({ id }) => id === edit)}
            below={renderBelow?.(edited.id)}
          />
        )}
        {tab === 'master' ? (
          <MasterList noun={noun} text={toText(text, items)} {...paste} error={error} />
        ) : tab === 'plain' ? (
          <PlainList {...list} />
        ) : (
          <RosterEditor {...list} error={isDialog ? undefined : error} conflict={conflict} />
        )}
      </TabPanel>
    </AdminPage>
  );
};
