import { setTimeout as sleep } from 'node:timers/promises';
import { readChangedSnapshot, readSnapshot } from '~/app/services/live/read-snapshot.server';
import { readStanding } from '~/app/services/results/read-standing.server';
import { readDashboard } from '~/app/services/selection/read-dashboard.server';
import { rankJobs } from '~/tests/support/save-ranks';
import { rank, type LimitedSite } from './limited-site';

/** As often as an open live page asks. */
const pollEveryMs = 3_000;
/** Each of these drivers saves once a second. The others keep their full lists. */
const savers = 200;
/** Full lists of all of them would need more write units than a partition has. */
const shortList = 50;

/** Runs `work` again and again, each time a while after the last began, until `isOver`. Returns how long each took. */
const repeat = async (
  everyMs: number,
  hasEnded: () => boolean,
  work: () => Promise<unknown>,
): Promise<number[]> => {
  const took: number[] = [];
  while (!hasEnded()) {
    const begun = performance.now();
    await work();
    took.push(performance.now() - begun);
    await sleep(Math.max(0, everyMs - (performance.now() - begun)));
  }
  return took;
};

export const describeTimes = (times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => `${sorted[Math.floor(part * (sorted.length - 1))]!.toFixed(0)} ms`;
  return `median ${at(0.5)}, 99 % ${at(0.99)}, slowest ${at(1)}`;
};

/**
 * Ten live pages and a dashboard, each of its own process, and the standings of drivers, while 200 drivers a second save
 * lists. Drivers, jobs and the site change nothing meanwhile.
 */
export const watch = async (site: LimitedSite, drivers: number, forMs: number): Promise<string> => {
  const { deps, now, slower } = site;
  // The savers' process knows drivers and jobs already.
  await rankJobs(deps, '1000001', rank(site.jobIds, 1, shortList));
  const access = await site.asAdmin();
  // Somebody has looked at the lists before.
  await readDashboard({ deps, access, now: now() });
  const begun = performance.now();
  const hasEnded = () => performance.now() - begun > forMs * slower;
  const openLivePage = async (first: number) => {
    await sleep(first);
    const page = { stores: site.newStores() };
    let { marker } = await readSnapshot({ deps: page, access, now: now() });
    return repeat(pollEveryMs * slower, hasEnded, async () => {
      const changed = await readChangedSnapshot({ deps: page, access, now: now(), seen: marker });
      marker = changed?.marker ?? marker;
    });
  };
  const board = { stores: site.newStores() };
  const openDashboard = () =>
    repeat(5_000 * slower, hasEnded, () => readDashboard({ deps: board, access, now: now() }));
  const standing = { stores: site.newStores() };
  let asked = 0;
  const openStandings = () =>
    repeat(500 * slower, hasEnded, async () => {
      const driver = await site.asDriver(String(1_000_001 + (asked++ % drivers)));
      await readStanding({ deps: standing, access: driver, now: now() });
    });
  let rounds = 0;
  const saveAgainAndAgain = async (n: number) => {
    await sleep((n / savers) * 1_000 * slower);
    return repeat(1_000 * slower, hasEnded, async () => {
      const list = rank(site.jobIds, n + (rounds += 1), shortList);
      const saved = await rankJobs(deps, String(1_000_001 + n), list);
      if (!saved.ok) throw new Error('a save was refused');
    });
  };
  const [saves, pages, boards, standings] = await Promise.all([
    Promise.all(Array.from({ length: savers }, (_, n) => saveAgainAndAgain(n))),
    Promise.all(Array.from({ length: 10 }, (_, n) => openLivePage(n * 300 * slower))),
    openDashboard(),
    openStandings(),
  ]);
  return [
    `${saves.flat().length} saves, ${describeTimes(saves.flat())}`,
    `${pages.flat().length} polls, ${describeTimes(pages.flat())}`,
    `${boards.length} dashboards, ${describeTimes(boards)}`,
    `${standings.length} standings, ${describeTimes(standings)}`,
  ].join('\n    ');
};
