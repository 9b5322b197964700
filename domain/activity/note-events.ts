import * as z from 'zod';
import { audiences } from '~/domain/notes/audience';

/** Notes that administrators send to drivers. */
export const noteEvents = [
  z.object({
    code: z.literal('note-sent'),
    title: z.string(),
    text: z.string(),
    audience: z.enum(audiences),
    /** How many drivers it went to, and how many of them by email; null if it was not to be emailed. */
    count: z.int(),
    emailed: z.int().nullable(),
    /** The last day on which it is shown. */
    lastDay: z.string(),
  }),
  z.object({ code: z.literal('note-withdrawn'), title: z.string() }),
] as const;
