import { windowStateAt, type SelectionWindow } from './selection-window';

/**
 * Records that the cutoff has passed. The cutoff rule enforces the cutoff even without a record, so a late, early or
 * repeated event changes nothing. Null if there is nothing to record.
 */
export const recordCutoff = (window: SelectionWindow, now: string): SelectionWindow | null =>
  window.status === 'selecting' &&
  window.cutoffRecordedAt === null &&
  windowStateAt(window, now) === 'closed'
    ? { ...window, cutoffRecordedAt: now }
    : null;
