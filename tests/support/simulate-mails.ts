import { createPace } from '~/app/platform/mail/send-pace.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { createHasTime } from '~/app/platform/wiring/run-sweep.server';
import type { MailQueue, OutboxStore, WaitingEntry } from '~/app/ports/mail';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { getMailQueue } from '~/app/store/mail/mail-queue';
import { toInstant } from '~/domain/time/instant';
import { mails } from './mails';
import { createTestMailer } from './test-mailer';
import { createVirtualTime } from './virtual-time';

/** How long the store and SES take for one call. */
const storeMs = 5;
const sesMs = 60;
const callMs = 60_000;
/** Lambda's time limit for the function that sends. */
const limitMs = 55_000;

/** An outbox in memory whose calls take time. It only hands out emails and deletes them. */
const createOutbox = (entries: readonly WaitingEntry[], sleep: (ms: number) => Promise<void>) => {
  const queues = new Map<MailQueue, Map<string, WaitingEntry>>();
  for (const entry of entries) {
    const queue = getMailQueue(entry);
    queues.set(queue, (queues.get(queue) ?? new Map<string, WaitingEntry>()).set(entry.id, entry));
  }
  const outbox: Pick<OutboxStore, 'due' | 'claim' | 'remove'> = {
    due: async ({ queue, limit }) => {
      await sleep(storeMs);
      return [...(queues.get(queue)?.values() ?? [])].slice(0, limit);
    },
    claim: async (entry) => {
      await sleep(storeMs);
      return queues.get(getMailQueue(entry))!.delete(entry.id);
    },
    remove: () => sleep(storeMs),
  };
  return outbox;
};

/**
 * Sends one email to each driver of many sites, which all published at the same moment, in virtual time: the function
 * that sends is called every minute and keeps to the rate. Returns how many emails were sent in each minute, and when
 * the last one was, in seconds.
 */
export const simulateMails = async ({
  companies,
  drivers,
  perSecond,
  parallel,
}: {
  companies: number;
  drivers: number;
  perSecond: number;
  parallel: number;
}) => {
  const { now, sleep, run } = createVirtualTime();
  const at = toInstant(0);
  const entries = Array.from({ length: companies * drivers }, (_, n) => ({
    id: `${n}`,
    at,
    attempts: 0,
    mail: { ...mails['award-published'], companyId: `C${Math.floor(n / drivers)}` },
  }));
  const waitForTurn = createPace(perSecond, { now, sleep });
  const sentInMinute: number[] = [];
  let lastAt = 0;
  const mailer = createTestMailer(
    async () => {
      await waitForTurn();
      await sleep(sesMs);
      lastAt = now();
      const minute = Math.floor(lastAt / callMs);
      sentInMinute[minute] = (sentInMinute[minute] ?? 0) + 1;
    },
    { parallel },
  );
  const deps = { stores: { outbox: createOutbox(entries, sleep) }, clock: { now } };
  let left = entries.length;
  let busyMs = 0;
  const work = async () => {
    while (left > 0) {
      const startedAt = now();
      const hasTime = createHasTime(() => startedAt + limitMs - now());
      const { sent } = await sendDueMails({
        deps: deps as unknown as Parameters<typeof sendDueMails>[0]['deps'],
        mailer,
        shards: allDueShards,
        hasTime,
      });
      left -= sent;
      busyMs += now() - startedAt;
      await sleep(startedAt + callMs - now());
    }
  };
  await run(work());
  return { sentInMinute, lastAtSeconds: lastAt / 1_000, busySeconds: busyMs / 1_000 };
};
