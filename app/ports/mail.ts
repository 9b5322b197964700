import type { Activity } from '~/domain/activity/activity';
import type { Contact } from '~/domain/mail/contact';
import type { Mail, NewMail, OutboxEntry } from '~/domain/mail/mail';
import type { NoticeEntry } from '~/domain/mail/notice';
import type { Instant } from '~/domain/shared/instant';
import type { Language } from '~/domain/shared/language';
import type { Result } from '~/domain/shared/result';
import type { SiteScope, Tenant } from '~/domain/company/scope';

export type WaitingEntry = OutboxEntry | NoticeEntry;

/**
 * Mails that wait to be sent, and notices that become mails. They come in with the transactions of the
 * changes that they report.
 */
export interface OutboxStore {
  /** Of one shard (0 … `dueShards` - 1), due at or before `until`, earliest first. `claim` decides. */
  due(input: { shard: number; until: Instant; limit: number }): Promise<WaitingEntry[]>;
  /** Since when the earliest of a shard has been due, or due again, at `until`; null: none is. */
  dueSince(input: { shard: number; until: Instant }): Promise<Instant | null>;
  /**
   * Takes an entry for one attempt: counts it and makes the entry due again at `retryAt`, in case nobody
   * hears how it ended. False if somebody else took it meanwhile, or it is gone.
   */
  claim(entry: WaitingEntry, retryAt: Instant): Promise<boolean>;
  /**
   * Writes the next mails of a claimed notice, at most 50, and notes how far it has come, in one
   * transaction. False if it is not where `entry` says: somebody else goes on with it, or it is gone.
   */
  spread(
    entry: NoticeEntry,
    next: { toldUpTo: string; mails: readonly NewMail[] },
  ): Promise<boolean>;
  /** Forgets a mail, and the secret in it, once it is sent; a notice, once everybody is told. */
  remove(entry: WaitingEntry): Promise<void>;
  /** Forgets what cannot be sent and says so in a site's activity log. False if it is gone. */
  giveUp(entry: WaitingEntry, told: { tenant: Tenant; activity: Activity }): Promise<boolean>;
}

/** Where drivers want to get mail, and in which language. A driver who is deleted takes it along (`DriverStore`). */
export interface ContactStore {
  /** Strongly consistent. */
  get(scope: SiteScope, employeeId: string): Promise<Contact | null>;
  /** By employee id, those behind `after` ('' for all). */
  page(scope: SiteScope, input: { after: string; limit: number }): Promise<Contact[]>;
  /**
   * Sets the address, or removes it (null), with an entry of the log and a mail, in one transaction, if
   * the driver exists and the address is still `known` (null: none).
   */
  change(
    scope: SiteScope,
    employeeId: string,
    change: {
      known: string | null;
      email: string | null;
      entry: Activity;
      mail: NewMail | null;
    },
  ): Promise<Result<null, { code: 'contact-changed' }>>;
  /** Keeps the language that a driver chose; nothing happens if the site has no such driver. */
  setLanguage(scope: SiteScope, employeeId: string, language: Language): Promise<void>;
}

export interface Mailer {
  /** Hands one mail to whoever delivers it; throws if they do not take it. Repeating it does no harm. */
  send(mail: NewMail): Promise<void>;
  /** What a mail is called in an activity log. */
  getSubject(mail: Mail): string;
}
