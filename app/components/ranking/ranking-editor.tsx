import { useLocation, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Pairs } from '~/app/components/address/codec';
import { classNames } from '~/app/components/ui/class-names';
import { LeaveWarning } from '~/app/components/ui/leave-warning';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { samePicks } from '~/domain/picks/order-picks';
import { rankingPairs, rankingPath, type CataloguePage, type RankingQuery } from './catalogue';
import { editFormId } from './list/edit-button';
import { ListCard } from './list/list-card';
import { OfferedCard, type OfferedCardLook } from './list/offered-card';
import { SelectBar } from './list/on-demand';
import { useListTools } from './list/use-list-tools';
import type { WaitingLink } from './own-phone/own-phone-waiting';
import type { CatalogueView, SaveProblem } from './ranking-view';
import { EarlierOffer } from './result/earlier-offer';
import { HiddenFields } from './save-fields';
import { SaveStatus } from './save-status';
import { LatestReceipt } from './save/latest-receipt';
import { SaveBar } from './save/save-bar';
import { useBaseReceipt } from './save/use-base-receipt';
import { usePicks } from './use-picks';

/** Keeps the current state in the address bar, so that a reload or a dead battery loses nothing. */
const useAddress = (path: string): void => {
  const { key } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    const { pathname, search } = window.location;
    if (!isIdle || `${pathname}${search}` === path) return undefined;
    // After the next frame, so that a tap shows its effect before the browser updates the address.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => window.history.replaceState(window.history.state, '', path));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // `key` is a dependency, because after a refused save the router sets the URL, which must then be replaced again.
  }, [path, key, isIdle]);
};

/** How a catalogue looks: its table, its filter, and the parts around the driver's list. */
export interface EditorLook<Item, Column extends string, Filter> extends OfferedCardLook<
  Item,
  Column,
  Filter
> {
  /** An item in the driver's list. */
  readonly line: (item: Item) => ReactNode;
  readonly notices: (isDirty: boolean) => ReactNode;
  /** Rendered between the list and its receipt. */
  readonly aside?: (picks: readonly string[]) => ReactNode;
  /** Rendered below the items and the list. */
  readonly below?: ReactNode;
  /** Shown instead of the save time if nothing was saved yet. */
  readonly unsaved?: ReactNode;
}

/** The picks, the filtered items, and the URL that stores both. */
const useEditor = <Item, Column extends string, Filter>(
  view: CatalogueView<Item, Column, Filter>,
  catalogue: CataloguePage<Item, Column, Filter>,
  waited: readonly string[] | null,
) => {
  const [{ filter, sort, showAll }, setShown] = useState(view.query);
  const ranking = usePicks({ list: view.list, draft: view.query.draft, noun: catalogue.noun });
  const { picks, isDirty } = ranking;
  const base = useBaseReceipt(view, isDirty, waited);
  const isHydrated = useHydrated();
  const query: RankingQuery<Column, Filter> = {
    filter,
    sort,
    showAll,
    showAllPicks: view.query.showAllPicks && !isHydrated,
    opened: '',
    isSelecting: false,
    draft: isDirty ? picks : null,
    base: catalogue.list.isOwn ? base : undefined,
  };
  const toHref = (change: Partial<typeof query>) =>
    rankingPath(catalogue, { ...query, ...change }, view.pageKey);
  const address = toHref({});
  useAddress(address);
  return { ranking, query, setShown, toHref, address };
};

/** Renders an item of the driver's list by its ID. */
const useRenderLine = <Item,>(
  offered: readonly Item[],
  getId: (item: Item) => string,
  line: (item: Item) => ReactNode,
) => {
  const byId = useMemo(() => new Map(offered.map((item) => [getId(item), item])), [offered, getId]);
  return useCallback(
    (id: string) => {
      const item = byId.get(id);
      return item ? line(item) : id;
    },
    [byId, line],
  );
};

/**
 * The URL of the page with all picks; null if it shows them already: once its scripts run, and while a list is edited
 * without them.
 */
const useAllHref = <Column extends string, Filter>(
  { showAllPicks, opened, isSelecting, draft }: RankingQuery<Column, Filter>,
  toHref: (change: { showAllPicks: boolean }) => string,
): string | null => {
  const isHydrated = useHydrated();
  const isEdited = opened !== '' || isSelecting || draft !== null;
  return isHydrated || showAllPicks || isEdited ? null : toHref({ showAllPicks: true });
};

/** The form of the buttons that edit the list without JavaScript. */
const EditForm = ({ path, pairs }: { path: string; pairs: Pairs }) => (
  <form id={editFormId} method="get" action={path} hidden>
    <HiddenFields pairs={pairs} />
  </form>
);

interface EditorProps<Item, Column extends string, Filter> {
  readonly view: CatalogueView<Item, Column, Filter>;
  readonly catalogue: CataloguePage<Item, Column, Filter>;
  readonly look: EditorLook<Item, Column, Filter>;
  readonly problem: SaveProblem | undefined;
}

