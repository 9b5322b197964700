import type { Stores } from '~/app/services/deps';
import { allDueShards } from '~/app/platform/due-shards';

/** Everything that waits in the outbox, due or not. */
export const waitingEntries = async ({ outbox }: Stores) => {
  const until = '2999-01-01T00:00:00.000Z';
  return (
    await Promise.all(allDueShards.map((shard) => outbox.due({ shard, until, limit: 5000 })))
  ).flat();
};

/** The mails among them. */
export const waitingMails = async (stores: Stores) =>
  (await waitingEntries(stores)).flatMap((entry) => ('mail' in entry ? [entry] : []));
