import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import type { RankingWords } from '~/app/components/ranking/catalogue';
import { preloadParts } from '~/app/components/ranking/on-demand';
import { EmptyState } from '~/app/components/ui/empty-state';
import { copy } from '~/app/copy/copy';
import { listCardId } from './edit-button';
import { pickHandlers, toRows, type ListProps } from './list-rows';
import { handleLook, Rank, RankRow, rankRowLook } from './rank-row';
import { useSortableList } from './use-sortable-list';

/** More than a screen shows at once, on a phone and beside the offered items. */
const firstRows = 15;
/** The height of most rows in rem. */
const rowHeight = 3.75;
/** Few enough that what is below the list can still be reached if the scripts never arrive. */
const maxEmptyRows = 50;

/**
 * The ranked list with buttons only, without dragging. Before its scripts run, a long list has only its first rows, so that
 * the page arrives sooner, and empty space for the others, so that a reload stays where it was.
 */
const PlainList = ({ allHref, ...list }: ListProps & { allHref: string | null }) => {
  const rows = toRows(list);
  // Deferred, so that a tap need not wait for hundreds of rows.
  const isWhole = useDeferredValue(allHref) === null;
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  const more = rows.length - shown.length;
  return (
    <ol className="[overflow-anchor:none]">
      {shown.map((row) => (
        <li key={row.id} data-pick={row.id} className={rankRowLook}>
          <span className={handleLook}>
            <Rank rank={row.rank} isHandle={false} />
          </span>
          <RankRow {...row} {...pickHandlers(list)} />
        </li>
      ))}
      {more > 0 && (
        <li
          style={{ height: `${Math.min(more, maxEmptyRows) * rowHeight}rem` }}
          className="px-4 py-2 sm:px-5 noscript:h-auto!"
        >
          <a
            href={`${allHref ?? ''}#${listCardId}`}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline"
          >
            {copy.ranking.showMorePicks(more)}
          </a>
        </li>
      )}
    </ol>
  );
};

/** Calls back once the browser has nothing else to do. Returns how to cancel that. */
const whenIdle = (callback: () => void): (() => void) => {
  // Safari does not tell when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1_000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(callback);
  return () => cancelIdleCallback(asked);
};

/** The ordered list. It always has buttons; once the page is used, rows can also be dragged. */
export const RankedList = ({
  words,
  onDrop,
  allHref,
  ...list
}: ListProps & {
  words: RankingWords;
  /** The URL of the page with all rows; null if they are shown already. */
  allHref: string | null;
  onDrop: (id: string, place: number) => void;
}) => {
  const isEdited = list.onEdit !== undefined && list.picks.length > 0;
  const { Sortable, keep } = useSortableList(isEdited);
  useEffect(() => (isEdited ? whenIdle(() => void preloadParts()) : undefined), [isEdited]);
  const box = useRef<HTMLDivElement>(null);
  /** The `value` of the focused button. No other button of the list has the same one. */
  const focusedValue = useRef<string | null>(null);
  const focusAgain = useCallback(() => {
    if (focusedValue.current === null) return;
    const selector = `button[value="${CSS.escape(focusedValue.current)}"]`;
    box.current?.querySelector<HTMLButtonElement>(selector)?.focus();
  }, []);
  const arrive = useCallback(() => {
    keep();
    focusAgain();
  }, [keep, focusAgain]);
  if (list.picks.length === 0) {
    return (
      <EmptyState icon="list-ordered" title={words.list.emptyTitle}>
        {list.onEdit ? words.emptyHint : words.nothingRanked}
      </EmptyState>
    );
  }
  const plain = <PlainList {...list} allHref={allHref} />;
  if (!list.onEdit) return plain;
  return (
    <div
      ref={box}
      onFocus={({ target }) => (focusedValue.current = target.getAttribute('value'))}
      onBlur={() => (focusedValue.current = null)}
    >
      {Sortable ? (
        <Sortable {...list} onDrop={onDrop} noun={words.noun} onArrival={arrive} />
      ) : (
        plain
      )}
    </div>
  );
};
