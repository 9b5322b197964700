/**
 * Compares the award with a bare serial dictatorship over prepared integers, in the same process and run. `npm
 * run bench` starts one process per size, so that the heap of one size does not affect the next.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Person, stableMarriage } from 'stable-marriage';
import { getResult, runAward } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { listJobsWithinReach } from '~/domain/award/figures/standing';
import { explainAllPicks } from '~/domain/award/reasons';
import { sampleAwardInput, sampleSite } from '~/infra/local/sample-site';
import { median } from './timing';

interface Bare {
  /**
   * The picks of all drivers in seniority order, in one list. Each driver's picks start at their place in
   * `from`. Picks that a driver may not hold are left out.
   */
  readonly picks: Int32Array;
  readonly from: Int32Array;
  readonly jobs: number;
}

/** The least work that an award can take: everything is an integer and already sorted. */
const bareDictatorship = ({ picks, from, jobs }: Bare): Int32Array => {
  const holder = new Int32Array(jobs).fill(-1);
  for (let driver = 0; driver + 1 < from.length; driver++) {
    const end = from[driver + 1]!;
    for (let k = from[driver]!; k < end; k++) {
      const job = picks[k]!;
      if (holder[job] !== -1) continue;
      holder[job] = driver;
      break;
    }
  }
  return holder;
};

const sortBySeniority = ({ drivers }: AwardInput) =>
  drivers
    .filter((driver) => driver.isEligible)
    .sort((a, b) => a.seniorityNumber! - b.seniorityNumber!);
const toLists = ({ preferences }: AwardInput) =>
  new Map(preferences.map((record) => [record.driverId, record.preferences]));

/**
 * The preference phase as a simple first version would be written: with a Map by ID, a sort and a loop over the
 * texts. It checks no input and has no airports or reasons. Only for comparison.
 */
const withMaps = (input: AwardInput): number => {
  const lists = toLists(input);
  const jobs = new Map(input.jobs.map((job) => [job.jobId, job]));
  const holders = new Map<string, string>();
  for (const { employeeId } of sortBySeniority(input)) {
    const pick = lists.get(employeeId)?.find((id) => jobs.has(id) && !holders.has(id));
    if (pick !== undefined) holders.set(pick, employeeId);
  }
  return [...holders]
    .map(([jobId, driverId]) => ({ jobId, driverId, assignmentType: 'preference' }))
    .sort((a, b) => (a.jobId < b.jobId ? -1 : 1)).length;
};

/**
 * The preference phase by the package `stable-marriage`, to which every job prefers the driver of the most seniority.
 * Only for comparison.
 */
const withPackage = (input: AwardInput): number => {
  const jobs = new Map(input.jobs.map(({ jobId }) => [jobId, new Person(jobId)]));
  const lists = toLists(input);
  const drivers = sortBySeniority(input).map(({ employeeId }) => {
    const driver = new Person(employeeId);
    driver.generatePreferences(lists.get(employeeId)?.flatMap((id) => jobs.get(id) ?? []) ?? []);
    for (const job of driver.preferences) job.preferences.push(driver);
    return driver;
  });
  return stableMarriage(drivers).filter(({ hasFiance }) => hasFiance).length;
};

/** Prepares the integers in seniority order, outside the measured time. */
const toBare = (input: AwardInput): Bare => {
  const jobs = new Map(input.jobs.map(({ jobId }, i) => [jobId, i]));
  const lists = toLists(input);
  const drivers = sortBySeniority(input);
  const from = new Int32Array(drivers.length + 1);
  drivers.forEach(
    ({ employeeId }, i) => (from[i + 1] = from[i]! + (lists.get(employeeId)?.length ?? 0)),
  );
  const picks = new Int32Array(from[drivers.length]!);
  let at = 0;
  for (const { employeeId } of drivers) {
    for (const id of lists.get(employeeId) ?? []) picks[at++] = jobs.get(id)!;
  }
  return { picks, from, jobs: input.jobs.length };
};

const picksRead = ({ picks, from, jobs }: Bare): number => {
  const taken = new Uint8Array(jobs);
  let read = 0;
  for (let driver = 0; driver + 1 < from.length; driver++) {
    for (let k = from[driver]!; k < from[driver + 1]!; k++) {
      read++;
      if (taken[picks[k]!]) continue;
      taken[picks[k]!] = 1;
      break;
    }
  }
  return read;
};

const readEveryReason = (run: ReturnType<typeof runAward>): number => {
  let sum = 0;
  for (const { rank } of explainAllPicks(run, 'jobs')) sum += rank;
  return sum;
};

const shuffle = <T>(list: readonly T[]): T[] => {
  const copy = [...list];
  let seed = 1;
  for (let i = copy.length - 1; i > 0; i--) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const j = seed % (i + 1);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
};