/** What a save that waits on the driver's own phone changes on the page. */
const useWaitingSave = (
  problem: SaveProblem | undefined,
  { noun }: Pick<CataloguePage<never, never, never>, 'noun'>,
  restore: WaitingLink['restore'],
) => {
  const [waited, onOpen] = useState<readonly string[] | null>(null);
  const [keeps, setKeeps] = useState(0);
  const [{ ids, asked }, setWaiting] = useState<{
    ids: readonly string[] | null;
    asked: SaveProblem | undefined;
  }>({ ids: null, asked: undefined });
  const onWaiting: WaitingLink['onWaiting'] = useCallback(
    (waitingIds, question) => setWaiting({ ids: waitingIds, asked: question }),
    [],
  );
  const known = problem ?? asked;
  return {
    waited,
    has: (picks: readonly string[]) => ids !== null && samePicks(ids, picks),
    bar: {
      problem: known,
      of: noun === 'job' ? ('jobs' as const) : ('vacations' as const),
      onKeepOther: () => setKeeps((before) => before + 1),
      waiting: { keeps, problem: known, onOpen, onWaiting, restore },
    },
  };
};

/** What is beside the items. On phones it comes before them if the list is closed, because then it can only be read. */
const OwnList = ({ isFirst, children }: { isFirst: boolean; children: ReactNode }) => (
  <div
    className={classNames(
      'flex min-w-0 flex-col gap-4 lg:sticky lg:top-4',
      isFirst && 'max-lg:order-first',
    )}
  >
    {children}
  </div>
);

const Editor = <Item, Column extends string, Filter>({
  view,
  catalogue,
  look,
  problem,
  onRestore,
}: EditorProps<Item, Column, Filter> & { onRestore: WaitingLink['restore'] }) => {
  const { mayEdit, offered, pageKey, earlier } = view;
  const { path, getId } = catalogue;
  const waiting = useWaitingSave(problem, catalogue, onRestore);
  const editor = useEditor(view, catalogue, waiting.waited);
  const { ranking, query, toHref, address } = editor;
  const { picks, isDirty } = ranking;
  const tools = useListTools(view.query);
  const isHydrated = useHydrated();
  const renderLine = useRenderLine(offered, getId, look.line);
  return (
    <>
      <div className="shell flex flex-col gap-3 pb-6 sm:gap-4">
        {look.notices(isDirty)}
        {mayEdit && earlier && picks.length === 0 && (
          <EarlierOffer earlier={earlier} onEdit={ranking.edit} />
        )}
        <p role="status" className="sr-only">
          {ranking.announcement}
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <OfferedCard view={view} catalogue={catalogue} look={look} {...editor} />
          <OwnList isFirst={!mayEdit}>
            <ListCard
              ranking={ranking}
              tools={tools}
              renderLine={renderLine}
              mayEdit={mayEdit}
              list={view.list}
              words={catalogue}
              undoHref={toHref({ draft: null })}
              allHref={useAllHref(view.query, toHref)}
            />
            {look.aside?.(picks)}
            <LatestReceipt view={view} words={catalogue} />
          </OwnList>
        </div>
        {look.below}
        {mayEdit && !isHydrated && (
          <EditForm
            path={path}
            pairs={rankingPairs(catalogue, { ...query, draft: picks }, pageKey)}
          />
        )}
      </div>
      <LeaveWarning isDirty={isDirty && mayEdit && !waiting.has(picks)} isInAddress>
        {copy.ranking.notSaved}
      </LeaveWarning>
      {mayEdit && tools.chosen ? (
        <SelectBar
          picks={picks}
          chosen={tools.chosen}
          doneHref={address}
          onEdit={ranking.edit}
          onSelect={tools.select}
        />
      ) : (
        <SaveBar
          view={view}
          picks={picks}
          path={path}
          {...waiting.bar}
          base={query.base}
          action={address}
          keepHref={toHref({ draft: null })}
          onKeep={ranking.discard}
          saveText={catalogue.list.save}
        >
          <SaveStatus view={view} isDirty={isDirty} unsaved={look.unsaved} />
        </SaveBar>
      )}
    </>
  );
};

/** The items to rank, the driver's list next to them, and the bar that saves the list. */
export const RankingEditor = <Item, Column extends string, Filter>(
  props: EditorProps<Item, Column, Filter>,
) => {
  const { view, catalogue } = props;
  const [waiting, setWaiting] = useState<Parameters<WaitingLink['restore']>[0] | null>(null);
  const shown = useMemo(() => {
    if (!waiting) return view;
    const offered = new Set(view.offered.map(catalogue.getId));
    const draft = waiting.ids.filter((id) => offered.has(id));
    return { ...view, query: { ...view.query, draft, base: waiting.base } };
  }, [view, catalogue, waiting]);
  // A list that has waited, and a copy that reads its URL, begin with another query. Changes are never kept for another
  // driver or another period.
  const key = waiting ? 'waiting' : view.wasCopy ? 'copy' : '';
  return <Editor key={`${view.pageKey} ${key}`} {...props} view={shown} onRestore={setWaiting} />;
};
