import * as z from 'zod';
import { audiences } from '~/domain/notes/find-listed';
import { event } from '~/domain/shared/event-schema';

/** What administrators send to drivers: notes, and reminders to those without a list. */
export const noteEvents = [
  event('note-sent', {
    title: z.string(),
    text: z.string(),
    audience: z.enum(audiences),
    /** How many drivers it went to, and how many of them by email; null if it was not to be emailed. */
    count: z.int(),
    emailed: z.int().nullable(),
    /** The last day on which it is shown. */
    lastDay: z.string(),
  }),
  event('note-withdrawn', { title: z.string() }),
  event('note-template-saved', { name: z.string(), isNew: z.boolean() }),
  event('note-template-deleted', { name: z.string() }),
  /** Drivers without a list were reminded by email; `unreachable` more have no address on file. */
  event('missing-reminded', { periodId: z.string(), count: z.int(), unreachable: z.int() }),
] as const;
