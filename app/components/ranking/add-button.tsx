import { Plus } from 'lucide-react';
import { classNames } from '~/app/components/ui/class-names';

/** Puts an item at the end of the list, or says which pick it is already. */
export const AddButton = ({
  id,
  rank,
  onAdd,
}: {
  id: string;
  rank: number | undefined;
  onAdd: (id: string) => void;
}) => (
  <button
    type="submit"
    form="pick-edits"
    name="edit"
    value={`add:${id}`}
    aria-disabled={rank !== undefined || undefined}
    aria-label={rank === undefined ? `Add ${id}` : `${id} is pick ${rank}`}
    onClick={(event) => {
      event.preventDefault();
      if (rank === undefined) onAdd(id);
    }}
    className={classNames(
      'btn w-24 gap-1.5 tabular-nums',
      rank === undefined
        ? 'border-primary bg-base-100 text-primary hover:bg-primary hover:text-primary-content'
        : 'cursor-default surface-success text-success-ink',
    )}
  >
    {rank === undefined ? (
      <>
        <Plus className="size-4" aria-hidden="true" />
        Add
      </>
    ) : (
      `✓ Pick ${rank}`
    )}
  </button>
);
