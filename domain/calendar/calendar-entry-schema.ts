import * as z from 'zod';
import { instantSchema } from '~/domain/time/instant-schema';

/** An entry of a calendar. */
export const calendarEntrySchema = z.object({
  /** Equal for the same entry in a later version, so that the calendar replaces it. */
  key: z.string(),
  /** Higher after each change. */
  version: z.int(),
  /** When it became so. */
  publishedAt: instantSchema,
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('vacation'), weekId: z.string() }),
    z.object({
      kind: z.literal('job'),
      jobId: z.string(),
      startTime: z.string(),
      endTime: z.string().optional(),
      weekDays: z.string(),
      location: z.string().optional(),
      isAirport: z.boolean(),
      timeZone: z.string(),
    }),
    /** When the selection of jobs of a week, or that of vacation weeks, closes. */
    z.object({ kind: z.literal('closing'), periodId: z.string().nullable() }),
    /** How many slots of a vacation week are taken. */
    z.object({
      kind: z.literal('week-taken'),
      weekId: z.string(),
      taken: z.int(),
      totalSlots: z.int(),
    }),
  ]),
  /** Whole days (ISO, both included), or ISO instants. A job may state no end. */
  when: z.union([
    z.object({ from: z.string(), to: z.string() }),
    z.object({ startsAt: instantSchema, endsAt: instantSchema.optional() }),
  ]),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;
