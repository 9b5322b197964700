import * as z from 'zod';
import { audiences } from '~/domain/notes/find-listed';

/** What administrators send to drivers: notes, and reminders to those without a list. */
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
  z.object({ code: z.literal('note-template-saved'), name: z.string(), isNew: z.boolean() }),
  z.object({ code: z.literal('note-template-deleted'), name: z.string() }),
  /** Drivers without a list were reminded by email; `unreachable` more have no address on file. */
  z.object({
    code: z.literal('missing-reminded'),
    periodId: z.string(),
    count: z.int(),
    unreachable: z.int(),
  }),
] as const;
