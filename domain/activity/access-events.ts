import * as z from 'zod';
import { ways } from '~/domain/access/sign-in-attempt';
import { lossReasons } from '~/domain/mail/contact';
import { accountChangeSchema } from '~/domain/mail/mail';
import { numberLosses } from '~/domain/mail/phone';
import { textPeriods } from '~/domain/mail/text-limits';

/** Signing in and out, passwords and email addresses. */
export const accessEvents = [
  z.object({
    code: z.literal('signed-in'),
    by: z.enum(['password', 'id', 'own-device', 'passkey']),
  }),
  z.object({ code: z.literal('administrator-signed-in'), way: z.enum(ways) }),
  z.object({ code: z.literal('signed-out') }),
  z.object({
    code: z.literal('own-account-changed'),
    change: accountChangeSchema,
    byMasterPassword: z.boolean(),
  }),
  z.object({ code: z.literal('second-factor-removed'), username: z.string() }),
  /** A driver's own password, and what authorized it. */
  z.object({ code: z.literal('password-set'), by: z.enum(['password', 'code', 'answers']) }),
  z.object({ code: z.literal('security-questions-set') }),
  z.object({ code: z.literal('security-questions-removed') }),
  z.object({
    code: z.literal('reset-code-issued'),
    driverId: z.string(),
    driverName: z.string(),
  }),
  z.object({ code: z.literal('password-reset'), driverId: z.string(), driverName: z.string() }),
  z.object({ code: z.literal('password-link-requested') }),
  /** The master administrator sent a new activation link. `email` is masked. */
  z.object({
    code: z.literal('activation-link-sent'),
    username: z.string(),
    email: z.string(),
    isNewAddress: z.boolean(),
  }),
  z.object({
    code: z.literal('password-link-used'),
    kind: z.enum(['activation', 'password-reset']),
  }),
  /** A change of a driver's email address for alerts. The address itself is not logged. */
  z.object({
    code: z.literal('contact-changed'),
    change: z.enum(['set', 'changed', 'removed', 'confirmed']),
  }),
  /** A change of the devices that show a driver's notifications. */
  z.object({
    code: z.literal('device-changed'),
    change: z.enum(['added', 'confirmed', 'removed']),
  }),
  /** A driver called a browser their own, or no longer does. */
  z.object({
    code: z.literal('own-device-changed'),
    change: z.enum(['remembered', 'forgotten', 'all-forgotten', 'copied']),
  }),
  z.object({ code: z.literal('passkey-changed'), change: z.enum(['added', 'removed']) }),
  /** A push service no longer knows a driver's device. */
  z.object({ code: z.literal('device-lost'), driverId: z.string() }),
  /** A change of a driver's mobile number. The number itself is not logged. */
  z.object({
    code: z.literal('number-changed'),
    change: z.enum(['set', 'changed', 'removed', 'confirmed']),
  }),
  /** A driver's mobile number was removed by an answer to a text, or because it takes none. */
  z.object({ code: z.literal('number-lost'), driverId: z.string(), why: z.enum(numberLosses) }),
  /** The site has used up its text messages, so that no more are sent for now. */
  z.object({ code: z.literal('texts-used-up'), period: z.enum(textPeriods), most: z.int() }),
  /** A driver chose which messages to get. */
  z.object({ code: z.literal('messages-chosen') }),
  /** A driver's email address was removed by a link in an email, or because emails to it are refused. */
  z.object({
    code: z.literal('address-lost'),
    driverId: z.string(),
    why: z.enum(lossReasons),
  }),
] as const;
