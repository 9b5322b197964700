/**
 * `npm run soak -- cutoff [drivers of the one site] [sites] [seconds of each measurement]`: measures how many
 * saves a second the server accepts, how many without the web around them, and how many bare conditional puts
 * the same store accepts. A save reads, and then makes three such puts in a transaction. Then drivers save in
 * the last ten seconds before their cutoff, first at one site and then at many, at no more than 0.8 of the
 * server's rate. A separate process sends their saves without waiting for responses.
 */
import { median } from '~/tests/bench/timing';
import { measureCapacity, saveAtCutoff } from './support/cutoff';
import { startSoakServer } from './support/soak-server';

const [drivers = 1_000, sites = 50, seconds = 5] = process.argv.slice(2).map(Number);
const rounds = 3;
const atOnce = 32;
const load = 0.8;
const burstSeconds = 10;
/** The web may take as long as the save itself. */
const minOfBareSaves = 0.5;
const maxAfterMs = 5_000;

const server = await startSoakServer();
try {
  const { saves, bareSaves, puts } = await measureCapacity(server, {
    rounds,
    atOnce,
    forMs: seconds * 1_000,
  });
  const capacity = median(saves);
  const ofBareSaves = capacity / median(bareSaves);
  const line = (name: string, values: number[]) =>
    [
      name.padEnd(24),
      values.map((value) => value.toFixed(0).padStart(6)).join(''),
      (median(values) / median(puts)).toFixed(2).padStart(14),
    ].join('');
  console.log(`A second, ${atOnce} at once, ${rounds} rounds by turns; median to that of the puts:
${line('conditional puts', puts)}
${line('saves without the web', bareSaves)}
${line('saves', saves)}: ${ofBareSaves.toFixed(2)} of those without the web (at least ${minOfBareSaves})
`);
  if (ofBareSaves < minOfBareSaves) process.exitCode = 1;

  const most = Math.floor(load * capacity * burstSeconds);
  const bursts = [
    { name: 'ONE', sites: 1, drivers: Math.min(drivers, most) },
    { name: 'MANY', sites, drivers: Math.min(drivers, Math.floor(most / sites)) },
  ];
  console.log(
    'sites  drivers each    sent  acknowledged  refused  of them before  unknown    p50    p95    p99  last answer  wrong',
  );
  for (const [index, burst] of bursts.entries()) {
    const figures = await saveAtCutoff(server, { ...burst, seed: index + 1 });
    const { tookMs, lastAnswerMs, wrong, unknown } = figures;
    const at = (part: number) => tookMs[Math.floor(part * (tookMs.length - 1))]!;
    console.log(
      String(burst.sites).padStart(5),
      String(burst.drivers).padStart(13),
      String(figures.sent).padStart(7),
      String(figures.acknowledged).padStart(13),
      String(figures.refused).padStart(8),
      String(figures.refusedBefore).padStart(15),
      String(unknown.length).padStart(8),
      ...[0.5, 0.95, 0.99].map((part) => at(part).toFixed(0).padStart(6)),
      `${lastAnswerMs} ms`.padStart(12),
      String(wrong.length).padStart(6),
    );
    wrong.slice(0, 10).forEach((one) => console.log(`  ${one}`));
    if (unknown.length > 0) console.log(`  unknown: ${unknown.slice(0, 20).join(' ')}`);
    if (unknown.length > 0 || wrong.length > 0 || lastAnswerMs > maxAfterMs) process.exitCode = 1;
  }
} finally {
  await server.stop();
}
