import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { storedLanguageSchema } from '~/domain/shared/language-schema';
import type { BulkMessage } from './bulk-mail';
import { siteMailFields } from './mail';
import { shortMessageSchemas, toShortMessage } from './short-message';

const pushMessageSchema = z.discriminatedUnion('kind', [
  /** Goes to a new device, which gets nothing else until it has returned `token`. */
  z.object({ kind: z.literal('device-confirmation'), token: z.string() }),
  ...shortMessageSchemas,
]);
export type PushMessage = z.infer<typeof pushMessageSchema>;

/**
 * A notification to one device of a driver. It names the device by its ID, so that nothing is sent to a device that was
 * removed meanwhile.
 */
export const pushSchema = z.object({
  kind: z.literal('push'),
  ...siteMailFields,
  language: storedLanguageSchema,
  employeeId: employeeIdSchema,
  deviceId: z.string(),
  message: pushMessageSchema,
});
export type Push = z.infer<typeof pushSchema>;

export const toPush = (message: BulkMessage, deviceId: string): Push => {
  const { companyId, siteId, siteName, clock, language, employeeId } = message;
  const about = { companyId, siteId, siteName, clock, language, employeeId };
  return { kind: 'push', ...about, deviceId, message: toShortMessage(message) };
};
