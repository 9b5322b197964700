import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Deps } from '~/app/ports/deps';
import type { OutboxEntry } from '~/domain/mail/mail';
import { maxAttempts, nextTryAt } from '~/domain/mail/retry';
import { isStillClosing } from '~/domain/site/closing-reminder';
import { toInstant } from '~/domain/shared/instant';
import type { Mailer, WaitingEntry } from '~/app/ports/mail';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { tellDrivers } from './tell-drivers.server';

/**
 * Whose log says that something could not be sent, and in which words: a driver's mail is the site's
 * affair, without the address; others are the master administrator's.
 */
const describeLoss = (
  entry: WaitingEntry,
  getSubject: Mailer['getSubject'],
): { tenant: Tenant; details: string } => {
  if ('notice' in entry) {
    const { notice } = entry;
    const what = notice.kind === 'award-published' ? 'a published award' : 'a closing';
    const details = `Not all drivers could be mailed about ${what} in ${maxAttempts} attempts`;
    return { tenant: notice, details };
  }
  const { mail } = entry;
  const to = 'employeeId' in mail ? `driver ${mail.employeeId}` : mail.to;
  return {
    tenant: 'employeeId' in mail ? mail : defaultTenant,
    details: `The mail “${getSubject(mail)}” to ${to} could not be delivered in ${maxAttempts} attempts`,
  };
};

const pageSize = 25;
const actor = { role: 'system', name: 'Mail' } as const;

export interface SentMails {
  readonly sent: number;
  readonly failed: readonly { readonly entry: WaitingEntry; readonly error: unknown }[];
  readonly givenUp: readonly WaitingEntry[];
}

/**
 * Sends every mail that is due, and tells drivers of every notice. What fails is tried again later, with
 * growing waits, and given up after `maxAttempts`, which an activity log then says. Delivery is at least once:
 * whoever dies between sending and forgetting leaves a mail that is sent again under its Message-ID.
 */
export const sendDueMails = async ({
  deps,
  mailer,
  shards,
  hasTime,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'sha256'>;
  mailer: Mailer;
  shards: readonly number[];
  /** Asked before every entry. What is left then is still due. */
  hasTime: () => boolean;
}): Promise<SentMails> => {
  const { stores, clock } = deps;
  const now = toInstant(clock.now());
  let sent = 0;
  let told = 0;
  const failed: { entry: WaitingEntry; error: unknown }[] = [];
  const givenUp: WaitingEntry[] = [];

  const giveUp = async (entry: WaitingEntry) => {
    const { tenant, details } = describeLoss(entry, mailer.getSubject);
    const activity = makeLogEntry(deps, { actor }, 'update', details, { at: now });
    if (await stores.outbox.giveUp(entry, { tenant, activity })) givenUp.push(entry);
  };

  /** A reminder goes out only while it is true: the site may have changed since it was written. */
  const isOutdated = async ({ mail }: OutboxEntry): Promise<boolean> => {
    if (mail.kind !== 'closing-soon') return false;
    const { site } = await stores.sites.read(mail);
    const of = mail.periodId === null ? 'vacations' : 'jobs';
    return !site || !isStillClosing(site, { of, closesAt: mail.closesAt }, now);
  };

  /** Sends a mail, or writes the mails of a notice, and forgets it. `claimed` is the entry as stored now. */
  const finish = async (claimed: WaitingEntry): Promise<void> => {
    if ('notice' in claimed) {
      if (!(await tellDrivers({ deps, entry: claimed }))) return;
      told += 1;
    } else if (!(await isOutdated(claimed))) {
      await mailer.send(claimed);
      sent += 1;
    }
    await stores.outbox.remove(claimed);
  };

  /** False if somebody else has it. */
  const handle = async (entry: WaitingEntry): Promise<boolean> => {
    if (entry.attempts >= maxAttempts) {
      await giveUp(entry);
      return true;
    }
    if (!(await stores.outbox.claim(entry, nextTryAt(entry.attempts, now)))) return false;
    await finish({ ...entry, attempts: entry.attempts + 1 }).catch((error: unknown) =>
      failed.push({ entry, error }),
    );
    return true;
  };

  // A notice leaves mails in every shard, those of before too.
  do {
    told = 0;
    for (const shard of shards) {
      let isMoving = true;
      while (isMoving && hasTime()) {
        isMoving = false;
        for (const entry of await stores.outbox.due({ shard, until: now, limit: pageSize }))
          isMoving = (hasTime() && (await handle(entry))) || isMoving;
      }
    }
  } while (told > 0 && hasTime());
  return { sent, failed, givenUp };
};
