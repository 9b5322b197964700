/** Why a webhook is switched off: its receiver asked for nothing more, or nothing had reached it for days. */
export const switchedOffReasons = ['gone', 'failing'] as const;
export type SwitchedOffReason = (typeof switchedOffReasons)[number];
