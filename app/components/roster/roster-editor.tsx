import { Form, useNavigation } from '@remix-run/react';
import { Plus, Save, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { RowSelectionState } from '@tanstack/react-table';
import { ErrorAlert } from '~/app/components/admin/error-alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { SearchBox } from '~/app/components/ui/search-box';
import { counted } from '~/domain/shared/counted';
import { EditableGrid, type GridRow } from './editable-grid';
import type { GridColumn } from './grid-column';
import { ResolveConflict, type Conflict } from './resolve-conflict';
import { isSelectedIn } from './row-selection';
import { useEdits } from './use-edits';

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
  const navigation = useNavigation();
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const selected = useMemo(
    () => rows.filter((row) => isSelectedIn(selection, row.id)).map((row) => row.id),
    [rows, selection],
  );
  const editList = useMemo(
    () => JSON.stringify([...edits].map(([id, { seen, fields }]) => ({ id, seen, ...fields }))),
    [edits],
  );
  useWarnBeforeLeaving(edits.size > 0);

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
        <SearchBox
          label={`Search ${noun}s`}
          className="sm:w-72"
          placeholder="Search…"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="px-1 text-sm text-muted tabular-nums" role="status">
          {counted(rows.length, noun)}
          {selected.length > 0 && ` · ${selected.length} selected`}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          <Form method="post" action="?dialog=delete">
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
          </Form>
          <LinkButton
            to="?dialog=add"
            preventScrollReset
            icon={<Plus className="size-4" aria-hidden />}
          >
            {addLabel}
          </LinkButton>
          {edits.size > 0 && (
            <Button
              type="button"
              variant="ghost"
              onClick={clear}
              icon={<Undo2 className="size-4" aria-hidden />}
            >
              Discard
            </Button>
          )}
          <Form method="post">
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
          </Form>
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
    </div>
  );
};

const useWarnBeforeLeaving = (isDirty: boolean) => {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
};
