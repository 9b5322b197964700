import { windowStateAt, type SelectionWindow } from './selection-window';

/**
 * Records that the cutoff has passed. The cutoff rule enforces the cutoff even without a record, so a late, early or
 * repeated event changes nothing. Null if there is nothing to record.
 */
export const recordCutoff = (selection: SelectionWindow, now: string): SelectionWindow | null =>
  selection.status === 'selecting' &&
  selection.cutoffRecordedAt === null &&
  windowStateAt(selection, now) === 'closed'
    ? { ...selection, cutoffRecordedAt: now }
    : null;
