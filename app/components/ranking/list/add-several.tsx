import { Icon } from '~/app/components/ui/icon';
import { addPicks, type PickEdit } from '~/domain/picks/order-picks';
import { addSeveralLook, EditButton } from './edit-button';

/** A button that adds several items to the end of the list. Nothing if all of them are on it. */
export const AddSeveral = ({
  name,
  ids,
  picks,
  text,
  onEdit,
}: {
  /** What the button sends without JavaScript. */
  name: 'matching' | 'earlier';
  ids: readonly string[];
  picks: readonly string[];
  /** `count` is how many items the button adds. */
  text: (count: number) => string;
  onEdit: (edit: PickEdit) => void;
}) => {
  const added = addPicks(picks, ids).slice(picks.length);
  if (added.length === 0) return null;
  return (
    <EditButton
      value={name}
      onPress={() => onEdit({ action: 'add', ids: added })}
      className={addSeveralLook}
    >
      <Icon name="list-plus" className="size-5 shrink-0" />
      {text(added.length)}
    </EditButton>
  );
};
