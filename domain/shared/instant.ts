export type Instant = string;

export const toInstant = (epochMs: number): Instant => new Date(epochMs).toISOString();
export const toEpochMs = (instant: Instant): number => Date.parse(instant);
