import type { Call } from '~/app/ports/deps';
import type { MailQueue } from '~/app/ports/mail';
import { nextDue } from '~/domain/site/site';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';

/** How long a message that nobody waits for may take, because only so many are sent a second. */
const bulkMs = 6 * hourMs;

/** For how many seconds the oldest due site or message has been late; 0 if none is. */
export const readOldestDue = async ({
  deps: { stores, clock },
  shards,
}: Call<'stores' | 'clock', { shards: readonly number[] }>): Promise<number> => {
  const now = clock.now();
  const until = toInstant(now);
  const readLate = async (queue: MailQueue, allowedMs: number) => {
    const since = await stores.outbox.dueSince({ queue, until: toInstant(now - allowedMs) });
    return since && toInstant(toEpochMs(since) + allowedMs);
  };
  const waiting = await Promise.all([
    ...shards.map(async (shard) =>
      (await stores.due.page({ shard, until, limit: 1 })).sites.map(nextDue),
    ),
    readLate('urgent', 0),
    readLate('urgent-texts', 0),
    ...shards.flatMap((shard) => [readLate(shard, bulkMs), readLate(`texts-${shard}`, bulkMs)]),
  ]);
  const since = waiting.flat().map((at) => (at === null ? now : Date.parse(at)));
  return Math.round((now - Math.min(now, ...since)) / 1000);
};
