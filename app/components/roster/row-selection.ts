import type { RowSelectionState } from '@tanstack/react-table';

/** A job may be called `constructor`, which every object has without anybody's having chosen it. */
export const isSelectedIn = (selection: RowSelectionState, rowId: string): boolean =>
  selection[rowId] === true;
