/** Changes that make lines readable. People see each with its count, and can switch it off. */
export const repairCodes = [
  'take-hidden',
  'skip-rows',
  'join-cells',
  'pad-ids',
  'plain-times',
  'short-dates',
  'rank-by-date',
] as const;
export type RepairCode = (typeof repairCodes)[number];

/**
 * Repairs that are off until people switch them on. Hidden rows may be of drivers who left, and to leave them out removes
 * nobody unless the whole list is replaced. Numbers by date decide whose turn it is.
 */
export const offAtFirst: readonly RepairCode[] = ['take-hidden', 'rank-by-date'];

export interface Repair {
  readonly code: RepairCode;
  /** The lines that it takes or leaves out, or that of each cell that it changes. */
  readonly lines: readonly number[];
  /** The first cell that it changes, or the first line that it takes (`to` is null); null if it leaves lines out or ranks them. */
  readonly example: { readonly from: string; readonly to: string | null } | null;
  readonly isOn: boolean;
}
