import { useId, useRef } from 'react';
import { copy } from '~/app/copy/copy';
import type { PickEdit } from '~/domain/picks/order-picks';
import { EditButton, editFormId } from './edit-button';

/** A number field and a button that move picks to that place. */
export const PlaceField = ({
  ids,
  value,
  count,
  onEdit,
}: {
  ids: readonly string[];
  /** What the button sends without JavaScript. */
  value: string;
  /** The length of the list. */
  count: number;
  onEdit: (edit: PickEdit) => void;
}) => {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const move = () => {
    const input = field.current;
    if (!input?.value) input?.focus();
    else if (input.reportValidity())
      onEdit({ action: 'move', ids, place: input.valueAsNumber - 1 });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {copy.ranking.toPick}
      </label>
      <input
        ref={field}
        id={id}
        type="number"
        name="to"
        form={editFormId}
        inputMode="numeric"
        min={1}
        max={count}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          move();
        }}
        className="input w-20 min-w-0 tabular-nums"
      />
      <EditButton
        returnsToList
        value={value}
        onPress={move}
        className="btn flex-1 border-base-300 bg-base-100"
      >
        {copy.ranking.move}
      </EditButton>
    </div>
  );
};
