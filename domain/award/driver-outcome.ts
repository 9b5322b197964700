import * as z from 'zod';
import { driverReasonSchema } from './driver-reason';

const pickSchema = z.object({ rank: z.int(), pickId: z.string() });

/** Awards of earlier versions stored the reason as an English text, which stays as it was published. */
const storedTextSchema = z.object({ code: z.string(), text: z.string() });

/** One pick of a published award, and why it went as it did. */
const explainedPickSchema = z.intersection(
  pickSchema,
  z.union([storedTextSchema, driverReasonSchema]),
);

/** What one driver is shown of a published award: what was awarded, and why each pick went as it did. */
export const driverOutcomeSchema = z.object({
  employeeId: z.string(),
  /** Job or week id. */
  awardedId: z.string().nullable(),
  assignmentType: z.string().nullable(),
  /** The vacation week that kept the driver out of the award of jobs. */
  onVacation: z.string().optional(),
  /** One line per pick up to the award, in rank order. */
  reasons: z.array(explainedPickSchema),
});
export type DriverOutcome = z.infer<typeof driverOutcomeSchema>;

/** A reason as a driver is given it: by its code, or the text of an earlier version. */
export type GivenReason = z.infer<typeof storedTextSchema> | z.infer<typeof driverReasonSchema>;
