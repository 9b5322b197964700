import { staysHeld } from '../assignment-type';
import type { AwardInput, FreedJobs } from '../award-input';
import { holdJobs, type Lists } from './held-jobs';
import type { Holdings } from './holdings';
import { findPlace, indexIds, type IdIndex } from './id-index';
import { airportKind, localKind } from './turns';
import { passOnVacancies, type ChainStep } from './vacancy-chain';

/** One freed job that was offered to the drivers. `freedBy` is null if no driver freed it. */
export type JobChainStep = Omit<ChainStep<string | null>, 'offerId'> & { readonly jobId: string };

/** How freed jobs were passed on. */
export interface JobChain {
  readonly steps: readonly JobChainStep[];
  /** Whether a driver left the job with the last move of a chain. */
  readonly isCutOff: (jobId: string) => boolean;
  /** Whether the job was freed from the driver, who is not offered it again. */
  readonly wasFreedFrom: (employeeId: string, jobId: string) => boolean;
}

const toPairKey = (employeeId: string, jobId: string): string =>
  JSON.stringify([employeeId, jobId]);

/** By job: the drivers with a turn who have it on their list, not struck, in seniority order, and the rank that each gives it. */
const listRankers = ({ turns, records }: Lists, index: IdIndex) => {
  const byJob = new Map<number, { readonly driver: number; readonly rank: number }[]>();
  for (const driver of turns.order) {
    if (turns.kinds[driver] === 0) continue;
    records[driver]?.preferences.forEach((id, at) => {
      const offer = findPlace(index, id);
      if (offer < 0 || records[driver]!.struck?.includes(id)) return;
      const rankers = byJob.get(offer) ?? [];
      byJob.set(offer, rankers);
      // Of a repeated job, the first place counts.
      if (rankers.at(-1)?.driver !== driver) rankers.push({ driver, rank: at + 1 });
    });
  }
  return byJob;
};

/** What drivers want of the jobs that are passed on (domain/README.md#freed-jobs). */
const openWishes = (
  { jobs }: AwardInput,
  holdings: Holdings,
  { lists, index }: { lists: Lists; index: IdIndex },
) => {
  const { turns, records } = lists;
  // Most versions that keep the jobs free none.
  let rankers: ReturnType<typeof listRankers> | undefined;
  const freed = new Set<string>();
  const toKey = (driver: number, offer: number) =>
    toPairKey(turns.drivers[driver]!.employeeId, jobs[offer]!.jobId);
  const getRank = (driver: number, offer: number) => {
    const { jobId } = jobs[offer]!;
    const { preferences, struck } = records[driver] ?? {};
    return preferences && !struck?.includes(jobId) ? preferences.indexOf(jobId) + 1 : 0;
  };

  const findTaker = (offer: number) => {
    const kind = jobs[offer]!.isAirport ? airportKind : localKind;
    rankers ??= listRankers(lists, index);
    for (const { driver, rank } of rankers.get(offer) ?? []) {
      if ((turns.kinds[driver]! & kind) === 0 || freed.has(toKey(driver, offer))) continue;
      const [held] = holdings.getHeld(driver);
      if (!held) return { driver, from: null };
      if (staysHeld.includes(held.type)) continue;
      if ((getRank(driver, held.offer) || Infinity) > rank) return { driver, from: held.offer };
    }
    return null;
  };
  return {
    wasFreedFrom: (employeeId: string, jobId: string) => freed.has(toPairKey(employeeId, jobId)),
    hasFreePlace: holdings.hasFreePlace,
    findTaker,
    move: ({ driver, from }: { driver: number; from: number | null }, offer: number): void => {
      if (from !== null) holdings.remove(driver, from);
      holdings.add({ driver, offer, type: 'preference', rank: getRank(driver, offer) });
    },
    giveUp: (driver: number, offer: number): boolean => {
      if (!holdings.remove(driver, offer)) return false;
      freed.add(toKey(driver, offer));
      return true;
    },
  };
};

/** The published jobs stay with their holders, and those that are freed are passed on. */
export const passOnFreedJobs = (
  input: AwardInput,
  { held, freed }: FreedJobs,
  lists: Lists,
): { readonly holdings: Holdings; readonly chain: JobChain } => {
  const { jobs, settings } = input;
  const ids = jobs.map(({ jobId }) => jobId);
  const index = indexIds(ids);
  const holdings = holdJobs(jobs, index, held, lists);
  const wishes = openWishes(input, holdings, { lists, index });
  const { steps, cutOff } = passOnVacancies(
    freed.map(({ driverId, jobId }) => ({ driverId, offerId: jobId })),
    wishes,
    { turns: lists.turns, ids, index, maxMoves: settings.chainMoves },
  );
  return {
    holdings,
    chain: {
      steps: steps.map(({ offerId: jobId, ...step }) => ({ jobId, ...step })),
      isCutOff: (jobId) => cutOff.has(findPlace(index, jobId)),
      wasFreedFrom: wishes.wasFreedFrom,
    },
  };
};
