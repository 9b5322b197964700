import type { Activity } from '~/domain/activity/activity';
import type { OutboxEntry } from '~/domain/mail/mail';
import type { Instant } from '~/domain/shared/instant';
import type { Tenant } from '~/domain/tenancy/scope';

/** Mails that wait to be sent. They come in with the transactions of the changes that they report. */
export interface OutboxStore {
  /** Of one shard (0 … `dueShards` - 1), due at or before `until`, earliest first. `claim` decides. */
  due(input: { shard: number; until: Instant; limit: number }): Promise<OutboxEntry[]>;
  /**
   * Takes a mail for one attempt: counts it and makes the mail due again at `retryAt`, in case nobody
   * hears how it ended. False if somebody else took it meanwhile, or it is gone.
   */
  claim(entry: OutboxEntry, retryAt: Instant): Promise<boolean>;
  /** Forgets a mail, and the secret in it, once it is sent. */
  remove(entry: OutboxEntry): Promise<void>;
  /** Forgets a mail that cannot be sent and says so in a site's activity log. False if it is gone. */
  giveUp(entry: OutboxEntry, told: { tenant: Tenant; activity: Activity }): Promise<boolean>;
}

/** Hands one mail to whoever delivers it; throws if they do not take it. Repeating it does no harm. */
export interface Mailer {
  send(entry: Pick<OutboxEntry, 'id' | 'at' | 'mail'>): Promise<void>;
}
