import { ListOrdered } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { EmptyState } from '~/app/components/ui/empty-state';
import type { PickEdit } from '~/domain/picks/order-picks';
import { RankRow, rankRowLook } from './rank-row';
import type { RankingWords } from './ranking-view';

const SortableList = lazy(() => import('./sortable-list'));

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

/** The ordered list. Buttons everywhere; dragging too where a mouse is. */
export const RankedList = ({
  picks,
  lineOf,
  words,
  onEdit,
  onMoveTo,
}: {
  picks: readonly string[];
  /** What stands below an id. */
  lineOf: (id: string) => ReactNode;
  words: RankingWords;
  onEdit: ((edit: PickEdit) => void) | undefined;
  onMoveTo: (id: string, place: number) => void;
}) => {
  const hasFinePointer = useFinePointer();
  if (picks.length === 0) {
    return (
      <EmptyState icon={<ListOrdered />} title="Your list is empty">
        {onEdit ? words.emptyHint : words.nothingRanked}
      </EmptyState>
    );
  }
  const plain = (
    <ol>
      {picks.map((id, index) => (
        <li key={id} data-pick={id} className={rankRowLook}>
          <RankRow
            id={id}
            line={lineOf(id)}
            rank={index + 1}
            count={picks.length}
            onEdit={onEdit}
          />
        </li>
      ))}
    </ol>
  );
  if (!onEdit || !hasFinePointer) return plain;
  return (
    <Suspense fallback={plain}>
      <SortableList {...{ picks, lineOf, onEdit, onMoveTo }} noun={words.noun} />
    </Suspense>
  );
};
