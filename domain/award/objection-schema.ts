import * as z from 'zod';

/** One objection to assigning a job or a vacation week to a driver. */
export const objectionSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('not-eligible') }),
  z.object({ code: z.literal('on-vacation'), weekId: z.string() }),
  z.object({ code: z.literal('not-certified') }),
  /** By the rules, this driver would get it. */
  z.object({
    code: z.literal('less-senior'),
    driverId: z.string(),
    seniorityNumber: z.number().nullable(),
  }),
  /** The job is already assigned to this driver manually. */
  z.object({ code: z.literal('taken'), driverId: z.string() }),
]);
export type Objection = z.infer<typeof objectionSchema>;
