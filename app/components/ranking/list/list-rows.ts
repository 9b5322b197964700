import type { ReactNode } from 'react';
import type { PickEdit } from '~/domain/picks/order-picks';

/** What the rows of a list do. None of it changes while the driver edits, so that only rows that differ are rendered. */
export interface RowHandlers {
  readonly renderLine: (id: string) => ReactNode;
  /** Undefined if the list is read-only. */
  readonly onEdit: ((edit: PickEdit) => void) | undefined;
  /** Opens the actions of a row, or closes them with an empty ID. */
  readonly onOpen: (id: string) => void;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

export interface RowState {
  readonly id: string;
  readonly rank: number;
  readonly isLast: boolean;
  /** The length of the list if the row's actions are open, otherwise 0. */
  readonly openCount: number;
  /** Null if the list has no checkboxes. */
  readonly isChosen: boolean | null;
}

export interface ListProps extends RowHandlers {
  readonly picks: readonly string[];
  /** The pick whose actions are open; empty if none are. */
  readonly opened: string;
  /** Null if the list has no checkboxes. */
  readonly chosen: ReadonlySet<string> | null;
}

/** What the row of each pick shows. */
export const toRows = ({ picks, opened, chosen }: ListProps): RowState[] =>
  picks.map((id, index) => ({
    id,
    rank: index + 1,
    isLast: index === picks.length - 1,
    openCount: id === opened ? picks.length : 0,
    isChosen: chosen && chosen.has(id),
  }));

export const pickHandlers = ({
  renderLine,
  onEdit,
  onOpen,
  onChoose,
}: RowHandlers): RowHandlers => ({ renderLine, onEdit, onOpen, onChoose });
