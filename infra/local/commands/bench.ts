/** `npm run bench`: the award's cost as a multiple of a bare serial dictatorship over integers. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sizes = [
  [1_000, 500, 20],
  [1_000, 500, 500],
  [100_000, 50_000, 20],
  [1_000_000, 500_000, 10],
];

console.log(`Award of jobs, JSON objects in, result objects out. Medians of interleaved runs, milliseconds.
"bare": serial dictatorship over ready-made Int32Arrays. "shuffled": lists in no order instead of by id.
"maps": the preference phase alone with Maps by id, without checks, rules or reasons, for comparison.
Drivers x jobs x picks                 picks read      bare    maps     award   ratio  ns/pick  + reasons    ratio  peak MiB`);
for (const size of sizes) {
  for (const order of ['sorted', 'shuffled']) {
    // One process each: a heap left over from another size would colour the figures.
    const { status } = spawnSync(
      process.execPath,
      [
        '--max-old-space-size=1700',
        '--import',
        'tsx',
        'tests/bench/award.bench.ts',
        ...size.map(String),
        order,
      ],
      { cwd: root, stdio: 'inherit' },
    );
    if (status !== 0) process.exitCode = 1;
  }
}
