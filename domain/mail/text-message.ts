import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { storedLanguageSchema } from '~/domain/shared/language-schema';
import { instantSchema } from '~/domain/time/instant-schema';
import type { BulkMessage } from './bulk-mail';
import { siteMailFields } from './mail';
import { phoneNumberSchema } from './phone';
import { shortMessageSchemas, toShortMessage } from './short-message';

const textContentSchema = z.discriminatedUnion('kind', [
  /** Goes to a new number, which gets nothing else until the driver has typed `code`. */
  z.object({ kind: z.literal('number-confirmation'), code: z.string(), validUntil: instantSchema }),
  /** Goes to a confirmed number that was removed or replaced. */
  z.object({ kind: z.literal('number-removed') }),
  ...shortMessageSchemas,
]);
type TextContent = z.infer<typeof textContentSchema>;

/** A text message (SMS) to a driver. Nothing is sent to a number that was removed meanwhile. */
export const textMessageSchema = z.object({
  kind: z.literal('text'),
  ...siteMailFields,
  language: storedLanguageSchema,
  employeeId: employeeIdSchema,
  number: phoneNumberSchema,
  message: textContentSchema,
});
export type TextMessage = z.infer<typeof textMessageSchema>;

/** Whether somebody waits for it at a screen. */
export const isUrgentText = ({ message }: TextMessage): boolean =>
  message.kind === 'number-confirmation' || message.kind === 'number-removed';

export const makeText = (
  about: Pick<
    BulkMessage,
    'companyId' | 'siteId' | 'siteName' | 'clock' | 'language' | 'employeeId'
  >,
  number: string,
  message: TextContent,
): TextMessage => {
  const { companyId, siteId, siteName, clock, language, employeeId } = about;
  const fields = { companyId, siteId, siteName, clock, language, employeeId };
  return { kind: 'text', ...fields, number, message };
};

export const toText = (message: BulkMessage, number: string): TextMessage =>
  makeText(message, number, toShortMessage(message));
