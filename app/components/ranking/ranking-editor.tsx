import { useLocation, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { classNames } from '~/app/components/ui/class-names';
import { LeaveWarning } from '~/app/components/ui/leave-warning';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { samePicks } from '~/domain/picks/order-picks';
import {
  rankingPairs,
  rankingPath,
  type CataloguePage,
  type RankingQuery,
  segments,
  type Segment,
} from './catalogue';
import { editFormId } from './list/edit-button';
import { ListCard } from './list/list-card';
import { OfferedCard, type OfferedCardLook } from './list/offered-card';
import { RankAll } from './list/rank-all';
import { useListTools, type ListTools } from './list/use-list-tools';
import { SelectBar } from './on-demand';
import type { WaitingLink } from './own-phone/own-phone-waiting';
import type { CatalogueView, SaveProblem } from './ranking-view';
import { EarlierOffer } from './result/earlier-offer';
import { HiddenFields } from './save-fields';
import { SaveStatus } from './save-status';
import { LatestReceipt } from './save/latest-receipt';
import { SaveBar } from './save/save-bar';
import { useBaseReceipt } from './save/use-base-receipt';
import { Segments } from './segments';
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
  /** Beside what leads to the items and to the list, on screens that show one of them. */
  readonly otherPage?: ReactNode;
  /** About the list: below it on wide screens, above it on narrower ones. */
  readonly aside?: (picks: readonly string[]) => ReactNode;
  /** Rendered below the items and the list. */
  readonly below?: ReactNode;
  /** Shown instead of the save time if nothing was saved yet. */
  readonly unsaved?: string;
}

/** Whether the list on the page is still what the server has, as far as the last save tells. */
const isListKnown = (problem: SaveProblem | undefined): boolean =>
  problem?.code !== 'no-answer' && problem?.code !== 'saved-elsewhere';

