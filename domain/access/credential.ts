import * as z from 'zod';
import { emailSchema } from '~/domain/mail/mail';
import { instantSchema } from '~/domain/shared/instant-schema';
import { languageSchema } from '~/domain/shared/language-schema';
import { resetCodeSchema } from './reset-code';
import { secondFactorSchema } from './second-factor-schema';

/** A driver's credential; it exists from the first password, code or sign-out on. Never part of a list. */
export const driverCredentialSchema = z.object({
  employeeId: z.string(),
  /** Null after an administrator's reset. */
  passwordHash: z.string().nullable(),
  /** A session made under another version is over. */
  sessionVersion: z.int(),
  /** Sets a password once; a new password or a reset takes it away. */
  resetCode: resetCodeSchema.optional(),
  /** Of both questions and their answers; a reset takes it away. */
  answersHash: z.string().optional(),
});
export type DriverCredential = z.infer<typeof driverCredentialSchema>;

/** An administrator's credential. Master is a role stored here, never derived from ids. */
export const adminCredentialSchema = z.object({
  username: z.string().min(1).max(60),
  /** Null until the account is activated: nobody can sign in before. */
  passwordHash: z.string().nullable(),
  role: z.enum(['site-admin', 'master']),
  sessionVersion: z.int(),
  /** Where a link goes that sets a new password; without one there is none by mail. */
  email: emailSchema.optional(),
  /** That the administrator chose for pages and mails. */
  language: languageSchema.optional(),
  /** Links that were mailed up to then are worthless: a password or the address was set since. */
  linksVoidUntil: instantSchema.optional(),
  /** Set up by the administrator; from then on the password alone opens nothing. */
  secondFactor: secondFactorSchema.optional(),
});
export type AdminCredential = z.infer<typeof adminCredentialSchema>;
