import type { OutboxStore, WaitingEntry } from '~/app/ports/mail';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isThere, setting, type Condition, type Db } from '~/app/store/dynamo/db';
import { deleteItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { eachDue } from '~/app/store/table/each-due.server';
import { dueIndex } from '~/app/store/table/table';
import type { NoticeEntry } from '~/domain/mail/notice';
import { mailQueueText } from './mail-queue';
import { fromOutboxItem, getOutboxKey, toOutboxItem, toWaitingItem } from './outbox-item';

const hasAttempts = (attempts: number): Condition => ({
  expression: '#attempts = :attempts',
  names: { '#attempts': 'attempts' },
  values: { ':attempts': attempts },
});

/** Requires that no other sender has continued the notice since this attempt started. */
const isToldUpTo = ({ attempts, toldUpTo }: NoticeEntry): Condition => ({
  expression: '#attempts = :attempts AND #toldUpTo = :toldUpTo',
  names: { '#attempts': 'attempts', '#toldUpTo': 'toldUpTo' },
  values: { ':attempts': attempts, ':toldUpTo': toldUpTo },
});

export const createOutboxStore = (db: Db): OutboxStore => ({
  due: async ({ queue, until, limit }) => {
    const entries: WaitingEntry[] = [];
    // Entries of a newer version may fill whole pages, and the entries behind them must not wait.
    for await (const items of eachDue(db, { partition: mailQueueText(queue), until, limit })) {
      entries.push(...items.flatMap((item) => fromOutboxItem(item) ?? []));
      if (entries.length >= limit) break;
    }
    return entries.slice(0, limit);
  },
  dueSince: async ({ queue, until }) => {
    const partition = mailQueueText(queue);
    for await (const [first] of eachDue(db, { partition, until, limit: 1 }))
      return first ? String(first[dueIndex.sortKey]) : null;
    return null;
  },
  claim: async (entry, retryAt) => {
    const taken = { ...entry, attempts: entry.attempts + 1 };
    const refused = await transact(db, [
      { put: toWaitingItem(taken, retryAt), if: hasAttempts(entry.attempts), refused: 'taken' },
    ]);
    return refused.length === 0;
  },
  spread: async (entry, { toldUpTo, mails, logged }) => {
    const refused = await transact(db, [
      {
        update: getOutboxKey(entry.id),
        by: setting({ toldUpTo }),
        if: isToldUpTo(entry),
        refused: 'taken',
      },
      ...mails.map((mail) => ({ put: toOutboxItem(mail) })),
      ...(logged ? [{ put: toActivityItem(logged.tenant, logged.activity) }] : []),
    ]);
    return refused.length === 0;
  },
  remove: (entry) => deleteItem(db, getOutboxKey(entry.id)),
  giveUp: async (entry, { tenant, activity }) => {
    const refused = await transact(db, [
      { delete: getOutboxKey(entry.id), if: isThere, refused: 'gone' },
      { put: toActivityItem(tenant, activity) },
    ]);
    return refused.length === 0;
  },
});
