import * as z from 'zod';
import { knownOr } from '~/domain/shared/newer-values';
import { instantSchema } from '~/domain/time/instant-schema';
import { deliveryFailures } from './limits';

/** One message to one receiver, as stored. */
export const deliverySchema = z.object({
  /** The same in each attempt and for each receiver, so that a receiver can drop repeats. */
  messageId: z.string(),
  receiverId: z.string(),
  /** The type of the message, of any version. */
  event: z.string(),
  /** The text that is sent. */
  body: z.string(),
  /** When it was written. */
  at: instantSchema,
  /** How many attempts were started since it was last asked for. */
  attempts: z.int().min(0),
  /** Raised by each change, so that of two senders only one has it. */
  revision: z.int().min(0),
  /** `waiting`: it is sent at `dueAt`. */
  state: z.enum(['waiting', 'delivered', 'failed']),
  dueAt: instantSchema.optional(),
  /** How the last attempt ended; missing before the first one has. */
  last: z
    .object({
      at: instantSchema,
      answer: z.union([
        z.object({ status: z.int() }),
        z.object({ failure: knownOr(deliveryFailures, 'not-reached') }),
      ]),
    })
    .optional(),
});
export type Delivery = z.infer<typeof deliverySchema>;
export type DeliveryAnswer = NonNullable<Delivery['last']>['answer'];
