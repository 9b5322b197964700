import * as z from 'zod';

/** One thing that speaks against giving a job to a driver. */
export const objectionSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('not-eligible') }),
  z.object({ code: z.literal('on-vacation'), weekId: z.string() }),
  z.object({ code: z.literal('not-certified') }),
  /** The rules give the job to this driver. */
  z.object({
    code: z.literal('less-senior'),
    driverId: z.string(),
    seniorityNumber: z.number().nullable(),
  }),
  /** It was assigned to this driver manually. */
  z.object({ code: z.literal('taken'), driverId: z.string() }),
]);
export type Objection = z.infer<typeof objectionSchema>;
