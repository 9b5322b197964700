import { useMemo, type ReactNode } from 'react';
import {
  rankingPairs,
  type CataloguePage,
  type RankingQuery,
} from '~/app/components/ranking/catalogue';
import type { CatalogueView } from '~/app/components/ranking/ranking-view';
import type { usePicks } from '~/app/components/ranking/use-picks';
import { classNames } from '~/app/components/ui/class-names';
import { copy } from '~/app/copy/copy';
import { AddSeveral } from './add-several';
import { OfferedTable, type OfferedLook } from './offered-table';
import { Panel } from './panel';
import { SortChip } from './sort-chip';

/** The form that filters the offered items. */
export interface FilterProps<Filter> {
  readonly filter: Filter;
  /** The path of the page. */
  readonly path: string;
  /** The URL's other parameters, which the form must keep. */
  readonly keep: [string, string][];
  /** Stands first among what needs one press. */
  readonly sorting: ReactNode;
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
    <>
      <AddSeveral
        name="matching"
        text={copy.ranking.addMatching}
        onEdit={edit}
        ids={ids}
        picks={picks}
      />
      {hasAddedSeveral && (
        <p className="flex grow flex-wrap items-center justify-between gap-x-3 font-semibold tabular-nums">
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
    </>
  );
};

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
  const { getId, mayRank, noun, select } = catalogue;
  const { filter, sort, showAll } = query;
  const { isShown } = look;
  const found = useMemo(
    () => select(isShown ? offered.filter(isShown) : offered, filter, sort),
    [select, isShown, offered, filter, sort],
  );
  const isNarrowed = found.length < offered.length;
  const onSort = (changed: typeof sort) => setShown({ ...query, sort: changed });
  return (
    <Panel title={look.title}>
      {look.filters({
        filter,
        path: catalogue.path,
        keep: rankingPairs(catalogue, { ...query, filter: catalogue.noFilter }, pageKey),
        sorting: (
          <SortChip
            labels={look.labels}
            sort={sort}
            toHref={(changed) => toHref({ sort: changed })}
            onSort={onSort}
          />
        ),
        toHref: (changed) => toHref({ filter: changed }),
        onChange: (changed) => setShown({ ...query, filter: changed }),
      })}
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-3 border-base-300 py-1 max-lg:border-t max-lg:px-(--shell-gap) lg:px-5',
          !isNarrowed && 'max-lg:sr-only',
        )}
      >
        <p role="status" className="text-sm text-muted tabular-nums">
          {isNarrowed
            ? copy.ranking[noun].found(found.length, offered.length)
            : copy.ranking[noun].count(offered.length)}
        </p>
        {mayEdit && isNarrowed && (
          <AddMatching ids={found.filter(mayRank).map(getId)} ranking={ranking} />
        )}
      </div>
      <OfferedTable
        look={look}
        getId={getId}
        mayRank={mayRank}
        sort={sort}
        showAll={showAll}
        mayEdit={mayEdit}
        toHref={toHref}
        items={found}
        hasItems={offered.length > 0}
        picks={mayEdit ? ranking.picks : list}
        onSort={onSort}
        onShowAll={() => setShown({ ...query, showAll: true })}
        onEdit={ranking.edit}
      />
    </Panel>
  );
};
