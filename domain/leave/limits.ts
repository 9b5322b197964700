/** Why a driver is away. Only administrators see it. */
export const leaveKinds = ['leave', 'injury', 'training', 'other'] as const;
export type LeaveKind = (typeof leaveKinds)[number];

/** How many spans of a driver are kept at a time. */
export const maxSpans = 40;
/** How many days a span may have. */
export const maxSpanDays = 366;
/** For how many days after its end a span is kept. */
export const keptDays = 90;
/** How many days ahead a span may begin. */
export const daysAhead = 730;
