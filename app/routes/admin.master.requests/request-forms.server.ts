import * as z from 'zod';
import { requestIdSchema } from '~/domain/registration/registration-request-schema';

/** The forms of the Registration Requests tab; `intent` tells them apart. */
export const decisionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('approve'), requestId: requestIdSchema }),
  z.object({
    intent: z.literal('deny'),
    requestId: requestIdSchema,
    reason: z.string().max(10_000).default(''),
  }),
]);
