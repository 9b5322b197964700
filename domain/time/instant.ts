/** A UTC instant, `2026-11-25T20:00:00.000Z`: text order is time order. */
export type Instant = string;

export const toInstant = (epochMs: number): Instant => new Date(epochMs).toISOString();
export const toEpochMs = (instant: Instant): number => Date.parse(instant);