/** The picks, the filtered items, and the URL that stores both. */
const useEditor = <Item, Column extends string, Filter>(
  view: CatalogueView<Item, Column, Filter>,
  catalogue: CataloguePage<Item, Column, Filter>,
  waited: readonly string[] | null,
  problem: SaveProblem | undefined,
) => {
  const [{ filter, sort, showAll, segment }, setShown] = useState(view.query);
  const { list, query: asked } = view;
  const ranking = usePicks({
    list,
    draft: asked.draft,
    noun: catalogue.noun,
    isListKnown: isListKnown(problem),
  });
  const { picks, isDirty } = ranking;
  const base = useBaseReceipt(view, isDirty, waited);
  const isHydrated = useHydrated();
  const query: RankingQuery<Column, Filter> = {
    filter,
    sort,
    showAll,
    segment,
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
const EditForm = <Item, Column extends string, Filter>({
  catalogue,
  query,
  pageKey,
}: {
  catalogue: CataloguePage<Item, Column, Filter>;
  query: RankingQuery<Column, Filter>;
  pageKey: string;
}) => (
  <form id={editFormId} method="get" action={catalogue.path} hidden>
    <HiddenFields pairs={rankingPairs(catalogue, query, pageKey)} />
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
    hasOther: (picks: readonly string[]) => ids !== null && !samePicks(ids, picks),
    bar: {
      problem: known,
      of: noun === 'job' ? ('jobs' as const) : ('vacations' as const),
      onKeepOther: () => setKeeps((before) => before + 1),
      waiting: { keeps, problem: known, onOpen, onWaiting, restore },
    },
  };
};

/** After the end of the selection, what can still be done is done with the list. */
const getShownSegment = (
  { closing, list }: Pick<CatalogueView<never, never, never>, 'closing' | 'list'>,
  { segment }: Pick<RankingQuery<never, never>, 'segment'>,
): Segment => segment || (closing.isOpen || list.length === 0 ? 'items' : 'list');

const EditorSegments = ({
  words,
  counts,
  shown,
  toHref,
  onShow,
  otherPage,
}: {
  words: Pick<CataloguePage<never, never, never>, 'items' | 'list'>;
  counts: Record<Segment, number>;
  shown: Segment;
  toHref: (change: { segment: Segment }) => string;
  onShow: (segment: Segment) => void;
  otherPage: ReactNode;
}) => (
  <Segments
    label={copy.ranking.parts}
    aside={otherPage}
    links={segments.map((segment) => ({
      text: segment === 'items' ? words.items : words.list.name,
      count: counts[segment],
      to: toHref({ segment }),
      isShown: segment === shown,
      onShow: () => onShow(segment),
    }))}
  />
);

/** What is about the list: on wide screens beside the items. A wrong field in it must be seen. */
const OwnList = ({
  look,
  onInvalid,
  children,
}: {
  look: string;
  onInvalid: () => void;
  children: ReactNode;
}) => (
  <div
    className={`flex min-w-0 flex-col lg:sticky lg:top-4 lg:gap-4 ${look}`}
    onInvalid={onInvalid}
  >
    {children}
  </div>
);

/** The bar that saves the list, or the one that moves or removes the chosen picks. */
const EditorBar = <Item, Column extends string, Filter>({
  view,
  catalogue,
  unsaved,
  editor: { ranking, query, toHref, address },
  tools,
  bar,
}: {
  view: CatalogueView<Item, Column, Filter>;
  catalogue: CataloguePage<Item, Column, Filter>;
  unsaved: string | undefined;
  editor: ReturnType<typeof useEditor<Item, Column, Filter>>;
  tools: ListTools;
  bar: ReturnType<typeof useWaitingSave>['bar'] & { isOtherWaiting: boolean };
}) => {
  const { picks, isDirty } = ranking;
  if (view.mayEdit && tools.chosen)
    return (
      <SelectBar
        picks={picks}
        chosen={tools.chosen}
        doneHref={address}
        onEdit={ranking.edit}
        onSelect={tools.select}
      />
    );
  return (
    <SaveBar
      view={view}
      picks={picks}
      path={catalogue.path}
      {...bar}
      base={query.base}
      action={address}
      keepHref={toHref({ draft: null })}
      onKeep={ranking.discard}
      saveText={catalogue.list.save}
      hasRest={catalogue.list.isOwn}
    >
      <SaveStatus view={view} isDirty={isDirty} unsaved={unsaved} />
    </SaveBar>
  );
};

/** The driver's list as it is on the page. */
const EditedList = <Item, Column extends string, Filter>({
  view,
  catalogue,
  line,
  editor: { ranking, toHref },
  tools,
}: Pick<EditorProps<Item, Column, Filter>, 'view' | 'catalogue'> & {
  line: EditorLook<Item, Column, Filter>['line'];
  editor: ReturnType<typeof useEditor<Item, Column, Filter>>;
  tools: ListTools;
}) => (
  <ListCard
    ranking={ranking}
    tools={tools}
    renderLine={useRenderLine(view.offered, catalogue.getId, line)}
    mayEdit={view.mayEdit}
    list={view.list}
    words={catalogue}
    undoHref={toHref({ draft: null })}
    allHref={useAllHref(view.query, toHref)}
    rankAll={
      <RankAll
        catalogue={catalogue}
        offered={view.offered}
        picks={ranking.picks}
        onEdit={ranking.edit}
      />
    }
  />
);

const Editor = <Item, Column extends string, Filter>({
  view,
  catalogue,
  look,
  problem,
  onRestore,
}: EditorProps<Item, Column, Filter> & { onRestore: WaitingLink['restore'] }) => {
  const { mayEdit, offered, pageKey, earlier } = view;
  const waiting = useWaitingSave(problem, catalogue, onRestore);
  const editor = useEditor(view, catalogue, waiting.waited, problem);
  const { ranking, query, toHref } = editor;
  const { picks, isDirty } = ranking;
  const tools = useListTools(view.query);
  const isHydrated = useHydrated();
  const shown = getShownSegment(view, query);
  const hideBeside = (segment: Segment) => (segment === shown ? '' : 'max-lg:hidden');
  const show = (segment: Segment) => editor.setShown({ ...query, segment });
  return (
    <>
      <div className="shell flex flex-col pb-6 max-lg:gap-1 lg:gap-4">
        <EditorSegments
          words={catalogue}
          counts={{ items: offered.length, list: mayEdit ? picks.length : view.list.length }}
          shown={shown}
          toHref={toHref}
          onShow={show}
          otherPage={look.otherPage}
        />
        {look.notices(isDirty)}
        {mayEdit && earlier && picks.length === 0 && (
          <EarlierOffer earlier={earlier} onEdit={ranking.edit} />
        )}
        <p role="status" className="sr-only">
          {ranking.announcement}
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-4">
          <div className={hideBeside('items')}>
            <OfferedCard view={view} catalogue={catalogue} look={look} {...editor} />
          </div>
          <OwnList
            // Without scripts, fields that only an administrator has to fill in must not be hidden.
            look={classNames(hideBeside('list'), !catalogue.list.isOwn && 'noscript:flex!')}
            onInvalid={() => show('list')}
          >
            <EditedList
              view={view}
              catalogue={catalogue}
              line={look.line}
              editor={editor}
              tools={tools}
            />
            {look.aside && <div className="max-lg:order-first">{look.aside(picks)}</div>}
            <div className="empty:hidden max-lg:pt-4">
              <LatestReceipt view={view} words={catalogue} />
            </div>
          </OwnList>
        </div>
        {look.below}
        {mayEdit && !isHydrated && (
          <EditForm
            catalogue={catalogue}
            query={{ ...query, draft: picks, opened: tools.opened }}
            pageKey={pageKey}
          />
        )}
      </div>
      <LeaveWarning isDirty={isDirty && mayEdit && !waiting.has(picks)} isInAddress>
        {copy.ranking.notSaved}
      </LeaveWarning>
      <EditorBar
        view={view}
        catalogue={catalogue}
        unsaved={look.unsaved}
        editor={editor}
        tools={tools}
        bar={{ ...waiting.bar, isOtherWaiting: waiting.hasOther(picks) }}
      />
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
    const offered = new Set(view.offered.filter(catalogue.mayRank).map(catalogue.getId));
    const draft = waiting.ids.filter((id) => offered.has(id));
    return { ...view, query: { ...view.query, draft, base: waiting.base } };
  }, [view, catalogue, waiting]);
  // A list that has waited, and a copy that reads its URL, begin with another query. Changes are never kept for another
  // driver or another period.
  const key = waiting ? 'waiting' : view.wasCopy ? 'copy' : '';
  return <Editor key={`${view.pageKey} ${key}`} {...props} view={shown} onRestore={setWaiting} />;
};
