import * as z from 'zod';
import { claimKinds } from '~/domain/claims/claim-subject';
import { companyRoles } from '~/domain/company/admin-role';
import { companyActSchema } from '~/domain/company/company-act';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { emailSchema } from '~/domain/shared/email-schema';
import { storedLanguageSchema } from '~/domain/shared/language-schema';
import { switchedOffReasons } from '~/domain/shared/switched-off';
import { ssoNewsSchema } from '~/domain/sso/sso-events';
import { deadlineSchema } from '~/domain/time/deadline-schema';
import { hourClocks } from '~/domain/time/hour-clock';
import type { Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';

/** The recipient of an email. Without a language it is written in English. */
const receiver = { to: emailSchema, language: storedLanguageSchema };
const requestFields = {
  ...receiver,
  contactName: z.string(),
  companyName: z.string(),
  requestId: z.string(),
};
/** The site that a message is about. */
export const siteMailFields = {
  companyId: companyIdSchema,
  siteId: siteIdSchema,
  siteName: z.string(),
  /** The site's clock; missing in emails of earlier versions. */
  clock: z.enum(hourClocks).optional(),
};
/** When a link expires, and the site's time zone, which emails of earlier versions lack. */
const linkEndFields = { validUntil: instantSchema, timeZone: z.string().optional() };
/** A link that sets an administrator's password: `secret` opens it once, until `validUntil`. */
const linkFields = {
  ...siteMailFields,
  companyName: z.string(),
  username: z.string(),
  secret: z.string(),
  ...linkEndFields,
};

/** Account changes that an administrator is notified of, because a thief of the account would make them. */
export const accountChangeSchema = z.enum([
  'password',
  'email',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes',
  'app-added',
  'app-removed',
  'passkey-added',
  'passkey-removed',
]);
export type AccountChange = z.infer<typeof accountChangeSchema>;
/**
 * Account changes that a driver is notified of, because a thief of the account would make them. After
 * `password-removed`, the employee ID alone signs in again. After `password-due`, the driver must first set a new
 * password.
 */
export const driverAccountChangeSchema = z.enum([
  'password',
  'password-removed',
  'password-due',
  'answers',
  'answers-removed',
]);
export type DriverAccountChange = z.infer<typeof driverAccountChangeSchema>;

/** A driver with an email address on file. */
const driverFields = {
  ...siteMailFields,
  ...receiver,
  employeeId: employeeIdSchema,
  name: z.string(),
};

/** The period of jobs (null for vacations), and when it closes. */
const closingFields = { periodId: z.string().nullable(), closesAt: deadlineSchema };

/** The part of a notice about an award that depends on the driver. */
const awardNewsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('job'),
    jobId: z.string(),
    startTime: z.string(),
    weekDays: z.string(),
    endTime: z.string().optional(),
    paidHours: z.number().optional(),
    /** One of the two says the place. Both are missing if the award or an email of an earlier version does not say it. */
    location: z.string().optional(),
    isAirport: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('no-job') }),
  z.object({ kind: z.literal('on-vacation'), weekId: z.string() }),
  z.object({ kind: z.literal('on-leave') }),
  z.object({
    kind: z.literal('vacation-weeks'),
    weeks: z.array(z.object({ weekId: z.string(), startDate: z.string(), endDate: z.string() })),
  }),
  z.object({
    kind: z.literal('vacation-week'),
    weekId: z.string(),
    startDate: z.string(),
    endDate: z.string(),
  }),
  z.object({ kind: z.literal('no-vacation-week') }),
]);
export type AwardNews = z.infer<typeof awardNewsSchema>;

/** The news as finished text, as an earlier version wrote it. Emails of that version may still wait in the outbox. */
const writtenNewsSchema = z.object({
  headline: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
});

