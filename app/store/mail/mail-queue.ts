import type { MailQueue, WaitingEntry } from '~/app/ports/mail';
import { getShard, shardText } from '~/app/store/table/table';
import type { Tenant } from '~/domain/company/scope';
import { isBulk } from '~/domain/mail/outbox-entry';

const getSiteShard = ({ companyId, siteId }: Tenant) => getShard(`${companyId}#${siteId}`);

/**
 * The queue of an entry. A site's bulk messages and notices share one shard, so that a site with many of them delays
 * only the sites of its shard. Earlier versions chose a shard for every email by its ID; those are sent from there.
 */
export const getMailQueue = (entry: WaitingEntry): MailQueue => {
  if ('notice' in entry)
    return 'act' in entry.notice
      ? getShard(entry.notice.act.companyId)
      : getSiteShard(entry.notice);
  const { mail } = entry;
  if (mail.kind === 'text') return isBulk(mail) ? `texts-${getSiteShard(mail)}` : 'urgent-texts';
  return 'siteId' in mail && isBulk(mail) ? getSiteShard(mail) : 'urgent';
};

/** The queues in which messages and notices of a site wait. */
export const getSiteQueues = (tenant: Tenant): readonly MailQueue[] => {
  const shard = getSiteShard(tenant);
  return ['urgent', shard, 'urgent-texts', `texts-${shard}`];
};

/** The partition of a queue in the `due` index. */
export const mailQueueText = (queue: MailQueue): string => {
  if (typeof queue === 'number') return `MAIL#${shardText(queue)}`;
  const [name = '', shard] = queue.split('-');
  if (name === 'texts') return `TEXT#${shardText(Number(shard))}`;
  return queue === 'urgent' ? 'MAIL#URGENT' : 'TEXT#URGENT';
};
