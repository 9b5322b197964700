import * as z from 'zod';
import { adminRoles } from '~/domain/company/admin-role';
import { emailSchema } from '~/domain/shared/email-schema';
import { storedLanguageSchema } from '~/domain/shared/language-schema';
import { instantSchema } from '~/domain/time/instant-schema';
import { currentFeedSchema } from './current-feed';
import { endedSessionsSchema } from './ended-sessions';
import { ownDevicesSchema } from './own-device';
import { passkeysSchema } from './passkey';
import { resetCodeSchema } from './reset-code';
import { secondFactorSchema } from './second-factor-schema';

/** A driver's credential. It exists from the first password, code or sign-out on and is never part of a roster. */
export const driverCredentialSchema = z.object({
  employeeId: z.string(),
  /** Null after an administrator's reset. */
  passwordHash: z.string().nullable(),
  /** Sessions started under another version are invalid. */
  sessionVersion: z.int(),
  /** Sets a password once; a new password or a reset removes it. */
  resetCode: resetCodeSchema.optional(),
  /** The hash of both questions and their answers; a reset removes it. */
  answersHash: z.string().optional(),
  /**
   * The browsers that the driver called their own. A part of the credential, so that whatever replaces or deletes that
   * also ends them.
   */
  ownDevices: ownDevicesSchema.optional(),
  passkeys: passkeysSchema.optional(),
  /** The driver's calendar feed. */
  calendarFeed: currentFeedSchema.optional(),
  /** Sessions of this version that were signed out of. */
  endedSessions: endedSessionsSchema.optional(),
});
export type DriverCredential = z.infer<typeof driverCredentialSchema>;

/** The credential of an administrator, dispatcher or steward. The role is stored here, never derived from ids. */
export const adminCredentialSchema = z.object({
  username: z.string().min(1).max(60),
  /** Null until the account is activated. Until then, signing in is impossible. */
  passwordHash: z.string().nullable(),
  role: z.enum(adminRoles),
  /** The person's own name; missing until somebody enters one. */
  name: z.string().min(1).optional(),
  sessionVersion: z.int(),
  /** The email address for links that set a new password; without one, no link can be emailed. */
  email: emailSchema.optional(),
  /** The holder typed the address, and has not used a link emailed to it since. So it may belong to somebody else. */
  hasUnprovenEmail: z.literal(true).optional(),
  /** The language that the administrator chose for pages and emails. */
  language: storedLanguageSchema,
  /** Links emailed up to this time are void, because the password or the address was changed then. */
  linksVoidUntil: instantSchema.optional(),
  /** Until when the latest invitation can be accepted; missing if the account was not made by one. */
  invitedUntil: instantSchema.optional(),
  /** When the person last signed in; missing if that was before it was recorded here. */
  lastSignInAt: instantSchema.optional(),
  /** Set up by the administrator; from then on the password alone is not enough to sign in. */
  secondFactor: secondFactorSchema.optional(),
  /** The account at the company's provider that signs in to this one. `subject` is unique for one issuer. */
  sso: z.object({ issuer: z.string(), subject: z.string() }).optional(),
});
export type AdminCredential = z.infer<typeof adminCredentialSchema>;
