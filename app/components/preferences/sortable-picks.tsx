import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { Job } from '~/domain/jobs/job';
import type { PickEdit } from '~/domain/picks/order-picks';
import { PickRow, pickRowLook } from './pick-row';

interface PicksProps {
  picks: readonly string[];
  jobsById: ReadonlyMap<string, Job>;
  onEdit: (edit: PickEdit) => void;
  onMoveTo: (jobId: string, place: number) => void;
}

/** The list with handles to drag by mouse or keyboard. Loaded only where a fine pointer is. */
export default function SortablePicks({ picks, jobsById, onEdit, onMoveTo }: PicksProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const place = over ? picks.indexOf(String(over.id)) : -1;
    if (place >= 0 && active.id !== over?.id) onMoveTo(String(active.id), place);
  };
  const placeOf = (id: unknown) => `${picks.indexOf(String(id)) + 1} of ${picks.length}`;
  return (
    <DndContext
      id="picks"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `Picked up job ${active.id}, pick ${placeOf(active.id)}`,
          onDragOver: ({ active, over }) =>
            over ? `Job ${active.id} is over pick ${placeOf(over.id)}` : undefined,
          // The page's own live region tells where the job has come to stand.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => `Job ${active.id} stays where it was`,
        },
      }}
    >
      <SortableContext items={[...picks]} strategy={verticalListSortingStrategy}>
        <ol>
          {picks.map((jobId, index) => (
            <SortablePick
              key={jobId}
              jobId={jobId}
              job={jobsById.get(jobId)}
              rank={index + 1}
              count={picks.length}
              onEdit={onEdit}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const SortablePick = (row: {
  jobId: string;
  job: Job | undefined;
  rank: number;
  count: number;
  onEdit: (edit: PickEdit) => void;
}) => {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: row.jobId });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li
      ref={setNodeRef}
      style={style}
      data-pick={row.jobId}
      className={`${pickRowLook} ${isDragging ? 'relative z-10 shadow-lg' : ''}`}
    >
      <PickRow
        {...row}
        handle={
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Drag ${row.jobId}`}
            className="-ms-2 grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded text-muted hover:bg-base-200"
          >
            <GripVertical className="size-5" aria-hidden="true" />
          </button>
        }
      />
    </li>
  );
};
