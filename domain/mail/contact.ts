import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { storedLanguageSchema } from '~/domain/shared/language-schema';
import { emailSchema } from './mail';

/**
 * A driver's email address, if any, and chosen language. It is a separate item, so that no roster, export or
 * award input contains it.
 */
export const contactSchema = z.object({
  employeeId: employeeIdSchema,
  email: emailSchema.optional(),
  language: storedLanguageSchema,
});
export type Contact = z.infer<typeof contactSchema>;

/** The contact of a driver with an email address. */
export type MailContact = Contact & { readonly email: string };

export const getsMail = (contact: Contact): contact is MailContact => contact.email !== undefined;

/** Masks an email address so that its owner recognizes it and others cannot read it: `a***@example.com`. */
export const maskedEmail = (email: string): string =>
  `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
