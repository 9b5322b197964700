import * as z from 'zod';
import { instantSchema } from '~/domain/time/instant-schema';
import { isBulkMail } from './bulk-mail';
import { mailSchema } from './mail';
import { pushSchema } from './push';
import { isUrgentText, textMessageSchema } from './text-message';

/** An email, a notification to a device, or a text message. */
const outgoingSchema = z.discriminatedUnion('kind', [
  ...mailSchema.options,
  pushSchema,
  textMessageSchema,
]);
export type Outgoing = z.infer<typeof outgoingSchema>;

/** A message that waits to be sent. `id` determines its order, and becomes an email's Message-ID. */
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

/**
 * Whether it is one of many that may go out at once. All others overtake it, because somebody waits for them at a screen.
 */
export const isBulk = (outgoing: Outgoing): boolean => {
  if (outgoing.kind === 'text') return !isUrgentText(outgoing);
  if (outgoing.kind === 'push') return outgoing.message.kind !== 'device-confirmation';
  return outgoing.kind === 'company-changed' || isBulkMail(outgoing);
};
