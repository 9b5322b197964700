import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { languageSchema } from '~/domain/shared/language-schema';
import { emailSchema } from './mail';

/**
 * Where a driver wants to get mail, if anywhere, and the language that they chose. An item of its own: no
 * roster, export or award input carries it.
 */
export const contactSchema = z.object({
  employeeId: employeeIdSchema,
  email: emailSchema.optional(),
  language: languageSchema.optional(),
});
export type Contact = z.infer<typeof contactSchema>;

/** Of a driver who gets mail. */
export type MailContact = Contact & { readonly email: string };

export const getsMail = (contact: Contact): contact is MailContact => contact.email !== undefined;

/** Masks an email address so that its owner recognizes it and others cannot read it: `a***@example.com`. */
export const maskedEmail = (email: string): string =>
  `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
