import { copy } from '~/app/copy/copy';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from '@remix-run/react';
import { Card } from '~/app/components/ui/card';
import { classNames } from '~/app/components/ui/class-names';
import { LeaveWarning } from '~/app/components/ui/leave-warning';
import { Badge } from '~/app/components/ui/status-chip';
import { rankingPairs, rankingPath, type CataloguePage, type RankingQuery } from './catalogue';
import { HiddenFields } from './hidden-fields';
import { LatestReceipt } from './latest-receipt';
import { OfferedTable, type OfferedLook } from './offered-table';
import { RankedList } from './ranked-list';
import type { CatalogueView, SaveProblem } from './ranking-view';
import { SaveBar } from './save-bar';
import { SaveStatus } from './save-status';
import { UndoAll } from './undo-all';
import { useBase } from './use-base';
import { usePicks } from './use-picks';

/** Keeps the current state in the address bar, so that a reload or a dead battery loses nothing. */
const useAddress = (path: string): void => {
  const { key } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    const { pathname, search } = window.location;
    if (!isIdle || `${pathname}${search}` === path) return;
    window.history.replaceState(window.history.state, '', path);
    // `key` is a dependency, because after a refused save the router sets the URL, which must then be replaced again.
  }, [path, key, isIdle]);
};

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

/** How a catalogue looks: its table, its filter, and the parts around the driver's list. */
export interface EditorLook<Item, Column extends string, Filter> extends OfferedLook<Item, Column> {
  readonly filters: (props: FilterProps<Filter>) => ReactNode;
  /** Hides the other offered items, in addition to the filter, which stays in the URL. */
  readonly isShown?: (item: Item) => boolean;
  /** Rendered below the ID in the driver's list. */
  readonly line: (item: Item) => ReactNode;
  readonly notices: (isDirty: boolean) => ReactNode;
  /** Rendered between the list and its receipt. */
  readonly aside?: ReactNode;
  /** Rendered below the items and the list. */
  readonly below?: ReactNode;
  /** Shown instead of the save time if nothing was saved yet. */
  readonly unsaved?: ReactNode;
}

/** The picks, the filtered items, and the URL that stores both. */
const useEditor = <Item, Column extends string, Filter>(
  view: CatalogueView<Item, Column, Filter>,
  catalogue: CataloguePage<Item, Column, Filter>,
) => {
  const [{ filter, sort, showAll }, setShown] = useState(view.query);
  const ranking = usePicks({
    list: view.list,
    draft: view.query.draft,
    noun: catalogue.noun,
  });
  const { picks, isDirty } = ranking;
  const base = useBase(view, isDirty);
  const query: RankingQuery<Column, Filter> = {
    filter,
    sort,
    showAll,
    draft: isDirty ? picks : null,
    base: catalogue.list.isOwn ? base : undefined,
  };
  const toHref = (change: Partial<typeof query>) =>
    rankingPath(catalogue, { ...query, ...change }, view.pageKey);
  const address = toHref({});
  useAddress(address);
  return { ranking, query, setShown, toHref, address };
};

