import * as z from 'zod';
import { describeNewer } from '~/domain/shared/newer-values';
import { driverReasonSchema } from './driver-reason';
import { resultChangeSchema } from './results/result-change-schema';

const pickSchema = z.object({ rank: z.int(), pickId: z.string() });

/** Awards of earlier versions stored the reason as an English text, which stays as it was published. */
const storedTextSchema = z.object({ code: z.string(), text: z.string() });

/** A reason that only a newer version knows, read as text without the pick that is stored with it. */
const newerReasonSchema = z
  .looseObject({ code: z.string() })
  .transform(({ rank: _rank, pickId: _pickId, ...reason }) => ({
    code: reason.code,
    text: describeNewer(reason),
  }));

/** One pick of a published award, and why it went as it did. */
const explainedPickSchema = z.intersection(
  pickSchema,
  z.union([storedTextSchema, driverReasonSchema, newerReasonSchema]),
);

/** What one driver sees of a published award: the result, and why each pick went as it did. */
export const driverOutcomeSchema = z.object({
  employeeId: z.string(),
  /** Job or week id. */
  awardedId: z.string().nullable(),
  assignmentType: z.string().nullable(),
  /** Vacation weeks that the driver holds besides `awardedId`. */
  further: z.array(z.object({ awardedId: z.string(), assignmentType: z.string() })).optional(),
  /** The vacation week that kept the driver out of the award of jobs. */
  onVacation: z.string().optional(),
  /** The leave that kept the driver out of the award of jobs, as ISO days. */
  onLeave: z.object({ from: z.string(), to: z.string() }).optional(),
  /** One entry per pick, in rank order, down to the awarded pick. */
  reasons: z.array(explainedPickSchema),
  /** The driver's place in the seniority order, from 1; missing in awards of earlier versions. */
  number: z.int().optional(),
  /** As the version has it, null if it has none; missing in awards of earlier versions. */
  seniorityNumber: z.number().nullable().optional(),
  /** Jobs that were freed from the driver, also those that they did not rank; missing if there are none. */
  struck: z.array(z.string()).optional(),
  /** Present if this version changed the driver's result. */
  change: resultChangeSchema.optional(),
});
export type DriverOutcome = z.infer<typeof driverOutcomeSchema>;

/** The reason that a driver sees: a code, or text in awards of earlier versions. */
export type GivenReason = z.infer<typeof storedTextSchema> | z.infer<typeof driverReasonSchema>;
