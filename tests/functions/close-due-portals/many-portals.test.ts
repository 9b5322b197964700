import { expect, test } from 'vitest';
import { createStores } from '~/app/store/create-stores.server';
import { dueShards } from '~/app/store/table/table';
import { countClosed, seedDuePortals, sweepUntilDone } from '~/tests/support/due-portals';
import { startTestStore } from '~/tests/support/embedded-store';
import { countCalls } from '~/tests/support/store-faults';

/** The function's time limit on Lambda. */
const limitMs = 55_000;
/**
 * How long a store call takes on the test's clock, one after the other. Slow enough that many portals need two
 * sweeps.
 */
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
      // Uses only the test's clock, so that a slow machine does not change the result.
      const { tableName } = store;
      const stores = createStores({ client, tableName, deadlineMs: 60_000 });
      const sweeps = await sweepUntilDone(stores, () => {
        const endsAt = now + limitMs;
        return () => endsAt - now;
      });

      expect(sweeps.filter(({ hasFailed }) => hasFailed)).toEqual([]);
      expect(await countClosed(store)).toEqual({ closed: count, entries: count });
      // Only many portals need more than one sweep, and no sweep runs out of time.
      expect(sweeps.length > 1).toBe(count * callMs > limitMs);
      for (const { leftMs } of sweeps) expect(leftMs).toBeGreaterThan(0);

      // One save per portal, plus a few retries on a slow machine.
      const { TransactWriteItemsCommand: saves, QueryCommand: queries, ...others } = calls;
      expect(others).toEqual({});
      expect(saves).toBeGreaterThanOrEqual(count);
      expect(saves).toBeLessThanOrEqual(count * 1.1);
      // One query per six sites, and one more per sweep that finds the end of a shard.
      expect(queries).toBeLessThanOrEqual(count / 6 + 2 * dueShards * sweeps.length);
    } finally {
      await store.stop();
    }
  },
);
