import * as z from 'zod';
import { leaveKinds } from '~/domain/leave/limits';

/** Days that are wrong must get an error message, so the schema accepts any text. */
const leaveFields = {
  from: z.string().max(20),
  to: z.string().max(20),
  kind: z.enum(leaveKinds),
};
const periodId = z.string().regex(/^\d{4}-W\d{2}$/);

/** What the URL asks to see. What it leaves out gets a default. */
export const askedSchema = z.object({
  /** An employee ID, or what was typed. */
  driver: z.string().max(200).trim(),
  week: periodId.optional(),
  /** By default, the driver gives the job back if they asked to, and is away otherwise. */
  why: z.enum(['away', 'gives']).optional(),
  from: leaveFields.from.optional(),
  to: leaveFields.to.optional(),
  kind: leaveFields.kind.default('leave'),
  /** Who gets the job: an employee ID, or what was typed; empty if the list decides. */
  givenTo: z.string().max(200).trim().default(''),
});

/** Confirms what the page showed. */
export const freeForm = z.intersection(
  z.object({
    intent: z.literal('free'),
    driverId: z.string().max(40),
    periodId,
    version: z.coerce.number().int().min(1),
    confirmed: z.string().max(100),
    givenTo: z.string().max(40),
  }),
  z.discriminatedUnion('why', [
    z.object({ why: z.literal('away'), ...leaveFields }),
    z.object({ why: z.literal('gives') }),
  ]),
);
