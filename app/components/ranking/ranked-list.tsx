import { ListOrdered } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { EmptyState } from '~/app/components/ui/empty-state';
import { pickHandlers, toRows, type ListProps } from './list-rows';
import { handleLook, Rank, RankRow, rankRowLook } from './rank-row';
import type { RankingWords } from './catalogue';
import { preloadParts } from './on-demand';

/** The ranked list with buttons only, without dragging. */
const PlainList = (list: ListProps) => (
  <ol className="[overflow-anchor:none]">
    {toRows(list).map((row) => (
      <li key={row.id} data-pick={row.id} className={rankRowLook}>
        <span className={handleLook}>
          <Rank rank={row.rank} />
          {list.onEdit && <span className="h-4" />}
        </span>
        <RankRow {...row} {...pickHandlers(list)} />
      </li>
    ))}
  </ol>
);

/**
 * Loads the list with drag handles. If its script cannot be loaded, shows the plain list, which has the same buttons.
 */
const SortableList = lazy(() => import('./sortable-list').catch(() => ({ default: PlainList })));

/** False until the browser has nothing else to do. */
const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => {
      preloadParts();
      setIdle(true);
    };
    // Safari does not tell when it is idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, 1_000);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(begin);
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
};

/** The ordered list. It always has buttons; once the page is idle, rows can also be dragged. */
export const RankedList = ({
  words,
  onDrop,
  ...list
}: ListProps & {
  words: RankingWords;
  onDrop: (id: string, place: number) => void;
}) => {
  const isIdle = useIdle();
  const box = useRef<HTMLDivElement>(null);
  /** The `value` of the focused button. No other button of the list has the same one. */
  const focusedValue = useRef<string | null>(null);
  const focusAgain = useCallback(() => {
    if (focusedValue.current === null) return;
    const selector = `button[value="${CSS.escape(focusedValue.current)}"]`;
    box.current?.querySelector<HTMLButtonElement>(selector)?.focus();
  }, []);
  if (list.picks.length === 0) {
    return (
      <EmptyState icon={<ListOrdered />} title={words.list.emptyTitle}>
        {list.onEdit ? words.emptyHint : words.nothingRanked}
      </EmptyState>
    );
  }
  const plain = <PlainList {...list} />;
  if (!list.onEdit || !isIdle) return plain;
  return (
    <div
      ref={box}
      onFocus={({ target }) => (focusedValue.current = target.getAttribute('value'))}
      onBlur={() => (focusedValue.current = null)}
    >
      <Suspense fallback={plain}>
        <SortableList {...list} {...{ onDrop }} noun={words.noun} onArrival={focusAgain} />
      </Suspense>
    </div>
  );
};
