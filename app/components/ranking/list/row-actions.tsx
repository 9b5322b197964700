import { useEffect, useRef, type ComponentProps } from 'react';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { PickEdit } from '~/domain/picks/order-picks';
import { EditButton } from './edit-button';
import { PlaceField } from './place-field';

/** Places that one press reaches, in addition to the top. */
const nearPlaces = [2, 3, 4, 5, 10];

const ActionButton = ({ className = '', ...button }: ComponentProps<typeof EditButton>) => (
  <EditButton
    {...button}
    returnsToList
    className={`btn h-auto min-h-11 border-base-300 bg-base-100 py-1 ${className}`}
  />
);

const steps = [
  { action: 'up', icon: 'arrow-up' },
  { action: 'down', icon: 'arrow-down' },
] as const;

/** On a phone, where the row has no room for them: one place up or down. */
const Steps = ({
  id,
  rank,
  count,
  onEdit,
}: {
  id: string;
  rank: number;
  count: number;
  onEdit: (edit: PickEdit) => void;
}) => (
  <div className="flex flex-wrap gap-2 sm:hidden">
    {steps.map(({ action, icon }) => (
      <ActionButton
        key={action}
        value={`${action}:${id}`}
        data-action={action}
        aria-label={`${copy.ranking.rowLabels[action]} ${id}`}
        disabled={rank === (action === 'up' ? 1 : count)}
        onPress={() => onEdit({ action, id })}
        className="flex-1"
      >
        <Icon name={icon} className="size-5" />
        {copy.ranking.rowLabels[action]}
      </ActionButton>
    ))}
  </div>
);

/**
 * What can be done with a pick in addition to the buttons of its row: below them, in the same row. A step up or down leaves
 * it open, so that pressing again moves the pick on.
 */
export const RowActions = ({
  id,
  rank,
  count,
  onEdit,
  onOpen,
}: {
  id: string;
  rank: number;
  /** The length of the list. */
  count: number;
  onEdit: (edit: PickEdit) => void;
  onOpen: (id: string) => void;
}) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  const act = (edit: PickEdit) => {
    onOpen('');
    onEdit(edit);
  };
  const moveTo = (place: number) => act({ action: 'move', ids: [id], place: place - 1 });
  const { moveToTop, moveToPick, actionsOf, removeFromList } = copy.ranking;
  const near = nearPlaces.filter((place) => place <= count && place !== rank);
  return (
    <div
      ref={panel}
      role="group"
      aria-label={actionsOf(id)}
      className="mt-1.5 flex basis-full flex-col gap-2 rounded-box bg-base-200 p-2"
    >
      <Steps id={id} rank={rank} count={count} onEdit={onEdit} />
      {rank > 1 && (
        <ActionButton value={`move-1:${id}`} onPress={() => moveTo(1)}>
          <Icon name="arrow-up-to-line" className="size-5" />
          {moveToTop}
        </ActionButton>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {near.map((place) => (
          <ActionButton
            key={place}
            value={`move-${place}:${id}`}
            aria-label={moveToPick(id, place)}
            onPress={() => moveTo(place)}
            className="min-w-11 flex-1 px-2 tabular-nums"
          >
            {place}
          </ActionButton>
        ))}
      </div>
      {count > 1 && <PlaceField ids={[id]} value={`move:${id}`} count={count} onEdit={act} />}
      <ActionButton
        value={`remove:${id}`}
        onPress={() => act({ action: 'remove', ids: [id] })}
        className="sm:hidden"
      >
        <Icon name="trash" className="size-5" />
        {removeFromList}
      </ActionButton>
    </div>
  );
};