/**
 * Copies the list through JSON, because JSON.parse creates every string and object anew, as for input from a
 * file.
 */
const throughJson = <T>(list: readonly T[]): T[] => {
  const rows: T[] = [];
  for (let i = 0; i < list.length; i += 20_000) {
    rows.push(...(JSON.parse(JSON.stringify(list.slice(i, i + 20_000))) as T[]));
  }
  return rows;
};

const makeInput = (
  drivers: number,
  jobs: number,
  picks: number,
  isShuffled: boolean,
): AwardInput => {
  const sample = sampleAwardInput(sampleSite({ drivers, jobs, picks, seed: 1 }));
  const list = <T>(rows: readonly T[]) => throughJson(isShuffled ? shuffle(rows) : rows);
  return {
    ...sample,
    drivers: list(sample.drivers),
    jobs: list(sample.jobs),
    preferences: list(sample.preferences),
  };
};

/** Drivers get their picks earlier, but more of them get a job. */
const placesOfJob = 3;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const measure = (size: readonly [number, number, number], isShuffled: boolean): void => {
  const input = makeInput(...size, isShuffled);
  const withPlaces = { ...input, jobs: input.jobs.map((job) => ({ ...job, places: placesOfJob })) };
  const bare = toBare(input);
  const expected = bareDictatorship(bare).filter((driver) => driver !== -1).length;
  const times = {
    bare: [] as number[],
    maps: [] as number[],
    package: [] as number[],
    award: [] as number[],
    places: [] as number[],
    reach: [] as number[],
    reasons: [] as number[],
  };
  const time = (list: number[], work: () => number): void => {
    // Collects the garbage of the previous run first, so that this run's time does not include it.
    if (size[0] >= 100_000) collectGarbage();
    const start = performance.now();
    const check = work();
    list.push(performance.now() - start);
    if (check === 0) throw new Error('nothing was awarded');
  };
  const finished = runAward(input);
  const junior = [...finished.jobs.listDrivers()].at(-1)!.driver.employeeId;
  const isBig = size[0] >= 1_000_000;
  const rounds = isBig ? 5 : size[0] >= 100_000 ? 11 : 201;
  // Its time grows with the square of the drivers: 5 s for 100,000.
  const packageRounds = isBig ? 0 : size[0] >= 100_000 ? 1 : 5;
  for (let round = 0; round < packageRounds; round++)
    time(times.package, () => {
      const found = withPackage(input);
      if (found !== expected) throw new Error(`the package gave ${found} jobs, not ${expected}`);
      return found;
    });
  for (let round = 0; round < rounds; round++) {
    time(times.bare, () => bareDictatorship(bare).length);
    time(times.maps, () => withMaps(input));
    time(times.award, () => getResult(runAward(input)).jobs.length);
    time(times.places, () => getResult(runAward(withPlaces)).jobs.length);
    time(times.reach, () => (listJobsWithinReach(finished, junior) === null ? 0 : 1));
    time(times.reasons, () => {
      const run = runAward(input);
      return getResult(run).jobs.length + readEveryReason(run);
    });
  }
  const got = getResult(runAward(input)).jobs.length;
  if (got !== expected) throw new Error(`the award gave ${got} jobs, the bare one ${expected}`);
  const read = picksRead(bare);
  const base = median(times.bare);
  const maps = median(times.maps);
  const plain = median(times.award);
  const withReasons = median(times.reasons);
  const cells = [
    `${size.map((n) => n.toLocaleString('en-US')).join(' x ')}${isShuffled ? ' shuffled' : ''}`.padEnd(
      38,
    ),
    read.toLocaleString('en-US').padStart(10),
    base.toFixed(3).padStart(9),
    `${(maps / base).toFixed(1)}x`.padStart(7),
    (packageRounds > 0 ? `${(median(times.package) / base).toFixed(0)}x` : '-').padStart(8),
    plain.toFixed(2).padStart(9),
    `${(plain / base).toFixed(1)}x`.padStart(7),
    ((plain * 1e6) / read).toFixed(0).padStart(8),
    `${(median(times.places) / plain).toFixed(1)}x`.padStart(8),
    median(times.reach).toFixed(2).padStart(8),
    withReasons.toFixed(2).padStart(10),
    `${(withReasons / base).toFixed(1)}x`.padStart(8),
    `${Math.round(process.resourceUsage().maxRSS / 1024)}`.padStart(9),
  ];
  console.log(cells.join(' '));
};

const [drivers = 1000, jobs = 500, picks = 20] = process.argv.slice(2, 5).map(Number);
measure([drivers, jobs, picks], process.argv[5] === 'shuffled');
