import { ListOrdered } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { EmptyState } from '~/app/components/ui/empty-state';
import type { PickEdit } from '~/domain/picks/order-picks';
import { RankRow, rankRowLook } from './rank-row';
import type { RankingWords } from './catalogue';

interface PlainListProps {
  readonly picks: readonly string[];
  /** Renders the line below an ID. */
  readonly renderLine: (id: string) => ReactNode;
  readonly onEdit: ((edit: PickEdit) => void) | undefined;
}

/** The ranked list with buttons only, without dragging. */
const PlainList = ({ picks, renderLine, onEdit }: PlainListProps) => (
  <ol>
    {picks.map((id, index) => (
      <li key={id} data-pick={id} className={rankRowLook}>
        <RankRow
          id={id}
          line={renderLine(id)}
          rank={index + 1}
          count={picks.length}
          onEdit={onEdit}
        />
      </li>
    ))}
  </ol>
);

/**
 * Loads the list with drag handles. If its script cannot be loaded, shows the plain list, which has the same buttons.
 */
const SortableList = lazy(() => import('./sortable-list').catch(() => ({ default: PlainList })));

const finePointer = '(pointer: fine)';
const useFinePointer = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(finePointer);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(finePointer).matches,
    () => false,
  );

/** The ordered list. It always has buttons; with a mouse, rows can also be dragged. */
export const RankedList = ({
  picks,
  renderLine,
  words,
  onEdit,
  onMoveTo,
}: PlainListProps & {
  words: RankingWords;
  onMoveTo: (id: string, place: number) => void;
}) => {
  const hasFinePointer = useFinePointer();
  const list = useRef<HTMLDivElement>(null);
  /** The `value` of the focused button. No other button of the list has the same one. */
  const focusedValue = useRef<string | null>(null);
  const focusAgain = useCallback(() => {
    if (focusedValue.current === null) return;
    const selector = `button[value="${CSS.escape(focusedValue.current)}"]`;
    list.current?.querySelector<HTMLButtonElement>(selector)?.focus();
  }, []);
  if (picks.length === 0) {
    return (
      <EmptyState icon={<ListOrdered />} title={words.list.emptyTitle}>
        {onEdit ? words.emptyHint : words.nothingRanked}
      </EmptyState>
    );
  }
  const plain = <PlainList {...{ picks, renderLine, onEdit }} />;
  if (!onEdit || !hasFinePointer) return plain;
  return (
    <div
      ref={list}
      onFocus={({ target }) => (focusedValue.current = target.getAttribute('value'))}
      onBlur={() => (focusedValue.current = null)}
    >
      <Suspense fallback={plain}>
        <SortableList
          {...{ picks, renderLine, onEdit, onMoveTo }}
          noun={words.noun}
          onArrival={focusAgain}
        />
      </Suspense>
    </div>
  );
};
