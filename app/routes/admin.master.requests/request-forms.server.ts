import * as z from 'zod';
import { requestIdSchema } from '~/domain/registration/registration-request-schema';

/** The forms of the Registration Requests tab, told apart by their button. */
export const decisionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('approve'), requestId: requestIdSchema }),
  z.object({
    intent: z.literal('deny'),
    requestId: requestIdSchema,
    reason: z.string().max(10_000).default(''),
  }),
]);
