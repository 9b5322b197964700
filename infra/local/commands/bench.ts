/**
 * `npm run bench`: measures what actions cost, and compares each with the lowest possible cost in the same run.
 * `npm run bench -- pages start` runs only these; `npm run bench -- against <folder>` compares the pages with those of
 * another checkout, whose packages are installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const awardSizes = [
  [1_000, 500, 20],
  [1_000, 500, 500],
  [100_000, 50_000, 20],
  [1_000_000, 500_000, 10],
];

interface Measurement {
  readonly heading: string;
  /** The arguments of each process. */
  readonly runs?: readonly (readonly string[])[];
}

/** By the name of the file in tests/bench. */
const measurements: Readonly<Record<string, Measurement>> = {
  award: {
    heading: `Award of jobs, JSON objects in, result objects out. Medians of interleaved runs, milliseconds.
"bare": serial dictatorship over ready-made Int32Arrays. "shuffled": lists in no order instead of by id.
"+ reasons": with every reason made as an object, as drivers and outsiders are given it.
"places": the award with three places for each job, as a multiple of the award.
"reach": the jobs that the most junior driver can still get, from a finished award.
"maps": the preference phase alone with Maps by id, without checks, rules or reasons, for comparison.
"package": the same by the package stable-marriage, up to 100,000 drivers.
Drivers x jobs x picks                 picks read      bare    maps package     award   ratio  ns/pick   places    reach  + reasons    ratio  peak MiB`,
    runs: awardSizes.flatMap((size) =>
      ['sorted', 'shuffled'].map((order) => [...size.map(String), order]),
    ),
  },
  pages: {
    heading: `Pages that people wait for: 1,000 drivers, 500 jobs, 1,000 lists of up to 50. Medians of interleaved runs,
milliseconds. "login": as a multiple of the login page, beside its goal; "!": misses it. "plain": the same rows as a bare
React table. "of 10": the same page of a site of ten drivers and jobs. Then how many times as long it takes, beyond what it
sends, from 10 drivers to 100 (60 jobs), and from these to 1,000.
Page                                        jobs  rows     page    login     goal    plain     of 10  to 100 to 1000`,
  },
  saves: {
    heading: `Lists of 20 jobs that drivers save a second, eight at a time, at a site of 1,000 drivers and 500 jobs. "store": how
often a second the store alone takes what a save writes, over bare HTTP. Medians of interleaved runs.
  saves     store   ratio  items`,
  },
  scrolling: {
    heading: `Scrolling tables of 1,000 drivers, and of 100, in the browser: computing of the page's thread a step of 50, milliseconds.
page                           median  longest  of 100    ratio`,
  },
  phone: {
    heading: `A driver's page with a list of up to 50 on a slow phone: the processor four times slower, 400 kbit/s, 400 ms for each
answer. Medians, milliseconds: first screen without and with a cache, until scripts have taken over, a tap until it is
painted, a save until it is acknowledged. Then its scripts, those of a hello-world of Remix, and those of an empty page of
the product ("frame"), compressed; "ratio": to the empty page. "!": misses its goal.
page           first     again     ready       tap      save        KB    hello    frame    ratio`,
  },
  start: {
    heading: `Loading the web function in a fresh process, and then its first page, beside a hello-world of Remix bundled the same
way, interleaved. Medians, milliseconds. "sum": of both, and as a multiple of that of a hello-world with the store's
client, beside its goal; "!": misses it. "KB": all files of the bundle; a start reads no page of it.
bundle             init   ratio    first   ratio       sum   ratio    goal       KB`,
  },
  memory: {
    heading: `The web function at sizes of memory, with the share of a processor that Lambda gives it: a start with its first page,
and pages of a site of 1,000 drivers and 500 jobs. Medians, milliseconds; "$": what a million of them cost on Lambda.
    MB  processors   start   landing      $ preferences    $ dashboard     $`,
  },
  fence: {
    heading: `The tenant fence: a read of a site with the web function's own credentials, with cached ones of the tenant, and
the first, which takes on the tenant's role at a token service of this machine. Medians, milliseconds.
tenants     reads  STS calls      own   fenced    first  memory each`,
  },
  closings: {
    heading: `Vacation portals that all close at one instant, swept with a limit of 55 s a sweep; every one is closed once.
"failed": sweeps that had to leave a site to the next one, because the store was too slow for it.
Due portals   sweeps  failed  longest s     calls calls/portal  portals/s`,
    runs: [['10000'], ['100000']],
  },
  publishing: {
    heading: `Publishing the jobs of 1,000 drivers and 500 jobs, until the server redirects to the result: the first time in a process,
and the median of five more, beside its goal; "!": misses it. "lists": the part in which the store gives everybody's list.
Milliseconds.
picks    first    again     goal    lists`,
    runs: [['20'], ['500']],
  },
  cost: {
    heading: `Request units of one action, counted by the store, for a site of 1,000 drivers and 500 jobs; how often a month, and
what that costs on AWS in dollars (tests/bench/prices.ts: prices and habits, to be changed).
action                      reads   writes     ms     times  dollars`,
  },
  panel: {
    heading: `The master administrator's list of companies with 10 companies and with 10,000 of three sites each: store calls, items
read, request units and milliseconds (medians) of one page; "more": calls, of which a page may take two.
                             10:  items    units     ms 10,000:  items    units     ms  more`,
  },
  browser: {
    heading: `Lighthouse on a simulated telephone: points of 100, and seconds until the largest part is painted, which may take 1.6.
Medians of three runs each.
page                     performance  accessibility  best practices        search  largest`,
  },
};

/** Runs a measurement in its own process, because the heap of an earlier one would distort its figures. */
const measure = (name: string, args: readonly string[]) => {
  const { status } = spawnSync(
    process.execPath,
    ['--max-old-space-size=1700', '--import', 'tsx', `tests/bench/${name}.bench.ts`, ...args],
    // The plain table that pages are compared with must be rendered by the same build of React.
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) process.exitCode = 1;
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(measurements, name));
if (names[0] === 'against') {
  const folder = resolve(names[1] ?? '');
  if (!existsSync(join(folder, 'node_modules'))) {
    console.error(`Install the packages of the other checkout first: there are none in ${folder}.`);
    process.exit(2);
  }
  console.log(`Pages of a site of 1,000 drivers, 500 jobs and 1,000 lists, beside those of ${folder}.
Medians of interleaved requests: milliseconds to the last byte, and compressed KB. Then how many pages a second are answered,
eight requests at a time. At the end, of a file of 10,000 rows up to its preview: milliseconds of processor time, and the
longest that others wait for an answer meanwhile, with all rows beyond the company's limit, and then below it.
Page                                         other       ms   ratio  other KB       KB   ratio`);
  measure('against', [folder]);
} else if (unknown !== undefined) {
  console.error(
    `There is no measurement '${unknown}'. There are: ${Object.keys(measurements).join(', ')}, against.`,
  );
  process.exit(2);
} else {
  const chosen = names.length > 0 ? names : Object.keys(measurements);
  for (const name of chosen) {
    const { heading, runs = [[]] } = measurements[name]!;
    console.log(`\n${heading}`);
    for (const args of runs) measure(name, args);
  }
}
