import * as z from 'zod';
import { driverReasonSchema } from '~/domain/award/driver-reason';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { describeNewer } from '~/domain/shared/newer-values';
import { instantSchema } from '~/domain/time/instant-schema';
import { claimKinds } from './claim-subject';
import { maxAnswerReason, maxClaimText } from './limits';

/** A reason that only a newer version knows, read as text. */
const newerReasonSchema = z.looseObject({ code: z.string() }).transform(describeNewer);

const filed = {
  /** ULID: its order is the order of filing. */
  id: z.string(),
  /** The award that the claim is about: a period of jobs, or `vacation`. */
  periodId: z.string(),
  employeeId: employeeIdSchema,
  /** The version of the award that the claim is about. */
  awardVersion: z.int().min(1),
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

const pickClaimSchema = z.object({
  ...filed,
  kind: z.undefined().optional(),
  /** The pick: a job or a vacation week. */
  jobId: z.string().min(1),
  /** The rank of the pick in the driver's list. */
  rank: z.int().min(1),
  /** The reason that the version gave. */
  givenReason: z.union([z.string(), driverReasonSchema, newerReasonSchema]),
});
const otherClaimSchema = z.object({ ...filed, kind: z.enum(claimKinds) });
const filedSchema = z.union([otherClaimSchema, pickClaimSchema]);

const openSchema = z.object({ state: z.literal('open') });
const answeredSchema = z.object({ state: z.enum(['granted', 'denied']), answer: answerSchema });

/** A driver's claim about a published award: about the result of one of their picks, or something else. */
export const claimSchema = z.intersection(
  filedSchema,
  z.discriminatedUnion('state', [openSchema, answeredSchema]),
);
type Filed = z.infer<typeof filedSchema>;
export type PickClaim = z.infer<typeof pickClaimSchema>;
export type AnsweredPickClaim = PickClaim & z.infer<typeof answeredSchema>;
export type OtherOpenClaim = z.infer<typeof otherClaimSchema> & z.infer<typeof openSchema>;
export type OpenClaim = Filed & z.infer<typeof openSchema>;
export type AnsweredClaim = Filed & z.infer<typeof answeredSchema>;
export type Claim = OpenClaim | AnsweredClaim;
