/** Changes that make lines readable. People see each with its count, and can switch it off. */
export const repairCodes = ['skip-rows', 'join-names', 'pad-ids', 'plain-times'] as const;
export type RepairCode = (typeof repairCodes)[number];

export interface Repair {
  readonly code: RepairCode;
  /** The lines that it changes or leaves out. */
  readonly lines: readonly number[];
  /** The first cell that it changes; null if it leaves lines out. */
  readonly example: { readonly from: string; readonly to: string } | null;
  readonly isOn: boolean;
}
