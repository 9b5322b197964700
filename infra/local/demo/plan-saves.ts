import { defaultTimeZone } from '~/domain/site/new-tenant';
import { toWallTime } from '~/domain/time/zoned-time';
import type { Random } from '../sample-site';
import type { Demo } from './depot';
import { must } from './must';
import { saveJobs } from './save-list';
import type { Step } from './steps';
import { rankJobs } from './taste';

/** A moment between two others, towards the end rather than at the beginning, and seldom at night. */
const drawTime = (random: Random, from: number, until: number): number => {
  const draw = () => from + Math.floor((until - from) * Math.sqrt(random()));
  const isAtNight = (at: number) => toWallTime(at, defaultTimeZone).slice(11, 13) < '05';
  const drawn = Array.from({ length: 4 }, draw);
  return drawn.find((at) => !isAtNight(at)) ?? drawn[0]!;
};

/** Drivers save lists between two moments. */
export const planSaves = (
  demo: Demo,
  { from, until, share, about }: { from: number; until: number; share: number; about: string },
): Step[] => {
  const { random, drivers, jobs, deps } = demo;
  return drivers.flatMap((driver, index): Step[] => {
    // One in ten never ranks anything.
    if (index % 10 === 7 || random() >= share) return [];
    const standing = index / drivers.length;
    const ids = rankJobs(random, { jobs, driver, standing });
    const at = drawTime(random, from, until);
    return [{ at, about, run: () => must(saveJobs(deps, driver.employeeId, ids)) }];
  });
};