/** The kinds of emails and the values that each text needs. */
export const mailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registration-received'), ...requestFields }),
  z.object({ kind: z.literal('registration-approved'), ...requestFields, ...linkFields }),
  z.object({
    kind: z.literal('registration-denied'),
    ...requestFields,
    reason: z.string().nullable(),
  }),
  /** Goes to a master administrator, after `count` requests for access are waiting. */
  z.object({ kind: z.literal('requests-waiting'), ...receiver, count: z.int() }),
  /**
   * Goes to the administrator of a site that the master administrator added to a company, or with an `invitation` to
   * somebody whom an administrator of the site invited.
   */
  z.object({
    kind: z.literal('admin-activation'),
    ...receiver,
    ...linkFields,
    invitation: z
      .object({ name: z.string(), invitedBy: z.string(), role: z.enum(companyRoles) })
      .optional(),
  }),
  z.object({ kind: z.literal('password-reset'), ...receiver, ...linkFields }),
  /** Goes to the address that the administrator had before the change. */
  z.object({
    kind: z.literal('account-changed'),
    ...receiver,
    ...siteMailFields,
    companyName: z.string(),
    username: z.string(),
    change: accountChangeSchema,
    /**
     * How the change was authorized: the password, an emailed link, the master password, or the master
     * administrator.
     */
    by: z.enum(['password', 'link', 'master-password', 'master']),
    at: deadlineSchema,
  }),
  /** Goes to somebody whose role at a site another administrator changed or, without a role, whose access ended. */
  z.object({
    kind: z.literal('access-changed'),
    ...receiver,
    ...siteMailFields,
    companyName: z.string(),
    username: z.string(),
    name: z.string(),
    role: z.enum(companyRoles).nullable(),
    by: z.string(),
    at: deadlineSchema,
  }),
  /** Goes to those who answer for a site, after a receiver of webhooks was switched off. */
  z.object({
    kind: z.literal('webhook-off'),
    ...receiver,
    ...siteMailFields,
    /** What they call the receiver. */
    name: z.string(),
    because: z.enum(switchedOffReasons),
    /** The type of the message that was sent last, of any version; missing in emails of earlier versions. */
    event: z.string().optional(),
    at: deadlineSchema,
  }),
  /** Goes to those who answer for a site, after a message to a receiver of webhooks was given up. */
  z.object({
    kind: z.literal('webhook-message-failed'),
    ...receiver,
    ...siteMailFields,
    name: z.string(),
    /** The type of the message, of any version. */
    event: z.string(),
    at: deadlineSchema,
  }),
  /** Goes to those who answer for a site, after somebody else changed the site or its company. */
  z.object({
    kind: z.literal('company-changed'),
    ...receiver,
    ...siteMailFields,
    companyName: z.string(),
    act: companyActSchema,
    at: deadlineSchema,
  }),
  /** Goes to the company administrators after something happened that concerns how people of the company sign in. */
  z.object({
    kind: z.literal('sso-news'),
    ...receiver,
    ...siteMailFields,
    companyName: z.string(),
    news: ssoNewsSchema,
    /** Whoever did it. */
    by: z.string(),
    at: deadlineSchema,
  }),
  z.object({
    kind: z.literal('award-published'),
    ...driverFields,
    /** The period of jobs; null for vacations. */
    periodId: z.string().nullable(),
    /** The deadline; a text in emails of earlier versions. */
    published: z.union([deadlineSchema, z.string()]),
    news: z.union([awardNewsSchema, writtenNewsSchema]),
  }),
  z.object({
    kind: z.literal('award-withdrawn'),
    ...driverFields,
    /** The period of jobs; null for vacations. */
    periodId: z.string().nullable(),
    at: deadlineSchema,
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('result-unseen'),
    ...driverFields,
    /** The period of jobs; null for vacations. */
    periodId: z.string().nullable(),
    published: deadlineSchema,
  }),
  /** The answer to a claim. Its reason is on the driver's page alone. */
  z.object({
    kind: z.literal('claim-answered'),
    ...driverFields,
    /** The period of jobs; null for vacations. */
    periodId: z.string().nullable(),
    /** The job or vacation week that the claim is about; empty if it is about `subject`. */
    pickId: z.string(),
    subject: z.enum(claimKinds).optional(),
    verdict: z.enum(['granted', 'denied']),
    at: deadlineSchema,
  }),
  z.object({ kind: z.literal('closing-soon'), ...driverFields, ...closingFields }),
  /** Goes to everybody who takes part, whether they have submitted or not. */
  z.object({ kind: z.literal('cutoff-extended'), ...driverFields, ...closingFields }),
  /** An administrator reminds drivers of whom no list takes part. */
  z.object({ kind: z.literal('list-missing'), ...driverFields, ...closingFields }),
  /** A note that an administrator wrote, in the words of the administrator. */
  z.object({
    kind: z.literal('note'),
    ...driverFields,
    noteId: z.string(),
    title: z.string(),
    text: z.string(),
    at: deadlineSchema,
  }),
  /** An administrator entered a list for the driver. */
  z.object({
    kind: z.literal('list-entered'),
    ...driverFields,
    /** The period of jobs; null for vacations. */
    periodId: z.string().nullable(),
    count: z.int(),
    receiptNumber: z.string(),
    username: z.string(),
    askedBy: z.string(),
    /** One of `askWays`, or a way that only a newer version knows. */
    how: z.string(),
    at: deadlineSchema,
    /** Until when the driver may replace the list; null if no time is set. */
    closesAt: deadlineSchema.nullable(),
  }),
  /** Goes to a new address, which gets nothing else until its owner has opened the link with `token`. */
  z.object({
    kind: z.literal('address-confirmation'),
    ...driverFields,
    token: z.string(),
    ...linkEndFields,
    /** Missing if the driver entered the address; otherwise an administrator of this company did. */
    entered: z.object({ companyName: z.string() }).optional(),
  }),
  /** Goes to the address that was removed or replaced. */
  z.object({ kind: z.literal('address-removed'), ...driverFields }),
  z.object({
    kind: z.literal('driver-account-changed'),
    ...driverFields,
    change: driverAccountChangeSchema,
    by: z.enum(['password', 'code', 'answers', 'administrator']),
    at: deadlineSchema,
  }),
]);
export type Mail = z.infer<typeof mailSchema>;

/** An email on its way into the outbox. */
export interface NewMail {
  readonly id: string;
  readonly at: Instant;
  readonly mail: Mail;
}
