import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { emailSchema } from '~/domain/shared/email-schema';
import { storedLanguageSchema } from '~/domain/shared/language-schema';
import { knownOr } from '~/domain/shared/newer-values';
import { instantSchema } from '~/domain/time/instant-schema';
import { dayMs } from '~/domain/time/time-units';
import {
  channels,
  messageKinds,
  wants,
  type Channel,
  type MessageKind,
  type Muted,
} from './message-kinds';
import { getTextNumber, phoneSchema } from './phone';
import { pushDeviceSchema, type PushDevice } from './push-device';

/** How long a driver's emailed link, or the token that a device returns, confirms an address or device. */
export const contactLinkValidMs = 3 * dayMs;

/** Why an address may be removed without the driver doing so on their page. */
export const lossReasons = ['unsubscribed', 'refused', 'bounced', 'complained'] as const;
export type LossReason = (typeof lossReasons)[number];

/** Why and when an address was removed without the driver doing so on their page. */
const addressLossSchema = z.object({
  /** Undefined if only a newer version knows the reason. */
  why: knownOr(lossReasons, undefined),
  at: instantSchema,
  /** A digest of the mailbox, which only the driver can enter again; missing in those of earlier versions. */
  digest: z.string().optional(),
});

/** The last request to confirm an address. */
const askedSchema = z.object({
  at: instantSchema,
  /** Missing for an address that the driver entered. */
  byAdmin: z.literal(true).optional(),
});

/** Kinds that only a newer version knows are left out. */
const kindsSchema = z
  .array(z.string())
  .transform((kinds): readonly MessageKind[] =>
    messageKinds.filter((kind) => kinds.includes(kind)),
  );
const isChannel = (name: string): name is Channel => channels.some((channel) => channel === name);
/** Channels that only a newer version knows are left out. */
const mutedSchema = z
  .record(z.string(), kindsSchema)
  .transform((muted): Muted =>
    Object.fromEntries(Object.entries(muted).filter(([name]) => isChannel(name))),
  );

/** The driver's devices. Every change raises the version, so that none is lost. */
const pushStateSchema = z.object({
  version: z.int().min(1),
  devices: z.array(pushDeviceSchema),
});

/**
 * A driver's email address, mobile number, devices, chosen language and chosen messages. It is a separate item, so that no
 * roster, export or award input contains it.
 */
export const contactSchema = z.object({
  employeeId: employeeIdSchema,
  email: emailSchema.optional(),
  language: storedLanguageSchema,
  /** Missing for a confirmed address, and for those of earlier versions, which count as confirmed. */
  unconfirmed: z.literal(true).optional(),
  /** Missing for a confirmed address, and for those of earlier versions. */
  asked: askedSchema.optional(),
  /** Kept until the driver enters another address, or the owner of one confirms it. */
  lost: addressLossSchema.optional(),
  /** Missing until the driver chooses. */
  muted: mutedSchema.optional(),
  push: pushStateSchema.optional(),
  phone: phoneSchema.optional(),
});
export type Contact = z.infer<typeof contactSchema>;

/** The contact of a driver with an email address. */
export type MailContact = Contact & { readonly email: string };

/** The part of a contact that a change of the address replaces. */
export type AddressState = Pick<Contact, 'email' | 'unconfirmed' | 'asked' | 'lost'>;

export const hasAddress = (contact: Contact): contact is MailContact => contact.email !== undefined;

/** Whether alerts go to the driver. An address that is not confirmed may be somebody else's. */
export const getsMail = (contact: Contact): contact is MailContact =>
  hasAddress(contact) && !contact.unconfirmed;

export const getDevices = (contact: Pick<Contact, 'push'> | null): readonly PushDevice[] =>
  contact?.push?.devices ?? [];

/** The devices that show notifications. One that is not confirmed may be somebody else's. */
export const getConfirmedDevices = (contact: Pick<Contact, 'push'>): readonly PushDevice[] =>
  getDevices(contact).filter(({ unconfirmed }) => !unconfirmed);

/** Whether a message of that kind reaches the driver at all. `hasTexts`: whether text messages are offered. */
export const isReached = (contact: Contact, kind: MessageKind, hasTexts: boolean): boolean =>
  (getsMail(contact) && wants(contact, 'email', kind)) ||
  (getConfirmedDevices(contact).length > 0 && wants(contact, 'push', kind)) ||
  (hasTexts && getTextNumber(contact) !== undefined && wants(contact, 'sms', kind));

/**
 * The mailbox that emails to an address reach: at many providers, capital letters, dots and what follows a plus sign
 * make no difference. Only for counting, because other providers tell such addresses apart.
 */
export const toMailbox = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return `${name.replaceAll('.', '')}${email.slice(at)}`.toLowerCase();
};

/** Masks an email address so that its owner recognizes it and others cannot read it: `a***@example.com`. */
export const maskedEmail = (email: string): string =>
  `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
