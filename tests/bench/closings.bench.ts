/**
 * Closes vacation portals, as many as the argument says and all due at the same instant, on the embedded store.
 * Sweeps have the function's time limit on AWS but do not wait for the next minute. Started by `npm run bench`.
 */
import { createStores } from '~/app/store/create-stores.server';
import { countClosed, seedDuePortals, sweepUntilDone } from '~/tests/support/due-portals';
import { startTestStore } from '~/tests/support/embedded-store';
import { countCalls } from '~/tests/support/store-faults';

const limitMs = 55_000;
const count = Number(process.argv[2]);

const store = await startTestStore();
try {
  await seedDuePortals(store, count);
  const client = store.newClient();
  const calls = countCalls(client);
  const started = performance.now();
  const sweeps = await sweepUntilDone(createStores({ client, tableName: store.tableName }), () => {
    const endsAt = performance.now() + limitMs;
    return () => endsAt - performance.now();
  });
  const seconds = (performance.now() - started) / 1000;
  const { closed, entries } = await countClosed(store);
  if (closed !== count || entries !== count)
    throw new Error(`${count} portals were due, ${closed} are closed, with ${entries} entries`);
  const total = Object.values(calls).reduce((sum, one) => sum + one, 0);
  const longest = Math.max(...sweeps.map(({ leftMs }) => limitMs - leftMs)) / 1000;
  const cells = [
    count.toLocaleString('en-US').padStart(11),
    String(sweeps.length).padStart(8),
    String(sweeps.filter(({ hasFailed }) => hasFailed).length).padStart(7),
    longest.toFixed(1).padStart(10),
    total.toLocaleString('en-US').padStart(9),
    (total / count).toFixed(3).padStart(12),
    (count / seconds).toFixed(0).padStart(10),
  ];
  console.log(cells.join(' '));
} finally {
  await store.stop();
}
