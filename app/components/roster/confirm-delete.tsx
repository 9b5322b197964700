import { ConfirmForm } from '~/app/components/forms/confirm-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy } from '~/app/copy/copy';
import { toNamedRow } from '~/domain/roster/named-row';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { nameRow } from './change-sentence';
import type { GridRow } from './roster-definition';

/** The rows to delete, and what refers to them. */
export interface DeletionView {
  readonly ids: readonly string[];
  /** Drivers with a list that is deleted, or loses a row; null while lists are sealed. */
  readonly drivers: number | null;
  /** Manual assignments. */
  readonly assignments: number;
  /** Results of published awards. */
  readonly results: number;
}

const listUses = (
  noun: RosterNoun,
  { ids, drivers, assignments, results }: DeletionView,
): string[] => {
  const { deletion } = adminCopy.roster;
  const lists = noun === 'driver' ? deletion.havePicks : deletion.rankThese;
  const uses = [
    drivers === null ? deletion.sealed : drivers > 0 && lists(drivers, ids.length),
    assignments > 0 && deletion.assignments(assignments),
    results > 0 && deletion.results(results, ids.length),
    results > 0 && noun === 'job' && deletion.jobsThere,
  ].filter((text) => text !== false);
  const lost = noun === 'driver' ? [adminCopy.undoChange.restoredNote.driver] : [];
  return [...(uses.length > 0 ? uses : [deletion.unused]), ...lost];
};

/** Asks before a bulk delete: names the rows, their number, and what refers to them. */
export const ConfirmDelete = ({
  noun,
  deletion,
  rows,
}: {
  readonly noun: RosterNoun;
  readonly deletion: DeletionView;
  /** All rows of the list. */
  readonly rows: readonly GridRow[];
}) => {
  const { ids } = deletion;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names = ids.map((id) => nameRow(toNamedRow(noun, id, byId.get(id))));
  return (
    <RouteDialog title={adminCopy.roster.deleteTitle(noun, ids.length)} closeTo=".">
      <p>{adminCopy.roster.deleteText(ids.length, noun)}</p>
      <p className="mt-2 max-h-32 overflow-auto text-sm text-muted tabular-nums">
        {names.join(' · ')}
      </p>
      <ul className="mt-3 flex flex-col gap-1 rounded-field bg-base-200 px-4 py-3">
        {listUses(noun, deletion).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ConfirmForm
        action="?"
        closeTo="."
        intent="delete"
        label={adminCopy.roster.deleteRows(ids.length)}
        fields={ids.map((id) => ['selected', id] as const)}
      />
    </RouteDialog>
  );
};
