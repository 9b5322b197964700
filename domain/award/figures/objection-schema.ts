import * as z from 'zod';

/** Another driver. Older log entries have no name, and not what the driver would get instead. */
const other = {
  driverId: z.string(),
  driverName: z.string().optional(),
  /** The job or week that the driver would get instead, null for none; missing if nothing is known about it. */
  gainedId: z.string().nullable().optional(),
};
const seniorityNumber = z.number().nullable();

/** One objection to assigning a job or a vacation week to a driver. */
export const objectionSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('not-eligible') }),
  z.object({ code: z.literal('on-vacation'), weekId: z.string() }),
  z.object({ code: z.literal('on-leave') }),
  z.object({ code: z.literal('not-certified') }),
  /** By the rules, this driver would get it. */
  z.object({ code: z.literal('less-senior'), ...other, seniorityNumber }),
  /** The job is already assigned to this driver manually. */
  z.object({ code: z.literal('taken'), ...other }),
  /** This driver, who may be the one it is assigned to, would lose what the award would give them otherwise. */
  z.object({ code: z.literal('loses'), ...other, seniorityNumber, lostId: z.string() }),
  /** Further drivers would lose something. */
  z.object({ code: z.literal('others-lose'), count: z.int() }),
]);
export type Objection = z.infer<typeof objectionSchema>;
