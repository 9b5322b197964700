import type { Activity } from '~/domain/activity/activity';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { AddressState, Contact } from '~/domain/mail/contact';
import type { NewMail } from '~/domain/mail/mail';
import type { Muted } from '~/domain/mail/message-kinds';
import type { NoticeEntry } from '~/domain/mail/notice';
import type { NewOutgoing, OutboxEntry, Outgoing } from '~/domain/mail/outbox-entry';
import type { NumberLoss, PhoneState } from '~/domain/mail/phone';
import type { Push } from '~/domain/mail/push';
import type { PushDevice } from '~/domain/mail/push-device';
import type { TextPeriod } from '~/domain/mail/text-limits';
import type { TextMessage } from '~/domain/mail/text-message';
import type { Language } from '~/domain/shared/language';
import type { Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';

export type WaitingEntry = OutboxEntry | NoticeEntry;

/**
 * The queue of messages that a person waits for, or one of the shards (0 … `dueShards` - 1) of all other entries. Text messages
 * have queues of their own, because fewer of them can be sent a second, and the others must not wait for them.
 */
export type MailQueue = 'urgent' | number | 'urgent-texts' | `texts-${number}`;

/** An entry of a site's activity log. */
interface Logged {
  readonly tenant: Tenant;
  readonly activity: Activity;
}

/**
 * Messages that wait to be sent, and notices that become messages. They are added by the transactions of the
 * changes they report.
 */
export interface OutboxStore {
  /**
   * Entries of one queue, due at or before `until`, earliest first. Several senders may read the same entry; only the
   * one whose `claim` succeeds may send it.
   */
  due(input: { queue: MailQueue; until: Instant; limit: number }): Promise<WaitingEntry[]>;
  /** When the earliest entry of a queue that is due at `until` became due; null if none is due. */
  dueSince(input: { queue: MailQueue; until: Instant }): Promise<Instant | null>;
  /**
   * Claims an entry for one attempt. Counts the attempt and makes the entry due again at `retryAt`, in case the attempt
   * never finishes. False if another sender has claimed or deleted the entry.
   */
  claim(entry: WaitingEntry, retryAt: Instant): Promise<boolean>;
  /**
   * Writes the next messages of a claimed notice, its new position and, for a site that a notice is logged at, the log
   * entry, in one transaction of at most 100 items. False if the stored notice is gone or has another position than
   * `entry`, because another sender has continued it.
   */
  spread(
    entry: NoticeEntry,
    next: { toldUpTo: string; mails: readonly NewOutgoing[]; logged?: Logged | undefined },
  ): Promise<boolean>;
  /** Deletes a message with its secret after it was sent, or a notice after all its messages were written. */
  remove(entry: WaitingEntry): Promise<void>;
  /**
   * Deletes an entry that cannot be sent and records that in a site's activity log. False if the entry is already gone.
   */
  giveUp(entry: WaitingEntry, logged: Logged): Promise<boolean>;
}

/** Drivers' email addresses, mobile numbers, devices, chosen messages and languages. Deleting a driver deletes them (`DriverStore`). */
export interface ContactStore {
  /** Strongly consistent. */
  get(scope: SiteScope, employeeId: string): Promise<Contact | null>;
  /** At most `limit` contacts, sorted by employee ID, starting after the ID `after` ('' for the first page). */
  page(scope: SiteScope, input: { after: string; limit: number }): Promise<Contact[]>;
  /**
   * Replaces the address and what belongs to it, with a log entry, if any, and emails, in one transaction. Requires that
   * the driver exists, the address is still `known` (null: none), and with `stillUnconfirmed` that nobody has confirmed it.
   */
  change(
    scope: SiteScope,
    employeeId: string,
    change: {
      known: string | null;
      stillUnconfirmed?: boolean;
      next: AddressState;
      entry: Activity | null;
      mails: readonly NewMail[];
    },
  ): Promise<Result<null, { code: 'contact-changed' }>>;
  /** Stores which messages a driver turned off, with a log entry. False if the site has no such driver. */
  setMuted(scope: SiteScope, employeeId: string, muted: Muted, entry: Activity): Promise<boolean>;
  /**
   * Replaces the driver's devices, with a log entry and messages, if any, in one transaction. Requires that the driver exists
   * and the devices still have this version (0: there were never any).
   */
  changeDevices(
    scope: SiteScope,
    employeeId: string,
    change: {
      knownVersion: number;
      devices: readonly PushDevice[];
      entry: Activity;
      messages: readonly NewOutgoing[];
    },
  ): Promise<Result<null, { code: 'contact-changed' }>>;
  /**
   * Replaces the driver's mobile number and what belongs to it, with a log entry, if any, and messages, in one transaction.
   * Requires that the driver exists and the number still has this version (0: there was never any).
   */
  changePhone(
    scope: SiteScope,
    employeeId: string,
    change: {
      knownVersion: number;
      next: PhoneState;
      entry: Activity | null;
      messages: readonly NewOutgoing[];
    },
  ): Promise<Result<null, { code: 'contact-changed' }>>;
  /** The drivers of all sites with this mobile number, confirmed or not. A change of the last seconds may be missing. */
  withNumber(number: string): Promise<(Tenant & { readonly employeeId: string })[]>;
  /** Stores the language that a driver chose; does nothing if the site has no such driver. */
  setLanguage(scope: SiteScope, employeeId: string, language: Language): Promise<void>;
}

export interface Mailer {
  /** Passes one email on for delivery; throws if it is refused. Repeating it is safe. */
  send(mail: NewMail): Promise<void>;
  /** Passes a notification on to the device's push service, which may no longer know the device. */
  push(
    device: PushDevice,
    entry: Pick<OutboxEntry, 'id'> & { readonly mail: Push },
  ): Promise<'sent' | 'gone'>;
  /** Passes a text message on, unless its number takes none; null where none are sent. Repeating it sends it again. */
  readonly text:
    | ((
        entry: Pick<OutboxEntry, 'id' | 'at'> & { readonly mail: TextMessage },
      ) => Promise<'sent' | NumberLoss>)
    | null;
  /** How many messages may be sent at the same time. */
  readonly parallel: number;
  /** How many text messages may be sent at the same time, besides the others. */
  readonly parallelTexts: number;
  /** The subject of a message, by which activity logs name it. */
  getSubject(mail: Outgoing): string;
}

export type NumberRefusal =
  | { readonly code: 'invalid-number' }
  /** The number belongs to a country to which the operator sends no texts. */
  | { readonly code: 'country-not-served'; readonly countries: readonly string[] };

/** What text messages need besides the mailer that sends them. */
export interface Texting {
  /**
   * The number that a person typed, with its country code. A number without one is read as one of the country of the time
   * zone. Refuses everything but mobile numbers of the countries that the operator allows.
   */
  readNumber(typed: string, timeZone: string): Promise<Result<string, NumberRefusal>>;
  /** A digest with a key of the installation, for short or guessable texts. It changes with the key. */
  digest(text: string): string;
  /** How many texts a site may send. */
  readonly maxPerSite: Readonly<Record<TextPeriod, number>>;
}
