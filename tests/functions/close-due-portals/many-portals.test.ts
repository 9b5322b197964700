import { expect, test } from 'vitest';
import { createStores } from '~/app/store/create-stores.server';
import { dueShards } from '~/app/store/table/table';
import { countClosed, seedDuePortals, sweepUntilDone } from '~/tests/support/due-portals';
import { startTestStore } from '~/tests/support/embedded-store';
import { countCalls } from '~/tests/support/store-faults';

/** Lambda's limit of the function. */
const limitMs = 55_000;
/** What a call costs on the clock of the test, where no two run at once: slow enough for two sweeps. */
const callMs = 40;

test.each([500, 2_000])(
  'closes %i due portals once and in time, with a linear number of calls',
  async (count) => {
    const store = await startTestStore();
    try {
      await seedDuePortals(store, count);
      let now = 0;
      const client = store.newClient();
      const calls = countCalls(client, () => (now += callMs));
      // However slow the machine is: the clock of the test is what counts.
      const { tableName } = store;
      const stores = createStores({ client, tableName, deadlineMs: 60_000 });
      const sweeps = await sweepUntilDone(stores, () => {
        const endsAt = now + limitMs;
        return () => endsAt - now;
      });

      expect(sweeps.filter(({ hasFailed }) => hasFailed)).toEqual([]);
      expect(await countClosed(store)).toEqual({ closed: count, entries: count });
      // One sweep is not enough for many; none is cut off.
      expect(sweeps.length > 1).toBe(count * callMs > limitMs);
      for (const { leftMs } of sweeps) expect(leftMs).toBeGreaterThan(0);

      // A save each, a few repeated where the machine is slow.
      const { TransactWriteItemsCommand: saves, QueryCommand: queries, ...others } = calls;
      expect(others).toEqual({});
      expect(saves).toBeGreaterThanOrEqual(count);
      expect(saves).toBeLessThanOrEqual(count * 1.1);
      // A query for six sites, and one that finds a shard's end in each sweep.
      expect(queries).toBeLessThanOrEqual(count / 6 + 2 * dueShards * sweeps.length);
    } finally {
      await store.stop();
    }
  },
);
