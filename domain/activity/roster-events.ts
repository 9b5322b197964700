import * as z from 'zod';
import { rosterNouns } from '~/domain/roster/roster-text';
import { weekFieldsSchema } from '~/domain/vacation/vacation-week-schema';

const noun = z.enum(rosterNouns);
/** Lists fewer IDs than `count` if all of them would make the entry too long. */
const counted = { count: z.int(), ids: z.array(z.string()) };
const week = weekFieldsSchema.omit({ weekId: true });

/** Changes of the lists of drivers, jobs and vacation weeks. */
export const rosterEvents = [
  z.object({ code: z.literal('sample-added'), noun }),
  z.object({ code: z.literal('sample-removed'), noun }),
  z.object({ code: z.literal('rows-saved'), noun, count: z.int() }),
  /** `name`: the driver who was moved, with ID; null if gaps were closed. */
  z.object({ code: z.literal('seniority-changed'), name: z.string().nullable(), count: z.int() }),
  /** `name`: how administrators name the row, such as `Ada Driver (1000001)`. */
  z.object({ code: z.literal('row-added'), noun, name: z.string() }),
  z.object({ code: z.literal('rows-removed'), noun, ...counted }),
  /** A driver is being erased; from here on, `number` stands for them. */
  z.object({ code: z.literal('driver-erasure-begun'), number: z.string() }),
  z.object({
    code: z.literal('driver-erased'),
    number: z.string(),
    deleted: z.int(),
    changed: z.int(),
    records: z.int(),
  }),
  z.object({ code: z.literal('rows-imported'), noun, ...counted }),
  /** `ids`: the rows that were removed. */
  z.object({
    code: z.literal('list-imported'),
    noun,
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    ...counted,
  }),
  /** A bulk change was undone: rows that came back, became again what they were, and were removed again. */
  z.object({
    code: z.literal('bulk-undone'),
    noun,
    restored: z.int(),
    changed: z.int(),
    removed: z.int(),
    kept: z.int(),
  }),
  z.object({ code: z.literal('job-template-saved'), name: z.string(), count: z.int() }),
  z.object({ code: z.literal('job-template-deleted'), name: z.string() }),
  z.object({ code: z.literal('weeks-added'), ...counted }),
  z.object({
    code: z.literal('year-of-weeks-added'),
    count: z.int(),
    year: z.int(),
    totalSlots: z.int(),
  }),
  z.object({
    code: z.literal('week-changed'),
    weekId: z.string(),
    from: week,
    to: week,
  }),
  z.object({ code: z.literal('weeks-deleted'), ...counted, assignments: z.int() }),
] as const;
