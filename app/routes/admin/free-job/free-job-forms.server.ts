import * as z from 'zod';
import { leaveKinds } from '~/domain/leave/limits';

/** Days that are wrong must get an error message, so the schema accepts any text. */
const leaveFields = {
  why: z.enum(['away', 'gives']),
  from: z.string().max(20).optional(),
  to: z.string().max(20).optional(),
  kind: z.enum(leaveKinds).optional(),
};

/** What the URL asks to see. What it leaves out gets a default. */
export const askedSchema = z.object({
  /** The field suggests `1234567`, and a person may type more. */
  driver: z
    .string()
    .max(200)
    .transform((text) => text.trim().split(/\s+/)[0] ?? ''),
  week: z
    .string()
    .regex(/^\d{4}-W\d{2}$/)
    .optional(),
  ...leaveFields,
  why: leaveFields.why.default('away'),
});

/** Confirms what the page showed. */
export const freeForm = z.object({
  intent: z.literal('free'),
  driverId: z.string().max(40),
  periodId: z.string().regex(/^\d{4}-W\d{2}$/),
  version: z.coerce.number().int().min(1),
  confirmed: z.string().max(100),
  ...leaveFields,
});
