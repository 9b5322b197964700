import * as z from 'zod';
import { confirmedField, seenVersion } from '~/app/platform/forms/form-fields';
import { employeeIdSchema } from '~/domain/drivers/driver';

const decision = { reason: z.string().max(10_000), confirmed: confirmedField };

/** The forms of the Dispute Resolution page; `intent` tells them apart. */
export const disputeForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('award'),
    driverId: employeeIdSchema,
    jobId: z.string().min(1).max(40),
    ...decision,
  }),
  z.object({
    intent: z.enum(['grant', 'grant-and-publish', 'deny']),
    claimId: z.string().min(1).max(40),
    /** What the claim is about. */
    of: z.enum(['jobs', 'vacations']).default('jobs'),
    /** The version that the page showed, for publishing. */
    seen: seenVersion,
    ...decision,
  }),
]);