/** The items to rank, the driver's list next to them, and the bar that saves the list. */
export const RankingEditor = <Item, Column extends string, Filter>({
  view,
  catalogue,
  look,
  problem,
}: {
  view: CatalogueView<Item, Column, Filter>;
  catalogue: CataloguePage<Item, Column, Filter>;
  look: EditorLook<Item, Column, Filter>;
  problem: SaveProblem | undefined;
}) => {
  const { mayEdit, offered, pageKey } = view;
  const { path, getId } = catalogue;
  const editor = useEditor(view, catalogue);
  const { ranking, query, toHref, address } = editor;
  const { picks, isDirty } = ranking;
  const byId = new Map(offered.map((item) => [getId(item), item]));
  const renderLine = (id: string) => {
    const item = byId.get(id);
    return item && look.line(item);
  };
  return (
    <>
      <div className="shell flex flex-col gap-3 pb-6 sm:gap-4">
        {look.notices(isDirty)}
        <p role="status" className="sr-only">
          {ranking.announcement}
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[1fr_26rem]">
          <OfferedCard {...{ view, catalogue, look, editor }} />
          <div
            className={classNames(
              'flex flex-col gap-4 lg:sticky lg:top-4',
              // A closed list is read-only, so phones show it before the items.
              !mayEdit && 'max-lg:order-first',
            )}
          >
            <YourList
              {...{ view, ranking, renderLine }}
              words={catalogue}
              undoHref={toHref({ draft: null })}
            />
            {look.aside}
            <LatestReceipt view={view} words={catalogue} />
          </div>
        </div>
        {look.below}
        {mayEdit && (
          <form id="pick-edits" method="get" action={path} hidden>
            <HiddenFields pairs={rankingPairs(catalogue, { ...query, draft: picks }, pageKey)} />
          </form>
        )}
      </div>
      <LeaveWarning isDirty={isDirty && mayEdit} isInAddress>
        {copy.ranking.notSaved}
      </LeaveWarning>
      <SaveBar
        {...{ view, problem, picks, path }}
        base={query.base}
        action={address}
        keepHref={toHref({ draft: null })}
        onKeep={ranking.discard}
        saveText={catalogue.list.save}
      >
        <SaveStatus {...{ view, isDirty }} unsaved={look.unsaved} />
      </SaveBar>
    </>
  );
};

const OfferedCard = <Item, Column extends string, Filter>({
  view: { mayEdit, list, offered, pageKey },
  catalogue,
  look,
  editor: { ranking, query, setShown, toHref },
}: {
  view: CatalogueView<Item, Column, Filter>;
  catalogue: CataloguePage<Item, Column, Filter>;
  look: EditorLook<Item, Column, Filter>;
  editor: ReturnType<typeof useEditor<Item, Column, Filter>>;
}) => {
  const { getId, noun } = catalogue;
  const { filter, sort, showAll } = query;
  const listed = mayEdit ? ranking.picks : list;
  const shown = look.isShown ? offered.filter(look.isShown) : offered;
  const found = catalogue.select(shown, filter, sort);
  return (
    <Card
      flush
      className="@container"
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
      <OfferedTable
        {...{ look, getId, sort, showAll, mayEdit, toHref }}
        items={found}
        hasItems={offered.length > 0}
        picks={listed}
        onSort={(changed) => setShown({ ...query, sort: changed })}
        onShowAll={() => setShown({ ...query, showAll: true })}
        onAdd={(id) => ranking.edit({ action: 'add', id })}
      />
    </Card>
  );
};

const YourList = ({
  view: { mayEdit, list },
  words,
  ranking: { picks, isDirty, edit, moveTo, discard },
  renderLine,
  undoHref,
}: {
  view: Pick<CatalogueView<unknown, string, unknown>, 'mayEdit' | 'list'>;
  words: Parameters<typeof RankedList>[0]['words'];
  ranking: ReturnType<typeof usePicks>;
  renderLine: (id: string) => ReactNode;
  undoHref: string;
}) => {
  const listed = mayEdit ? picks : list;
  return (
    <Card
      id="your-picks"
      flush
      className="@container overflow-hidden"
      title={
        <>
          {words.title} <Badge>{listed.length}</Badge>
        </>
      }
      description={words.hint}
      actions={
        isDirty &&
        mayEdit && <UndoAll picks={picks} list={list} href={undoHref} onDiscard={discard} />
      }
    >
      <div className="border-t border-base-300">
        <RankedList
          picks={listed}
          renderLine={renderLine}
          words={words}
          onEdit={mayEdit ? edit : undefined}
          onMoveTo={moveTo}
        />
      </div>
    </Card>
  );
};

/** A link down to the list, for screens on which the list is below the items. */
const ToList = ({ text }: { text: string }) => (
  <a href="#your-picks" className="btn btn-ghost text-primary underline lg:hidden">
    {text}
  </a>
);
