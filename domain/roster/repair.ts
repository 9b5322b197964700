/** Changes that make lines readable. People see each with its count, and can switch it off. */
export const repairCodes = [
  'skip-rows',
  'join-cells',
  'pad-ids',
  'plain-times',
  'short-dates',
  'rank-by-date',
] as const;
export type RepairCode = (typeof repairCodes)[number];

/** Repairs that are off until people switch them on, because they decide whose turn it is. */
export const offAtFirst: readonly RepairCode[] = ['rank-by-date'];

export interface Repair {
  readonly code: RepairCode;
  /** The lines that it leaves out, or that of each cell that it changes. */
  readonly lines: readonly number[];
  /** The first cell that it changes; null if it leaves lines out or ranks them. */
  readonly example: { readonly from: string; readonly to: string } | null;
  readonly isOn: boolean;
}
