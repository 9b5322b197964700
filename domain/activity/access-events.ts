import * as z from 'zod';
import { ways } from '~/domain/access/sign-in-attempt';
import { lossReasons } from '~/domain/mail/contact';
import { accountChangeSchema } from '~/domain/mail/mail';
import { numberLosses } from '~/domain/mail/phone';
import { textPeriods } from '~/domain/mail/text-limits';
import { event } from '~/domain/shared/event-schema';

/** Signing in and out, passwords and email addresses. */
export const accessEvents = [
  event('signed-in', { by: z.enum(['password', 'id', 'own-device', 'passkey']) }),
  event('administrator-signed-in', { way: z.enum(ways) }),
  event('signed-out', {}),
  event('own-account-changed', { change: accountChangeSchema, byMasterPassword: z.boolean() }),
  event('second-factor-removed', { username: z.string() }),
  /** A driver's own password, and what authorized it. */
  event('password-set', { by: z.enum(['password', 'code', 'answers']) }),
  event('security-questions-set', {}),
  event('security-questions-removed', {}),
  event('reset-code-issued', { driverId: z.string(), driverName: z.string() }),
  event('password-reset', { driverId: z.string(), driverName: z.string() }),
  event('password-link-requested', {}),
  /** The master administrator sent a new activation link. `email` is masked. */
  event('activation-link-sent', {
    username: z.string(),
    email: z.string(),
    isNewAddress: z.boolean(),
  }),
  event('password-link-used', { kind: z.enum(['activation', 'password-reset']) }),
  /** A change of a driver's email address for alerts. The address itself is not logged. */
  event('contact-changed', { change: z.enum(['set', 'changed', 'removed', 'confirmed']) }),
  /** An administrator changed a driver's email address that was not confirmed. The address itself is not logged. */
  event('entered-address-changed', {
    driverId: z.string(),
    driverName: z.string(),
    change: z.enum(['entered', 'replaced', 'asked-again', 'removed']),
  }),
  /** A change of the devices that show a driver's notifications. */
  event('device-changed', { change: z.enum(['added', 'confirmed', 'removed']) }),
  /** A driver called a browser their own, or no longer does. */
  event('own-device-changed', {
    change: z.enum(['remembered', 'forgotten', 'all-forgotten', 'copied']),
  }),
  event('passkey-changed', { change: z.enum(['added', 'removed']) }),
  /** A driver made a link to their own calendar feed, or turned it off. */
  event('calendar-feed-changed', { change: z.enum(['made', 'replaced', 'ended']) }),
  /** A push service no longer knows a driver's device. */
  event('device-lost', { driverId: z.string() }),
  /** A change of a driver's mobile number. The number itself is not logged. */
  event('number-changed', { change: z.enum(['set', 'changed', 'removed', 'confirmed']) }),
  /** A driver's mobile number was removed by an answer to a text, or because it takes none. */
  event('number-lost', { driverId: z.string(), why: z.enum(numberLosses) }),
  /** The site has used up its text messages, so that no more are sent for now. */
  event('texts-used-up', { period: z.enum(textPeriods), most: z.int() }),
  /** A driver chose which messages to get. */
  event('messages-chosen', {}),
  /** A driver's email address was removed by a link in an email, or because emails to it are refused. */
  event('address-lost', { driverId: z.string(), why: z.enum(lossReasons) }),
] as const;
