import * as z from 'zod';
import { instantSchema } from '~/domain/shared/instant-schema';
import { isBulkMail } from './bulk-mail';
import { mailSchema } from './mail';
import { pushSchema } from './push';

/** An email or a notification to a device. */
const outgoingSchema = z.discriminatedUnion('kind', [...mailSchema.options, pushSchema]);
export type Outgoing = z.infer<typeof outgoingSchema>;

/** An email or notification that waits to be sent. `id` determines its order, and becomes an email's Message-ID. */
export const outboxEntrySchema = z.object({
  id: z.string().min(1),
  at: instantSchema,
  /** How many attempts to send it were started. */
  attempts: z.int().min(0),
  mail: outgoingSchema,
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;
/** On its way into the outbox. */
export type NewOutgoing = Omit<OutboxEntry, 'attempts'>;

/** Whether it is one of many that go out at once. All others overtake it, because somebody waits for them. */
export const isBulk = (outgoing: Outgoing): boolean =>
  outgoing.kind === 'push' ? outgoing.message.kind !== 'device-confirmation' : isBulkMail(outgoing);
