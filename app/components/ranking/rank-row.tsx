import { copy } from '~/app/copy/copy';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PickEdit } from '~/domain/picks/order-picks';

const icons = { up: ArrowUp, down: ArrowDown, remove: Trash2 } as const;

export const rankRowLook =
  'border-base-300 bg-base-100 flex min-h-16 items-center gap-2 border-b py-1.5 ps-3 pe-2 last:border-b-0 sm:ps-4 @max-[16rem]:flex-wrap';

/** One pick with its rank and buttons. Must be inside an `li`. */
export const RankRow = ({
  id,
  line,
  rank,
  count,
  handle,
  onEdit,
}: {
  id: string;
  line: ReactNode;
  rank: number;
  count: number;
  handle?: ReactNode;
  /** Called when a button of the row is pressed; undefined if the list is read-only. */
  onEdit: ((edit: PickEdit) => void) | undefined;
}) => (
  <>
    {handle}
    <span
      className="grid size-9 shrink-0 place-items-center rounded-full bg-neutral font-bold text-neutral-content tabular-nums"
      aria-hidden="true"
    >
      {rank}
    </span>
    <div className="min-w-0 grow ps-1 leading-tight">
      <p className="font-bold tabular-nums">
        <span className="sr-only">{copy.ranking.pickPrefix(rank)} </span>
        {id}
      </p>
      {line && <p className="text-sm text-muted">{line}</p>}
    </div>
    {onEdit && (
      <div className="flex shrink-0">
        {(['up', 'down', 'remove'] as const).map((action) => {
          const Icon = icons[action];
          return (
            <button
              key={action}
              type="submit"
              form="pick-edits"
              name="edit"
              value={`${action}:${id}`}
              data-action={action}
              aria-label={`${copy.ranking.rowLabels[action]} ${id}`}
              disabled={(action === 'up' && rank === 1) || (action === 'down' && rank === count)}
              onClick={(event) => {
                event.preventDefault();
                onEdit({ action, id });
              }}
              className="btn btn-square btn-ghost disabled:bg-transparent disabled:opacity-45"
            >
              <Icon className="size-5" aria-hidden="true" />
            </button>
          );
        })}
      </div>
    )}
  </>
);
