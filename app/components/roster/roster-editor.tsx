import { type Location } from '@remix-run/react';
import type { RowSelectionState } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { LiveSearchBox } from '~/app/components/forms/search-box';
import { SendButton } from '~/app/components/forms/send-button';
import { Button, LinkButton } from '~/app/components/ui/button';
import { ConfirmDialog } from '~/app/components/ui/confirm-dialog';
import { LeaveWarning } from '~/app/components/ui/leave-warning';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy, copy } from '~/app/copy/copy';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { toEditList } from '~/domain/roster/row-edit';
import { EditableGrid, isSelectedIn } from './editable-grid';
import type { FilledCells } from './fill-cells';
import { ResolveConflict, type EditConflict } from './resolve-conflict';
import { rosterTab, type ListViewProps } from './roster-definition';
import { useEdits, type Edits } from './use-edits';

/**
 * Identifies the page and its open tab. Opening a dialog does not change the result, because the table stays below it.
 */
const getTab = ({ pathname, search }: Location) =>
  `${pathname} ${rosterTab(new URLSearchParams(search).get('tab'))}`;

interface RosterEditorProps extends ListViewProps {
  readonly error: { readonly title: string; readonly text: string } | undefined;
  /** What other administrators changed in the rows of the refused save, perhaps in columns that the table lacks; null without a conflict. */
  readonly conflict: (EditConflict & Pick<ListViewProps, 'columns'>) | null;
}

/** The table view of a list: search, edits in place with one Save button, and deletion of selected rows. */
export const RosterEditor = ({
  noun,
  rows,
  columns,
  error,
  empty,
  addLabel,
  conflict,
}: RosterEditorProps) => {
  const { edits, set, setAll, drop, clear } = useEdits(rows);
  const [filled, setFilled] = useState<FilledCells | null>(null);
  const fill = useCallback(
    (cells: FilledCells) => {
      setAll(cells.edits);
      setFilled(cells);
    },
    [setAll],
  );
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<RowSelectionState>({});
  const selected = useMemo(
    () => rows.filter((row) => isSelectedIn(selection, row.id)).map((row) => row.id),
    [rows, selection],
  );

  return (
    <div className="flex flex-col gap-4">
      {conflict ? (
        <ResolveConflict noun={noun} onTake={drop} {...conflict} />
      ) : (
        <ErrorAlert error={error} />
      )}
      <NeedsJavaScript />
      <div className="flex flex-wrap items-center gap-2">
        <LiveSearchBox
          label={adminCopy.roster.searchRows(noun)}
          className="sm:w-72"
          placeholder={adminCopy.roster.search}
          value={search}
          onSearch={setSearch}
        />
        <p className="px-1 text-sm text-muted tabular-nums" role="status">
          {adminCopy.roster.count(noun, rows.length)}
          {selected.length > 0 && ` · ${adminCopy.roster.selected(selected.length)}`}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          <DeleteSelected noun={noun} selected={selected} />
          <LinkButton to="?dialog=add" preventScrollReset icon="plus">
            {addLabel}
          </LinkButton>
          {edits.size > 0 && <DiscardEdits noun={noun} edits={edits} onDiscard={clear} />}
          <SaveEdits edits={edits} />
        </div>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {filled && edits.size > 0 && adminCopy.roster.filled(filled.edits.length, filled.skipped)}
      </p>
      <EditableGrid
        label={adminCopy.roster.all(noun)}
        rows={rows}
        columns={columns}
        edits={edits}
        onEdit={set}
        onFill={fill}
        search={search}
        selection={selection}
        onSelect={setSelection}
        empty={rows.length === 0 ? empty : adminCopy.roster.noMatch(noun, search)}
      />
      <LeaveWarning isDirty={edits.size > 0} getPage={getTab}>
        {adminCopy.roster.notSaved(noun, edits.size)}
      </LeaveWarning>
    </div>
  );
};

const NeedsJavaScript = () => (
  <noscript>
    <p className="rounded-box border border-base-300 bg-base-100 p-4">
      <Sentence
        text={adminCopy.roster.needsJavaScript}
        parts={{
          link: (
            <a href="?tab=plain" className="font-semibold text-primary underline">
              {adminCopy.roster.usePlainList}
            </a>
          ),
        }}
      />
    </p>
  </noscript>
);

/** A button that opens the confirmation for deleting the selected rows. */
const DeleteSelected = ({ noun, selected }: { noun: RosterNoun; selected: readonly string[] }) => (
  <PostForm action="?dialog=delete">
    {selected.map((id) => (
      <input key={id} type="hidden" name="selected" value={id} />
    ))}
    <Button
      name="intent"
      value="delete"
      disabled={selected.length === 0}
      className="max-sm:disabled:hidden"
      icon="trash"
    >
      {selected.length === 0
        ? adminCopy.roster.delete
        : adminCopy.roster.deleteCount(noun, selected.length)}
    </Button>
  </PostForm>
);

const SaveEdits = ({ edits }: { edits: Edits }) => {
  const editList = useMemo(
    () => toEditList([...edits].map(([id, edit]) => ({ id, ...edit }))),
    [edits],
  );

  return (
    <PostForm>
      <input type="hidden" name="edits" value={editList} />
      <SendButton
        intent="save"
        variant="primary"
        disabled={edits.size === 0}
        className="max-sm:disabled:hidden"
        busyText={copy.common.saving}
        icon="save"
      >
        {edits.size === 0 ? adminCopy.roster.saveChanges : adminCopy.roster.saveCount(edits.size)}
      </SendButton>
    </PostForm>
  );
};

/** Discards all unsaved edits. Asks first, because they are lost. */
const DiscardEdits = ({
  noun,
  edits,
  onDiscard,
}: {
  noun: RosterNoun;
  edits: Edits;
  onDiscard: () => void;
}) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button type="button" variant="ghost" onClick={() => setAsking(true)} icon="undo-2">
        {adminCopy.roster.discard}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={adminCopy.roster.discardTitle}
        confirmText={adminCopy.roster.discardChanges}
        onConfirm={onDiscard}
      >
        <p>{adminCopy.roster.discardText(noun, edits.size)}</p>
        <p className="mt-2 max-h-32 overflow-auto font-mono text-sm text-muted">
          {[...edits.keys()].join(', ')}
        </p>
      </ConfirmDialog>
    </>
  );
};
