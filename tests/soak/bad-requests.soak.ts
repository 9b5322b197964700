/**
 * Bad requests: sends bad values for every field of every form. No response may be a 5xx, a refused request
 * must store nothing, and the memory in use must return to its initial size. `npm run soak -- bad-requests
 * [requests] [seed]`
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { formFields, spoilForms } from '~/tests/support/spoil-forms';
import { startTestServer } from '~/tests/support/test-server';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const [requests = 100_000, seed = 20_261_121] = process.argv.slice(2).map(Number);
const perField = Math.max(Math.ceil(requests / formFields.length), 1);

/** The memory in use, measured after the heap has freed temporary memory, which takes seconds. */
const memory = async () => {
  for (let pass = 0; pass < 10; pass += 1) {
    collect();
    await new Promise((settled) => setTimeout(settled, 2_000));
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 2 ** 20, rss: rss / 2 ** 20 };
};
const inMb = ({ heap, rss }: { heap: number; rss: number }) =>
  `heap ${heap.toFixed(1)} MB, resident ${rss.toFixed(0)} MB`;

const server = await startTestServer({}, { fenced: false });
try {
  // The first round is not counted, because it compiles code and fills caches.
  await spoilForms({ server, perField: Math.min(perField, 50), seed: seed + 1 });
  const before = await memory();
  console.log(`${formFields.length} fields, ${perField} bad values each, seed ${seed}`);
  console.log(`before: ${inMb(before)}`);
  let shown = 0;
  const { sent, statuses, failures } = await spoilForms({
    server,
    perField,
    seed,
    onField: (count) => {
      if (count - shown < 10_000) return;
      shown = count;
      void server.sweep();
      console.log(
        `${count} requests, ${inMb({ heap: process.memoryUsage().heapUsed / 2 ** 20, rss: process.memoryUsage().rss / 2 ** 20 })}`,
      );
    },
  });
  const after = await memory();
  console.log(`after:  ${inMb(after)}`);
  console.log(`${sent} requests answered: ${JSON.stringify(statuses)}`);
  for (const failure of failures) console.log(`FAILED ${failure}`);
  const growth = { heap: after.heap / before.heap, rss: after.rss / before.rss };
  console.log(`memory: heap ${growth.heap.toFixed(2)}x, resident ${growth.rss.toFixed(2)}x`);
  if (failures.length > 0 || growth.heap > 1.1 || growth.rss > 1.1) process.exitCode = 1;
} finally {
  await server.stop();
}
