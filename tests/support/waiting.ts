import { allDueShards } from '~/app/platform/wiring/due-shards';
import type { Stores } from '~/app/ports/deps';
import { compareText } from '~/domain/shared/text';

const queues = [
  'urgent',
  'urgent-texts',
  ...allDueShards.flatMap((shard) => [shard, `texts-${shard}` as const]),
] as const;

/** Everything in the outbox, whether or not it is due. */
export const waitingEntries = async ({ outbox }: Stores) => {
  const until = '2999-01-01T00:00:00.000Z';
  return (
    await Promise.all(queues.map((queue) => outbox.due({ queue, until, limit: 5000 })))
  ).flat();
};

/** Only the waiting emails, in the order in which they were written. */
export const waitingMails = async (stores: Stores) =>
  (await waitingEntries(stores))
    .flatMap((entry) => ('mail' in entry ? [entry] : []))
    .sort((a, b) => compareText(a.id, b.id));
