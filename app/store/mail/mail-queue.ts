import type { MailQueue, WaitingEntry } from '~/app/ports/mail';
import { getShard, shardText } from '~/app/store/table/shard';
import { isBulkMail } from '~/domain/mail/bulk-mail';

/**
 * The queue of an entry. A site's bulk emails and notices share one shard, so that a site with many of them delays
 * only the sites of its shard. Earlier versions chose a shard for every email by its ID; those are sent from there.
 */
export const getMailQueue = (entry: WaitingEntry): MailQueue => {
  const about = 'notice' in entry ? entry.notice : isBulkMail(entry.mail) && entry.mail;
  return about ? getShard(`${about.companyId}#${about.siteId}`) : 'urgent';
};

/** The partition of a queue in the `due` index. */
export const mailQueueText = (queue: MailQueue): string =>
  `MAIL#${queue === 'urgent' ? 'URGENT' : shardText(queue)}`;
