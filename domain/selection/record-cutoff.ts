import { windowStateAt, type SelectionWindow } from './selection-window';

/**
 * Records a past cutoff. The cutoff rule enforces it already, so a late, early or repeated event changes no
 * outcome. Null if there is nothing to record.
 */
export const recordCutoff = (window: SelectionWindow, now: string): SelectionWindow | null =>
  window.status === 'selecting' &&
  window.cutoffRecordedAt === null &&
  windowStateAt(window, now) === 'closed'
    ? { ...window, cutoffRecordedAt: now }
    : null;
