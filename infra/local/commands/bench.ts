/** `npm run bench`: measures what actions cost, and compares each with the lowest possible cost in the same run. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sizes = [
  [1_000, 500, 20],
  [1_000, 500, 500],
  [100_000, 50_000, 20],
  [1_000_000, 500_000, 10],
];

/** Runs a measurement in its own process, because the heap of an earlier one would distort its figures. */
const measure = (file: string, args: readonly string[] = []) => {
  const { status } = spawnSync(
    process.execPath,
    ['--max-old-space-size=1700', '--import', 'tsx', `tests/bench/${file}.bench.ts`, ...args],
    // The plain table that pages are compared with must be rendered by the same build of React.
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) process.exitCode = 1;
};

console.log(`Award of jobs, JSON objects in, result objects out. Medians of interleaved runs, milliseconds.
"bare": serial dictatorship over ready-made Int32Arrays. "shuffled": lists in no order instead of by id.
"+ reasons": with every reason made as an object, as drivers and outsiders are given it.
"places": the award with three places for each job, as a multiple of the award.
"reach": the jobs that the most junior driver can still get, from a finished award.
"maps": the preference phase alone with Maps by id, without checks, rules or reasons, for comparison.
Drivers x jobs x picks                 picks read      bare    maps     award   ratio  ns/pick   places    reach  + reasons    ratio  peak MiB`);
for (const size of sizes) {
  for (const order of ['sorted', 'shuffled']) measure('award', [...size.map(String), order]);
}

console.log(`
Administrator's pages, 1,000 drivers, 500 jobs, 1,000 lists of up to 50. Medians of interleaved runs, milliseconds.
"plain": the same rows as a bare React table. "10 rows": the same page of a site of ten drivers and jobs.
"ratio": the page without the plain render, as a multiple of the page of ten rows.
Page                                        rows     page     rows/s    plain     rows/s   10 rows   ratio`);
measure('pages');

console.log(`
Scrolling tables of 1,000 drivers, and of 100, in the browser: computing of the page's thread a step of 50, milliseconds.
page                           median  longest  of 100    ratio`);
measure('scrolling');

console.log(`
Loading the web function in a fresh process, and then its first page, beside a hello-world of Remix bundled the same
way, interleaved. Medians, milliseconds. "KB": all files of the bundle; a start reads no page of it.
bundle             init   ratio    first   ratio       KB`);
measure('init');

console.log(`
The tenant fence: a read of a site with the web function's own credentials, with cached ones of the tenant, and
the first, which takes on the tenant's role at a token service of this machine. Medians, milliseconds.
tenants     reads  STS calls      own   fenced    first  memory each`);
measure('fence');

console.log(`
Vacation portals that all close at one instant, swept with a limit of 55 s a sweep; every one is closed once.
"failed": sweeps that had to leave a site to the next one, because the store was too slow for it.
Due portals   sweeps  failed  longest s     calls calls/portal  portals/s`);
for (const count of ['10000', '100000']) measure('sweep', [count]);

console.log(`
Request units of one action, counted by the store, for a site of 1,000 drivers and 500 jobs; how often a month, and
what that costs on AWS in dollars (tests/bench/prices.ts: prices and habits, to be changed).
action                      reads   writes     ms     times  dollars`);
measure('cost');

console.log(`
Lighthouse on a simulated telephone: points of 100, the median of three runs each.
page                     performance  accessibility  best practices  search`);
measure('lighthouse');
