import * as z from 'zod';

/** A UTC instant in ISO 8601 with milliseconds: text order is time order. */
export const instantSchema = z.iso.datetime({ precision: 3 });
