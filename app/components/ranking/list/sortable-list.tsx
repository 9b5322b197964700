import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
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
import { useLayoutEffect } from 'react';
import type { RankingWords } from '~/app/components/ranking/catalogue';
import { copy } from '~/app/copy/copy';
import { pickHandlers, toRows, type ListProps, type RowHandlers, type RowState } from './list-rows';
import { handleLook, Rank, RankRow, rankRowLook } from './rank-row';

interface SortableListProps extends ListProps {
  noun: RankingWords['noun'];
  onDrop: (id: string, place: number) => void;
  /** Called once this list has replaced the plain list, to restore the focus. */
  onArrival: () => void;
}

/** The list whose rows can be dragged by their ranks. Loaded once the page is used. */
export default function SortableList({ noun, onDrop, onArrival, ...list }: SortableListProps) {
  const { picks } = list;
  useLayoutEffect(onArrival, [onArrival]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A short press, because a swipe that begins on a handle should scroll the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 10 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const place = over ? picks.indexOf(String(over.id)) : -1;
    if (place >= 0 && active.id !== over?.id) onDrop(String(active.id), place);
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
        <ol className="[overflow-anchor:none]">
          {toRows(list).map((row) => (
            <SortableRow key={row.id} {...row} {...pickHandlers(list)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const SortableRow = (row: RowState & RowHandlers) => {
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
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={copy.ranking.drag(row.id)}
        className={`${handleLook} cursor-grab touch-manipulation rounded-field select-none hover:bg-base-200`}
      >
        <Rank rank={row.rank} isHandle />
      </button>
      <RankRow {...row} />
    </li>
  );
};
