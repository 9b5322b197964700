import type { CataloguePage } from '~/app/components/ranking/catalogue';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import { removePicks, type PickEdit } from '~/domain/picks/order-picks';
import { EditButton } from './edit-button';

/**
 * Ranks all items that are not on the list, below those that are, in an order of the driver's choice. Folded beside what
 * else can be done with a list. Nothing if at most one item is left.
 */
export const RankAll = <Item, Column extends string, Filter>({
  catalogue: { noun, getId, rankAll },
  offered,
  picks,
  onEdit,
}: {
  catalogue: Pick<CataloguePage<Item, Column, Filter>, 'noun' | 'getId' | 'rankAll'>;
  offered: readonly Item[];
  picks: readonly string[];
  onEdit: (edit: PickEdit) => void;
}) => {
  const items = offered.filter(rankAll.includes);
  const rest = removePicks(items.map(getId), picks).length;
  if (rest < 2) return null;
  const isFirst = picks.length === 0;
  const choices = (
    <div className={classNames('px-(--shell-gap) pb-3 lg:px-5', isFirst && 'text-center')}>
      <p className="py-1 text-sm text-muted">{copy.ranking[noun].rankAll(rest, isFirst)}</p>
      <div className={classNames('flex flex-wrap gap-2', isFirst && 'justify-center')}>
        {Object.entries(rankAll.orders).map(([name, { text, sort }]) => (
          <EditButton
            key={name}
            returnsToList
            value={`all-${name}`}
            onPress={() => onEdit({ action: 'add', ids: sort(items).map(getId) })}
            className="btn h-auto min-h-11 border-primary bg-base-100 px-3 py-1 text-primary hover:bg-primary hover:text-primary-content"
          >
            {text}
          </EditButton>
        ))}
      </div>
    </div>
  );
  if (isFirst) return choices;
  return (
    <details className="group open:w-full">
      <summary className="btn list-none gap-2 btn-ghost px-2.5 [&::-webkit-details-marker]:hidden">
        <Icon name="list-plus" className="size-5" />
        {copy.ranking.rankRest}
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {choices}
    </details>
  );
};
