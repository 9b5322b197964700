import { type Location } from '@remix-run/react';
import { Plus, Save, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { RowSelectionState } from '@tanstack/react-table';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { LeaveWarning } from '~/app/components/ui/leave-warning';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { LiveSearchBox } from '~/app/components/forms/search-box';
import { counted } from '~/domain/shared/counted';
import { DiscardEdits } from './discard-edits';
import { EditableGrid, type GridRow } from './editable-grid';
import type { GridColumn } from './grid-column';
import { ResolveConflict, type Conflict } from './resolve-conflict';
import { rosterTab } from './roster-page';
import { isSelectedIn } from './row-selection';
import { useEdits } from './use-edits';

/** Dialogs open over the table; another tab takes it away. */
const tabOf = ({ pathname, search }: Location) =>
  `${pathname} ${rosterTab(new URLSearchParams(search).get('tab'))}`;

interface RosterEditorProps {
  readonly noun: string;
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly error: { readonly title: string; readonly text: string } | undefined;
  readonly empty: string;
  readonly addLabel: string;
  /** What others changed meanwhile of the rows just saved. */
  readonly conflict: Conflict | null;
}

/** The table view of a list: search, inline edits with one Save, selection with a confirmed delete. */
export const RosterEditor = ({
  noun,
  rows,
  columns,
  error,
  empty,
  addLabel,
  conflict,
}: RosterEditorProps) => {
  const { edits, set, drop, clear } = useEdits(rows);
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<RowSelectionState>({});
  const isBusy = useSending('save');
  const selected = useMemo(
    () => rows.filter((row) => isSelectedIn(selection, row.id)).map((row) => row.id),
    [rows, selection],
  );
  const editList = useMemo(
    () => JSON.stringify([...edits].map(([id, { seen, fields }]) => ({ id, seen, ...fields }))),
    [edits],
  );

  return (
    <div className="flex flex-col gap-4">
      {conflict ? (
        <ResolveConflict noun={noun} columns={columns} onTake={drop} {...conflict} />
      ) : (
        <ErrorAlert error={error} />
      )}
      <noscript>
        <p className="rounded-box border border-base-300 bg-base-100 p-4">
          This table needs JavaScript.{' '}
          <a href="?tab=plain" className="font-semibold text-primary underline">
            Use the plain list
          </a>{' '}
          instead: it edits and deletes all the same.
        </p>
      </noscript>
      <div className="flex flex-wrap items-center gap-2">
        <LiveSearchBox
          label={`Search ${noun}s`}
          className="sm:w-72"
          placeholder="Search…"
          value={search}
          onSearch={setSearch}
        />
        <p className="px-1 text-sm text-muted tabular-nums" role="status">
          {counted(rows.length, noun)}
          {selected.length > 0 && ` · ${selected.length} selected`}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          <PostForm action="?dialog=delete">
            {selected.map((id) => (
              <input key={id} type="hidden" name="selected" value={id} />
            ))}
            <Button
              name="intent"
              value="delete"
              disabled={selected.length === 0}
              icon={<Trash2 className="size-4" aria-hidden />}
            >
              Delete{selected.length > 0 && ` ${counted(selected.length, noun)}`}
            </Button>
          </PostForm>
          <LinkButton
            to="?dialog=add"
            preventScrollReset
            icon={<Plus className="size-4" aria-hidden />}
          >
            {addLabel}
          </LinkButton>
          {edits.size > 0 && <DiscardEdits noun={noun} edits={edits} onDiscard={clear} />}
          <PostForm>
            <input type="hidden" name="edits" value={editList} />
            <Button
              name="intent"
              value="save"
              variant="primary"
              disabled={edits.size === 0}
              busy={isBusy}
              busyText="Saving…"
              icon={<Save className="size-4" aria-hidden />}
            >
              Save Changes{edits.size > 0 && ` (${edits.size})`}
            </Button>
          </PostForm>
        </div>
      </div>
      <EditableGrid
        label={`All ${noun}s`}
        rows={rows}
        columns={columns}
        edits={edits}
        onEdit={set}
        search={search}
        selection={selection}
        onSelect={setSelection}
        empty={rows.length === 0 ? empty : `No ${noun}s match "${search}".`}
      />
      <LeaveWarning isDirty={edits.size > 0} pageOf={tabOf}>
        Your changes to {counted(edits.size, noun)} are not saved.
      </LeaveWarning>
    </div>
  );
};
