import { ListOrdered } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { EmptyState } from '~/app/components/ui/empty-state';
import type { Job } from '~/domain/jobs/job';
import type { PickEdit } from '~/domain/picks/order-picks';
import { PickRow, pickRowLook } from './pick-row';

const SortablePicks = lazy(() => import('./sortable-picks'));

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
export const PicksList = ({
  picks,
  jobsById,
  onEdit,
  onMoveTo,
}: {
  picks: readonly string[];
  jobsById: ReadonlyMap<string, Job>;
  onEdit: ((edit: PickEdit) => void) | undefined;
  onMoveTo: (jobId: string, place: number) => void;
}) => {
  const hasFinePointer = useFinePointer();
  if (picks.length === 0) {
    return (
      <EmptyState icon={<ListOrdered />} title="Your list is empty">
        {onEdit
          ? 'Add the job you want most first. It becomes Pick 1.'
          : 'You have no picks for this period.'}
      </EmptyState>
    );
  }
  const plain = (
    <ol>
      {picks.map((jobId, index) => (
        <li key={jobId} data-pick={jobId} className={pickRowLook}>
          <PickRow
            jobId={jobId}
            job={jobsById.get(jobId)}
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
      <SortablePicks {...{ picks, jobsById, onEdit, onMoveTo }} />
    </Suspense>
  );
};
