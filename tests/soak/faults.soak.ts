/**
 * `npm run soak -- faults [saves per rate] [seed]`: runs the server over a store that throttles, fails, drops
 * connections, is slow and loses responses. Most saves must still succeed, and exactly the acknowledged saves
 * must be stored, each once.
 */
import { saveThroughFaults, startFaultyServer } from './support/faults';

const saves = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const promised = [
  { rate: 0.1, success: 0.999 },
  { rate: 0.2, success: 0.997 },
  { rate: 0.3, success: 0.985 },
];

const faulty = await startFaultyServer(seed);
console.log(`Calls of the store that meet a fault; seed ${seed}.
faults     saves   acknowledged  promised  refused  slowest ms  wrong`);
try {
  for (const [index, { rate, success }] of promised.entries()) {
    const { sent, acknowledged, refused, slowest, wrong } = await saveThroughFaults(faulty, {
      companyId: `FAULTS${index}`,
      rate,
      drivers: 20,
      saves,
    });
    const percent = (part: number) => `${(100 * part).toFixed(2)} %`;
    console.log(
      percent(rate).padStart(7),
      String(sent).padStart(8),
      percent(acknowledged / sent).padStart(14),
      percent(success).padStart(9),
      String(refused).padStart(8),
      slowest.toFixed(0).padStart(11),
      String(wrong.length).padStart(6),
    );
    wrong.slice(0, 10).forEach((one) => console.log(`  ${one}`));
    if (acknowledged / sent < success || refused > 0 || wrong.length > 0) process.exitCode = 1;
  }
  console.log('Faults:', JSON.stringify(faulty.proxy.counts));
} finally {
  await faulty.stop();
}
