import * as z from 'zod';
import { driverReasonSchema } from '~/domain/award/driver-reason';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { describeNewer } from '~/domain/shared/newer-values';
import { instantSchema } from '~/domain/time/instant-schema';
import { maxAnswerReason, maxClaimText } from './limits';

/** A reason that only a newer version knows, read as text. */
const newerReasonSchema = z.looseObject({ code: z.string() }).transform(describeNewer);

const filed = {
  /** ULID: its order is the order of filing. */
  id: z.string(),
  /** The award that the claim is about: a period of jobs, or `vacation`. */
  periodId: z.string(),
  employeeId: employeeIdSchema,
  /** The pick: a job or a vacation week. */
  jobId: z.string().min(1),
  /** The rank of the pick in the driver's list. */
  rank: z.int().min(1),
  /** The version of the award that the claim is about, and the reason that it gave. */
  awardVersion: z.int().min(1),
  givenReason: z.union([z.string(), driverReasonSchema, newerReasonSchema]),
  text: z.string().min(1).max(maxClaimText),
  filedAt: instantSchema,
  /** What the driver held, and since when everybody's result was decided; missing in claims of earlier versions. */
  about: z.object({ held: z.array(z.string()), decidedAt: instantSchema.nullable() }).optional(),
};

const answerSchema = z.object({
  /** The driver reads it, so it names no other driver. */
  reason: z.string().min(1).max(maxAnswerReason),
  by: z.string(),
  at: instantSchema,
});

const openClaimSchema = z.object({ ...filed, state: z.literal('open') });
const answeredClaimSchema = z.object({
  ...filed,
  state: z.enum(['granted', 'denied']),
  answer: answerSchema,
});

/** A driver's claim about the result of one of their picks in a published award. */
export const claimSchema = z.discriminatedUnion('state', [openClaimSchema, answeredClaimSchema]);
export type OpenClaim = z.infer<typeof openClaimSchema>;
export type AnsweredClaim = z.infer<typeof answeredClaimSchema>;
export type Claim = z.infer<typeof claimSchema>;
