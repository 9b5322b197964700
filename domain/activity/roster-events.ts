import * as z from 'zod';
import { rosterNouns } from '~/domain/roster/roster-text';
import { event } from '~/domain/shared/event-schema';
import { weekFieldsSchema } from '~/domain/vacation/vacation-week-schema';

const noun = z.enum(rosterNouns);
/** Lists fewer IDs than `count` if all of them would make the entry too long. */
const counted = { count: z.int(), ids: z.array(z.string()) };
const week = weekFieldsSchema.omit({ weekId: true });

/** Changes of the lists of drivers, jobs and vacation weeks. */
export const rosterEvents = [
  event('sample-added', { noun }),
  event('sample-removed', { noun }),
  event('rows-saved', { noun, count: z.int() }),
  /** `name`: the driver who was moved, with ID; null if gaps were closed. */
  event('seniority-changed', { name: z.string().nullable(), count: z.int() }),
  /** Seniority numbers were given by date. */
  event('seniority-ranked', { count: z.int() }),
  /** `name`: how administrators name the row, such as `Ada Driver (1000001)`. */
  event('row-added', { noun, name: z.string() }),
  event('rows-removed', { noun, ...counted }),
  /** A driver is being erased; from here on, `number` stands for them. */
  event('driver-erasure-begun', { number: z.string() }),
  event('driver-erased', {
    number: z.string(),
    deleted: z.int(),
    changed: z.int(),
    records: z.int(),
  }),
  event('rows-imported', { noun, ...counted }),
  /** `ids`: the rows that were removed. */
  event('list-imported', { noun, added: z.int(), changed: z.int(), removed: z.int(), ...counted }),
  /** A change of a list was undone: rows that came back, became again what they were, and were removed again. */
  event('bulk-undone', {
    noun,
    restored: z.int(),
    changed: z.int(),
    removed: z.int(),
    kept: z.int(),
  }),
  /** What people answered about headers and words of earlier imports. */
  event('import-answers-forgotten', { noun }),
  event('job-template-saved', { name: z.string(), count: z.int() }),
  event('job-template-deleted', { name: z.string() }),
  event('weeks-added', { ...counted }),
  event('year-of-weeks-added', { count: z.int(), year: z.int(), totalSlots: z.int() }),
  event('week-changed', { weekId: z.string(), from: week, to: week }),
  event('weeks-closed', { ...counted, isClosed: z.boolean() }),
  event('weeks-deleted', { ...counted, assignments: z.int() }),
] as const;
