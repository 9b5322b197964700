import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Deps } from '~/app/ports/deps';
import type { NewEvent } from '~/domain/activity/activity';
import type { OutboxEntry } from '~/domain/mail/mail';
import { maxAttempts, nextTryAt } from '~/domain/mail/retry';
import { isStillClosing } from '~/domain/site/closing-reminder';
import { toInstant } from '~/domain/shared/instant';
import type { Mailer, WaitingEntry } from '~/app/ports/mail';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { tellDrivers } from './tell-drivers.server';

/**
 * Where a failed email is logged, and the event to log. A driver's email is logged at the driver's site, without the
 * address; other emails are logged for the master administrator.
 */
const describeLoss = (
  entry: WaitingEntry,
  getSubject: Mailer['getSubject'],
): { tenant: Tenant; event: NewEvent } => {
  const attempts = maxAttempts;
  if ('notice' in entry) {
    const { notice } = entry;
    return { tenant: notice, event: { code: 'notice-undelivered', notice: notice.kind, attempts } };
  }
  const { mail } = entry;
  const to = 'employeeId' in mail ? { driverId: mail.employeeId } : { email: mail.to };
  return {
    tenant: 'employeeId' in mail ? mail : defaultTenant,
    event: { code: 'mail-undelivered', subject: getSubject(mail), to, attempts },
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
 * Sends every due email and turns every due notice into emails. Failures are retried with growing delays and
 * given up after `maxAttempts`, which an activity log records. Delivery is at least once: if the process dies
 * between sending and deleting, the email is sent again with the same Message-ID.
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
  /** Checked before each entry. If false, sending stops; the entries it has not reached stay due for the next call. */
  hasTime: () => boolean;
}): Promise<SentMails> => {
  const { stores, clock } = deps;
  const now = toInstant(clock.now());
  let sent = 0;
  let told = 0;
  const failed: { entry: WaitingEntry; error: unknown }[] = [];
  const givenUp: WaitingEntry[] = [];

  const giveUp = async (entry: WaitingEntry) => {
    const { tenant, event } = describeLoss(entry, mailer.getSubject);
    const activity = makeLogEntry(deps, { actor }, 'update', event, { at: now });
    if (await stores.outbox.giveUp(entry, { tenant, activity })) givenUp.push(entry);
  };

  /** Whether an email is a reminder of a closing that was moved or canceled after the email was written. */
  const isOutdated = async ({ mail }: OutboxEntry): Promise<boolean> => {
    if (mail.kind !== 'closing-soon') return false;
    const { site } = await stores.sites.read(mail);
    const of = mail.periodId === null ? 'vacations' : 'jobs';
    return !site || !isStillClosing(site, { of, closesAt: mail.closesAt }, now);
  };

  /** Sends an email or writes the emails of a notice, and deletes the entry. `claimed` is the entry as stored now. */
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

  /** False if another sender has claimed the entry. */
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

  // Repeat after a notice, because it stores emails in every shard, including those that were already swept.
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
