import { memo } from 'react';
import { RowActions } from '~/app/components/ranking/on-demand';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import type { IconName } from '~/app/components/ui/icon-names';
import { copy } from '~/app/copy/copy';
import { EditButton, editFormId } from './edit-button';
import type { RowHandlers, RowState } from './list-rows';

/** A long text or large type moves the buttons below the text. */
export const rankRowLook =
  'border-base-300 bg-base-100 flex min-h-15 flex-wrap items-center border-b py-1 ps-1 pe-2 last:border-b-0';

export const handleLook = 'flex min-h-12 min-w-[64px] shrink-0 items-center';

/** The rank of a pick, which is also the handle to drag it by, if `isHandle` is set. */
export const Rank = ({ rank, isHandle }: { rank: number; isHandle: boolean }) => (
  <>
    <span className="grid w-[32px] shrink-0 place-items-center text-muted" aria-hidden="true">
      {isHandle && <Icon name="grip-vertical" className="size-5" />}
    </span>
    <span
      className={classNames(
        'grid h-[min(1.75rem,44px)] min-w-[min(1.75rem,44px)] place-items-center rounded-full px-1 text-[min(0.9375rem,24px)] font-bold tabular-nums',
        rank === 1 ? 'bg-base-content text-base-100' : 'bg-base-200',
      )}
      aria-hidden="true"
    >
      {rank}
    </span>
  </>
);

const RowButton = ({
  id,
  name,
  action,
  label,
  icon,
  className = '',
  ...button
}: {
  id: string;
  name: 'edit' | 'more';
  action: 'up' | 'down' | 'remove' | 'more';
  label: string;
  icon: IconName;
  className?: string;
  disabled?: boolean;
  'aria-expanded'?: boolean;
  onPress: () => void;
}) => (
  <EditButton
    {...button}
    returnsToList
    name={name}
    value={name === 'edit' ? `${action}:${id}` : id}
    data-action={action}
    aria-label={label}
    className={`btn btn-square row-button btn-ghost [--size:min(2.75rem,48px)] ${className}`}
  >
    <Icon name={icon} className="size-5" />
  </EditButton>
);

const RowButtons = ({
  id,
  rank,
  isLast,
  openCount,
  onEdit,
  onOpen,
}: Omit<RowState, 'isChosen'> &
  Pick<RowHandlers, 'onOpen'> & { onEdit: NonNullable<RowHandlers['onEdit']> }) => {
  const { rowLabels, moreFor } = copy.ranking;
  const isOpen = openCount > 0;
  const edit = { id, name: 'edit' } as const;
  return (
    <div className="ms-auto flex shrink-0">
      <RowButton
        {...edit}
        action="up"
        icon="arrow-up"
        label={`${rowLabels.up} ${id}`}
        className="max-sm:hidden"
        disabled={rank === 1}
        onPress={() => onEdit({ action: 'up', id })}
      />
      <RowButton
        {...edit}
        action="down"
        icon="arrow-down"
        label={`${rowLabels.down} ${id}`}
        className="max-sm:hidden"
        disabled={isLast}
        onPress={() => onEdit({ action: 'down', id })}
      />
      <RowButton
        {...edit}
        action="remove"
        icon="trash"
        label={`${rowLabels.remove} ${id}`}
        className="max-sm:hidden"
        onPress={() => onEdit({ action: 'remove', ids: [id] })}
      />
      <RowButton
        id={id}
        name="more"
        action="more"
        icon="ellipsis"
        label={moreFor(id)}
        aria-expanded={isOpen}
        onPress={() => onOpen(isOpen ? '' : id)}
      />
    </div>
  );
};

/** One pick with its buttons or its checkbox, next to its rank. Must be inside an `li`. */
export const RankRow = memo(
  ({ isChosen, renderLine, onEdit, onOpen, onChoose, ...row }: RowState & RowHandlers) => {
    const { id, rank, openCount } = row;
    const text = (
      <span className="@container block min-w-0 flex-1 basis-20 ps-2 leading-tight">
        <span className="sr-only">{copy.ranking.pickPrefix(rank)} </span>
        {renderLine(id)}
      </span>
    );
    if (!onEdit) return text;
    if (isChosen !== null) {
      return (
        <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-1">
          {text}
          <span className="grid size-11 shrink-0 place-items-center">
            <input
              type="checkbox"
              form={editFormId}
              name="chosen"
              value={id}
              checked={isChosen}
              onChange={({ target }) => onChoose(id, target.checked)}
              aria-label={copy.ranking.choose(id)}
              className="checkbox checkbox-primary"
            />
          </span>
        </label>
      );
    }
    return (
      <>
        {text}
        <RowButtons {...row} onEdit={onEdit} onOpen={onOpen} />
        {openCount > 0 && (
          <RowActions id={id} rank={rank} onEdit={onEdit} onOpen={onOpen} count={openCount} />
        )}
      </>
    );
  },
);
RankRow.displayName = 'RankRow';
