import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { deadlineSchema } from '~/domain/shared/deadline-schema';
import { storedLanguageSchema } from '~/domain/shared/language-schema';
import { closingKinds, type BulkMessage } from './bulk-mail';
import { siteFields } from './mail';

/** The period of jobs; null for vacations. */
const periodId = z.string().nullable();

/** What a notification says. It names no person and no result, because others may see the screen. */
const pushMessageSchema = z.discriminatedUnion('kind', [
  /** Goes to a new device, which gets nothing else until it has returned `token`. */
  z.object({ kind: z.literal('device-confirmation'), token: z.string() }),
  z.object({
    kind: z.enum(['award-published', 'award-withdrawn', 'result-unseen', 'claim-answered']),
    periodId,
  }),
  z.object({
    kind: z.enum(closingKinds),
    periodId,
    closesAt: deadlineSchema,
  }),
  z.object({ kind: z.literal('note'), noteId: z.string() }),
]);
export type PushMessage = z.infer<typeof pushMessageSchema>;

/**
 * A notification to one device of a driver. It names the device by its ID, so that nothing is sent to a device that was
 * removed meanwhile.
 */
export const pushSchema = z.object({
  kind: z.literal('push'),
  ...siteFields,
  language: storedLanguageSchema,
  employeeId: employeeIdSchema,
  deviceId: z.string(),
  message: pushMessageSchema,
});
export type Push = z.infer<typeof pushSchema>;

const toPushMessage = (message: BulkMessage): PushMessage => {
  switch (message.kind) {
    case 'note':
      return { kind: message.kind, noteId: message.noteId };
    case 'award-published':
    case 'award-withdrawn':
    case 'result-unseen':
    case 'claim-answered':
      return { kind: message.kind, periodId: message.periodId };
    case 'closing-soon':
    case 'cutoff-extended':
    case 'list-missing':
      return { kind: message.kind, periodId: message.periodId, closesAt: message.closesAt };
  }
};

export const toPush = (message: BulkMessage, deviceId: string): Push => {
  const { companyId, siteId, siteName, clock, language, employeeId } = message;
  const about = { companyId, siteId, siteName, clock, language, employeeId };
  return { kind: 'push', ...about, deviceId, message: toPushMessage(message) };
};
