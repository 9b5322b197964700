import { Form, Link, useNavigation } from '@remix-run/react';
import { Plus, Save, Search, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { RowSelectionState } from '@tanstack/react-table';
import { counted } from '~/domain/shared/counted';
import { EditableGrid, type GridRow } from './editable-grid';
import type { GridColumn } from './grid-column';
import { useEdits } from './use-edits';

interface RosterEditorProps {
  readonly noun: string;
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly error: { readonly title: string; readonly text: string } | undefined;
  readonly empty: string;
}

/** The table view of a list: search, inline edits with one Save, selection with a confirmed delete. */
export const RosterEditor = ({ noun, rows, columns, error, empty }: RosterEditorProps) => {
  const { edits, set, clear } = useEdits(rows);
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<RowSelectionState>({});
  const navigation = useNavigation();
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const selected = useMemo(
    () => rows.filter((row) => selection[row.id]).map((row) => row.id),
    [rows, selection],
  );
  const editList = useMemo(
    () => JSON.stringify([...edits].map(([id, fields]) => ({ id, ...fields }))),
    [edits],
  );
  useWarnBeforeLeaving(edits.size > 0);
  // New rows mean that what was unsaved has been stored, or was changed by somebody else and shows so.
  useEffect(() => {
    for (const [id, fields] of edits)
      for (const [field, value] of Object.entries(fields)) set(id, field, value);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rows]);

  return (
    <div className="flex flex-col gap-4">
      {error && (
        <div role="alert" className="alert items-start alert-error">
          <div>
            <p className="font-semibold">{error.title}</p>
            <p className="whitespace-pre-line">{error.text}</p>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <label className="input w-full sm:w-72">
          <Search className="size-4 opacity-70" aria-hidden />
          <span className="sr-only">Search</span>
          <input
            type="search"
            placeholder="Search…"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <p className="px-1 text-sm text-base-content/80 tabular-nums" role="status">
          {counted(rows.length, noun)}
          {selected.length > 0 && ` · ${selected.length} selected`}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          <Form method="post" action="?dialog=delete">
            {selected.map((id) => (
              <input key={id} type="hidden" name="selected" value={id} />
            ))}
            <button
              name="intent"
              value="delete"
              className="btn"
              disabled={selected.length === 0 || isBusy}
            >
              <Trash2 className="size-4" aria-hidden /> Delete{' '}
              {selected.length > 0 && counted(selected.length, noun)}
            </button>
          </Form>
          <Link to="?dialog=add" className="btn" preventScrollReset>
            <Plus className="size-4" aria-hidden /> Add {noun === 'job' ? 'Job' : 'Driver'}
          </Link>
          {edits.size > 0 && (
            <button type="button" className="btn btn-ghost" onClick={clear}>
              <Undo2 className="size-4" aria-hidden /> Discard
            </button>
          )}
          <Form method="post">
            <input type="hidden" name="edits" value={editList} />
            <button
              name="intent"
              value="save"
              className="btn btn-primary"
              disabled={edits.size === 0 || isBusy}
            >
              <Save className="size-4" aria-hidden />
              {isBusy ? 'Saving…' : `Save Changes${edits.size > 0 ? ` (${edits.size})` : ''}`}
            </button>
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
