import type { Deps } from '~/app/services/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { mailText } from '~/domain/mail/mail-text';
import type { OutboxEntry } from '~/domain/mail/mail';
import { maxAttempts, nextTryAt } from '~/domain/mail/retry';
import { toInstant } from '~/domain/shared/instant';
import { defaultTenant } from '~/domain/tenancy/scope';
import type { Mailer } from './ports';

const pageSize = 25;
const actor = { role: 'system', name: 'Mail' } as const;

export interface SentMails {
  readonly sent: number;
  readonly failed: readonly { readonly entry: OutboxEntry; readonly error: unknown }[];
  readonly givenUp: readonly OutboxEntry[];
}

/**
 * Sends every mail that is due. One that fails is tried again later, with growing waits, and given up
 * after `maxAttempts`, which the master administrator's activity log then says. Delivery is at least once:
 * whoever dies between sending and forgetting leaves a mail that is sent again under its Message-ID.
 */
export const sendDueMails = async ({
  deps: { stores, clock, ids },
  mailer,
  shards,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  mailer: Mailer;
  shards: readonly number[];
}): Promise<SentMails> => {
  const now = toInstant(clock.now());
  let sent = 0;
  const failed: { entry: OutboxEntry; error: unknown }[] = [];
  const givenUp: OutboxEntry[] = [];

  const giveUp = async (entry: OutboxEntry) => {
    const { mail } = entry;
    const activity = makeActivity({
      id: ids.next(),
      at: now,
      actor,
      action: 'update',
      details: `The mail “${mailText(mail).subject}” to ${mail.to} could not be delivered in ${maxAttempts} attempts`,
    });
    if (await stores.outbox.giveUp(entry, { tenant: defaultTenant, activity })) givenUp.push(entry);
  };

  /** False if somebody else has it. */
  const handle = async (entry: OutboxEntry): Promise<boolean> => {
    if (entry.attempts >= maxAttempts) {
      await giveUp(entry);
      return true;
    }
    if (!(await stores.outbox.claim(entry, nextTryAt(entry.attempts, now)))) return false;
    try {
      await mailer.send(entry);
    } catch (error) {
      failed.push({ entry, error });
      return true;
    }
    await stores.outbox.remove(entry);
    sent += 1;
    return true;
  };

  for (const shard of shards) {
    let isMoving = true;
    while (isMoving) {
      isMoving = false;
      for (const entry of await stores.outbox.due({ shard, until: now, limit: pageSize }))
        isMoving = (await handle(entry)) || isMoving;
    }
  }
  return { sent, failed, givenUp };
};
