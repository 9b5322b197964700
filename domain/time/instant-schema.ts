import * as z from 'zod';

/** An `Instant` in ISO 8601, milliseconds included. */
export const instantSchema = z.iso.datetime({ precision: 3 });
