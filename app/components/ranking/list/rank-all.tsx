import type { CataloguePage } from '~/app/components/ranking/catalogue';
import { bottomSheet } from '~/app/components/ui/bottom-sheet';
import { Icon } from '~/app/components/ui/icon';
import { useDismiss } from '~/app/components/ui/use-dismiss';
import { copy } from '~/app/copy/copy';
import { removePicks, type PickEdit } from '~/domain/picks/order-picks';
import { addSeveralLook, EditButton } from './edit-button';

interface RankAllProps<Item, Column extends string, Filter> {
  readonly catalogue: Pick<CataloguePage<Item, Column, Filter>, 'noun' | 'getId' | 'rankAll'>;
  readonly offered: readonly Item[];
  readonly picks: readonly string[];
  readonly onEdit: (edit: PickEdit) => void;
}

/**
 * Ranks all items that are not on the list, below those that are, in an order of the driver's choice. An empty list shows
 * the orders, and any other unfolds them. Nothing if at most one item is left.
 */
export const RankAll = <Item, Column extends string, Filter>({
  catalogue: { noun, getId, rankAll },
  offered,
  picks,
  onEdit,
}: RankAllProps<Item, Column, Filter>) => {
  const details = useDismiss();
  const items = offered.filter(rankAll.includes);
  const rest = removePicks(items.map(getId), picks).length;
  if (rest < 2) return null;
  const isFirst = picks.length === 0;
  const orders = (
    <>
      <p className="w-full text-sm text-muted">{copy.ranking[noun].rankAll(rest, isFirst)}</p>
      {Object.entries(rankAll.orders).map(([name, { text, sort }]) => (
        <EditButton
          key={name}
          returnsToList
          value={`all-${name}`}
          onPress={() => onEdit({ action: 'add', ids: sort(items).map(getId) })}
          className={addSeveralLook}
        >
          {text}
        </EditButton>
      ))}
    </>
  );
  if (isFirst)
    return (
      <div className="flex flex-wrap justify-center gap-2 px-(--shell-gap) pb-8 text-center">
        {orders}
      </div>
    );
  return (
    <details ref={details} className="group relative">
      <summary className="btn list-none gap-2 btn-ghost px-2.5 [&::-webkit-details-marker]:hidden">
        <Icon name="list-plus" className="size-5" />
        {copy.ranking.rankRest}
      </summary>
      <div
        className={`absolute start-0 top-full z-30 flex w-72 flex-col gap-2 rounded-box border border-base-300 bg-base-100 p-4 shadow-xl ${bottomSheet}`}
      >
        {orders}
      </div>
    </details>
  );
};
