import { copy } from '~/app/copy/copy';
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
import { useLayoutEffect, type ReactNode } from 'react';
import type { PickEdit } from '~/domain/picks/order-picks';
import { RankRow, rankRowLook } from './rank-row';
import type { RankingWords } from './catalogue';

interface SortableListProps {
  picks: readonly string[];
  renderLine: (id: string) => ReactNode;
  noun: RankingWords['noun'];
  onEdit: (edit: PickEdit) => void;
  onMoveTo: (id: string, place: number) => void;
  /** Called once this list has replaced the plain list, to restore the focus. */
  onArrival: () => void;
}

/** The list with drag handles for mouse and keyboard. Loaded only on devices with a mouse. */
export default function SortableList({
  picks,
  renderLine,
  noun,
  onEdit,
  onMoveTo,
  onArrival,
}: SortableListProps) {
  useLayoutEffect(onArrival, [onArrival]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const place = over ? picks.indexOf(String(over.id)) : -1;
    if (place >= 0 && active.id !== over?.id) onMoveTo(String(active.id), place);
  };
  const formatPlace = (id: unknown) =>
    copy.ranking.placeOf(picks.indexOf(String(id)) + 1, picks.length);
  return (
    <DndContext
      id="picks"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: copy.ranking.dragHelp },
        announcements: {
          onDragStart: ({ active }) =>
            copy.ranking[noun].pickedUp(String(active.id), formatPlace(active.id)),
          onDragOver: ({ active, over }) =>
            over
              ? copy.ranking.over(copy.ranking[noun].name(String(active.id)), formatPlace(over.id))
              : undefined,
          // Say nothing here, because the page's own live region announces the new place.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) =>
            copy.ranking.stays(copy.ranking[noun].name(String(active.id))),
        },
      }}
    >
      <SortableContext items={[...picks]} strategy={verticalListSortingStrategy}>
        <ol>
          {picks.map((id, index) => (
            <SortableRow
              key={id}
              id={id}
              line={renderLine(id)}
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

const SortableRow = (row: {
  id: string;
  line: ReactNode;
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
  } = useSortable({ id: row.id });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li
      ref={setNodeRef}
      style={style}
      data-pick={row.id}
      className={`${rankRowLook} ${isDragging ? 'relative z-10 shadow-lg' : ''}`}
    >
      <RankRow
        {...row}
        handle={
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={copy.ranking.drag(row.id)}
            className="-ms-2 grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded text-muted hover:bg-base-200"
          >
            <GripVertical className="size-5" aria-hidden="true" />
          </button>
        }
      />
    </li>
  );
};
