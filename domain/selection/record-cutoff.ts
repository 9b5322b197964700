import { windowStateAt, type SelectionWindow } from './selection-window';

/**
 * Notes that a cutoff has passed. The fence has enforced it since; a late, early or repeated event
 * changes no outcome. Null if there is nothing to note.
 */
export const recordCutoff = (window: SelectionWindow, now: string): SelectionWindow | null =>
  window.status === 'selecting' &&
  window.cutoffRecordedAt === null &&
  windowStateAt(window, now) === 'closed'
    ? { ...window, cutoffRecordedAt: now }
    : null;
