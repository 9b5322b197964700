import { saveBarLook } from '~/app/components/ranking/save/bar-look';
import { LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import type { PickEdit } from '~/domain/picks/order-picks';
import { EditButton } from './edit-button';
import { PlaceField } from './place-field';

/**
 * Moves or removes the chosen picks together. It takes the place of the bar that saves the list, so that it is in reach of
 * the thumb and leaves the list its room.
 */
export const SelectBar = ({
  picks,
  chosen,
  doneHref,
  onEdit,
  onSelect,
}: {
  picks: readonly string[];
  chosen: ReadonlySet<string>;
  /** The URL of the page without checkboxes. */
  doneHref: string;
  onEdit: (edit: PickEdit) => void;
  onSelect: (isOn: boolean) => void;
}) => {
  const ids = picks.filter((id) => chosen.has(id));
  const act = (edit: PickEdit) => {
    if (ids.length === 0) return;
    onSelect(false);
    onEdit(edit);
  };
  const { chosenCount, moveToTop, rowLabels, selectHint } = copy.ranking;
  const buttons = [
    {
      value: 'move-1',
      text: moveToTop,
      icon: 'arrow-up-to-line',
      edit: { action: 'move', ids, place: 0 },
    },
    { value: 'remove', text: rowLabels.remove, icon: 'trash', edit: { action: 'remove', ids } },
  ] as const;
  return (
    <section
      data-save-bar
      aria-label={copy.ranking.select}
      className={`${saveBarLook} border-base-300 bg-base-100`}
    >
      <div className="shell flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
        <p role="status" className="min-w-0 flex-1 font-semibold tabular-nums">
          {ids.length === 0 ? selectHint : chosenCount(ids.length)}
        </p>
        <LinkButton
          to={doneHref}
          replace
          preventScrollReset
          onClick={(event) => {
            event.preventDefault();
            onSelect(false);
          }}
        >
          {copy.ranking.selectDone}
        </LinkButton>
        <div className="flex w-full flex-wrap gap-2">
          {buttons.map(({ value, text, icon, edit }) => (
            <EditButton
              key={value}
              returnsToList
              value={value}
              onPress={() => act(edit)}
              className="btn h-auto min-h-11 flex-1 border-base-300 bg-base-100 px-3 py-1"
            >
              <Icon name={icon} className="size-5" />
              {text}
            </EditButton>
          ))}
          <PlaceField ids={ids} value="move" count={picks.length} onEdit={act} />
        </div>
      </div>
    </section>
  );
};
