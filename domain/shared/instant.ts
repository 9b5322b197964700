import * as z from 'zod';

/** A UTC instant in ISO 8601 with milliseconds: text order is time order. */
export const instantSchema = z.iso.datetime({ precision: 3 });
export type Instant = string;

export const toInstant = (epochMs: number): Instant => new Date(epochMs).toISOString();
export const toEpochMs = (instant: Instant): number => Date.parse(instant);
