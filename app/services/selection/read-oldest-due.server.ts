import type { Deps } from '~/app/ports/deps';
import { toInstant } from '~/domain/shared/instant';
import { nextDue } from '~/domain/site/site';

/** For how many seconds the oldest due site or email has been waiting; 0 if none waits. */
export const readOldestDue = async ({
  deps: { stores, clock },
  shards,
}: {
  deps: Pick<Deps, 'stores' | 'clock'>;
  shards: readonly number[];
}): Promise<number> => {
  const now = clock.now();
  const until = toInstant(now);
  const waiting = await Promise.all([
    ...shards.map(async (shard) =>
      (await stores.due.page({ shard, until, limit: 1 })).sites.map(nextDue),
    ),
    ...(['urgent', ...shards] as const).map((queue) => stores.outbox.dueSince({ queue, until })),
  ]);
  const since = waiting.flat().map((at) => (at === null ? now : Date.parse(at)));
  return Math.round((now - Math.min(now, ...since)) / 1000);
};
