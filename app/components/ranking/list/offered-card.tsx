import { useMemo, type MouseEvent, type ReactNode } from 'react';
import {
  rankingPairs,
  type CataloguePage,
  type RankingQuery,
} from '~/app/components/ranking/catalogue';
import type { CatalogueView } from '~/app/components/ranking/ranking-view';
import type { usePicks } from '~/app/components/ranking/use-picks';
import { Card } from '~/app/components/ui/card';
import { copy } from '~/app/copy/copy';
import { AddSeveral } from './add-several';
import { listCardId } from './edit-button';
import { OfferedTable, type OfferedLook } from './offered-table';

/** The form that filters the offered items. */
export interface FilterProps<Filter> {
  readonly filter: Filter;
  /** The path of the page. */
  readonly path: string;
  /** The URL's other parameters, which the form must keep. */
  readonly keep: [string, string][];
  readonly toHref: (filter: Filter) => string;
  readonly onChange: (filter: Filter) => void;
}

/** How the offered items look: their table and their filter. */
export interface OfferedCardLook<Item, Column extends string, Filter> extends OfferedLook<
  Item,
  Column
> {
  readonly filters: (props: FilterProps<Filter>) => ReactNode;
  /** Hides the other offered items, in addition to the filter, which stays in the URL. */
  readonly isShown?: (item: Item) => boolean;
}

interface OfferedCardProps<Item, Column extends string, Filter> {
  readonly view: CatalogueView<Item, Column, Filter>;
  readonly catalogue: CataloguePage<Item, Column, Filter>;
  readonly look: OfferedCardLook<Item, Column, Filter>;
  readonly ranking: ReturnType<typeof usePicks>;
  readonly query: RankingQuery<Column, Filter>;
  readonly setShown: (query: RankingQuery<Column, Filter>) => void;
  readonly toHref: (change: Partial<RankingQuery<Column, Filter>>) => string;
}

/** Adds all items that the filter leaves, and then says what was added. */
const AddMatching = ({
  ids,
  ranking,
}: { ids: readonly string[] } & Pick<OfferedCardProps<never, never, never>, 'ranking'>) => {
  const { picks, edit, undo, hasAddedSeveral, announcement } = ranking;
  return (
    <div className="flex flex-col px-4 pb-3 empty:hidden sm:px-5">
      <AddSeveral
        name="matching"
        text={copy.ranking.addMatching}
        onEdit={edit}
        ids={ids}
        picks={picks}
      />
      {hasAddedSeveral && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 font-semibold tabular-nums">
          {announcement}
          <button
            type="button"
            className="btn -ms-2 btn-ghost px-2 text-primary underline"
            onClick={undo}
          >
            {copy.ranking.undo}
          </button>
        </p>
      )}
    </div>
  );
};

/**
 * Leads down to the list without an entry in the history: the router knows nothing of an entry that the browser makes, so that
 * Back would not ask about unsaved changes.
 */
const showList = (event: MouseEvent<HTMLAnchorElement>) => {
  const card = document.getElementById(listCardId);
  if (!card) return;
  event.preventDefault();
  card.tabIndex = -1;
  card.focus();
};

/** A link down to the list, for screens on which the list is below the items. */
const ToList = ({ text }: { text: string }) => (
  <a
    href={`#${listCardId}`}
    onClick={showList}
    className="btn btn-ghost text-primary underline lg:hidden"
  >
    {text}
  </a>
);

/** What the driver can rank. */
export const OfferedCard = <Item, Column extends string, Filter>({
  view: { mayEdit, list, offered, pageKey },
  catalogue,
  look,
  ranking,
  query,
  setShown,
  toHref,
}: OfferedCardProps<Item, Column, Filter>) => {
  const { getId, noun, select } = catalogue;
  const { filter, sort, showAll } = query;
  const { isShown } = look;
  const listed = mayEdit ? ranking.picks : list;
  const found = useMemo(
    () => select(isShown ? offered.filter(isShown) : offered, filter, sort),
    [select, isShown, offered, filter, sort],
  );
  return (
    <Card
      flush
      title={look.title}
      description={
        <span role="status">
          {found.length < offered.length
            ? copy.ranking[noun].found(found.length, offered.length)
            : copy.ranking[noun].count(offered.length)}
        </span>
      }
      actions={mayEdit && <ToList text={catalogue.list.goToList(listed.length)} />}
    >
      {look.filters({
        filter,
        path: catalogue.path,
        keep: rankingPairs(catalogue, { ...query, filter: catalogue.noFilter }, pageKey),
        toHref: (changed) => toHref({ filter: changed }),
        onChange: (changed) => setShown({ ...query, filter: changed }),
      })}
      {mayEdit && found.length < offered.length && (
        <AddMatching ids={found.map(getId)} ranking={ranking} />
      )}
      <OfferedTable
        look={look}
        getId={getId}
        sort={sort}
        showAll={showAll}
        mayEdit={mayEdit}
        toHref={toHref}
        items={found}
        hasItems={offered.length > 0}
        picks={listed}
        onSort={(changed) => setShown({ ...query, sort: changed })}
        onShowAll={() => setShown({ ...query, showAll: true })}
        onEdit={ranking.edit}
      />
    </Card>
  );
};
