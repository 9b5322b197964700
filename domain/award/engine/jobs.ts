import { getPlaces } from '~/domain/jobs/job';
import { mayHold } from '~/domain/picks/visible-jobs';
import type { AwardInput, AwardJob, FreedJobs, HeldJob } from '../award-input';
import {
  awardByPreference,
  awardManually,
  everyone,
  findEntries,
  handOut,
  mayGetMore,
  openBoard,
  orderOpenOffers,
  type Board,
  type Entry,
} from './board';
import { passOnFreedJobs, type JobChain } from './freed-jobs';
import { holdJobs, type Lists } from './held-jobs';
import type { Holdings } from './holdings';
import { indexIds } from './id-index';
import { getLatestRecords } from './latest-records';
import { showAward, type CatalogueAward } from './show-award';
import { applyTrades, listJobTrades } from './trades';
import { airportKind, localKind, type Turns } from './turns';

/**
 * A job keeps its newest entries, one for each place. A repeated pair counts once, as its newest
 * (domain/README.md#rule-1-manual-assignments).
 */
const keepNewest = (entries: readonly Entry[], { places }: Board<AwardJob>): Entry[] => {
  const driversByJob = new Map<number, Set<number>>();
  return entries
    .toReversed()
    .filter(({ offer, driver }) => {
      const drivers = driversByJob.get(offer) ?? new Set();
      driversByJob.set(offer, drivers);
      if (drivers.has(driver) || drivers.size >= places[offer]!) return false;
      drivers.add(driver);
      return true;
    })
    .reverse();
};

/** Airport jobs first, then by start time. */
const handOutKey = ({ isAirport, startTime }: AwardJob): number =>
  Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3)) + (isAirport ? 0 : 1440);

/** Rule 3 (domain/README.md#rule-3-seniority-mode). */
const awardBySeniority = (board: Board<AwardJob>): void =>
  handOut(board, orderOpenOffers(board, handOutKey), everyone, () => 'seniority');

/** Rule 4 in its three steps (domain/README.md#rule-4-automatic-assignment). */
const awardAutomatically = (
  board: Board<AwardJob>,
  company: AwardInput['settings']['company'],
): void => {
  const { items, records } = board;
  const { isVc } = board.turns;
  const offers = orderOpenOffers(board, handOutKey);
  const isAirport = (offer: number) => items[offer]!.isAirport;
  const hasSubmitted = (driver: number) =>
    records[driver] !== undefined && !records[driver].isMemory;
  const isActive = (driver: number) => isVc(driver) || hasSubmitted(driver);
  handOut(board, offers.filter(isAirport), isActive, (_, driver) =>
    isVc(driver) ? 'airport-driver' : 'airport-driver-pool',
  );
  const locals = offers.filter((offer) => !isAirport(offer));
  handOut(board, locals, isActive, () => 'vc-assigned');
  if (company.usesSeniorityForAssignment)
    handOut(board, offers, everyone, (job) => (job.isAirport ? 'airport-auto' : 'seniority'));
  else if (company.usesVCStatus)
    handOut(board, offers, isVc, (job) => (job.isAirport ? 'airport-auto' : 'vc-assigned'));
};

const openJobs = (
  { jobs }: AwardInput,
  { turns, records }: Lists,
  capacities: readonly number[],
): Board<AwardJob> =>
  openBoard(turns, records, {
    items: jobs,
    ids: jobs.map(({ jobId }) => jobId),
    capacities,
    kinds: jobs.map(({ isAirport }) => (isAirport ? airportKind : localKind)),
  });

/** The board with the holdings. Nobody loses a job that has fewer places than holders. */
const openHeld = (input: AwardInput, holdings: Holdings, lists: Lists): Board<AwardJob> => {
  const board = openJobs(input, lists, holdings.getCapacities());
  holdings.fill(board);
  return board;
};

/** The kept jobs, which stand before every rule, also beyond the places of a job (domain/README.md#awarded-again). */
const openKept = (input: AwardInput, kept: readonly HeldJob[], lists: Lists): Board<AwardJob> => {
  const { jobs } = input;
  const index = indexIds(jobs.map(({ jobId }) => jobId));
  return openHeld(input, holdJobs(jobs, index, kept, lists), lists);
};

const awardByRules = (input: AwardInput, lists: Lists): Board<AwardJob> => {
  const { settings, jobs, kept, manualAssignments } = input;
  const board = kept ? openKept(input, kept, lists) : openJobs(input, lists, jobs.map(getPlaces));
  const entries = manualAssignments.map(({ driverId, jobId }) => ({ driverId, offerId: jobId }));
  const others = findEntries(board, entries).filter(({ driver }) => mayGetMore(board, driver));
  awardManually(board, keepNewest(others, board));
  awardByPreference(board);
  if (settings.useSeniorityAssignment) awardBySeniority(board);
  else if (!settings.disableAutoAssignments) awardAutomatically(board, settings.company);
  return board;
};

/** The held jobs, and what the chains of freed jobs change (domain/README.md#freed-jobs). */
const awardFreed = (input: AwardInput, freedJobs: FreedJobs, lists: Lists) => {
  const { holdings, chain } = passOnFreedJobs(input, freedJobs, lists);
  return { board: openHeld(input, holdings, lists), chain };
};

/** `chain`: how freed jobs were passed on; null if the jobs were awarded by the rules. */
interface JobsAward {
  readonly award: CatalogueAward<AwardJob>;
  readonly chain: JobChain | null;
}

/** The award of jobs by rules 1 to 4 (domain/README.md#the-award), or the held jobs and chains, then the trades. */
export const awardJobs = (input: AwardInput, turns: Turns): JobsAward => {
  const { settings, jobs, freedJobs } = input;
  const lists = { turns, records: getLatestRecords(turns, input.preferences) };
  const { board, chain } = freedJobs
    ? awardFreed(input, freedJobs, lists)
    : { board: awardByRules(input, lists), chain: null };
  const traded = applyTrades(board, listJobTrades(input), (driver, offer) =>
    mayHold(jobs[offer]!, turns.drivers[driver]!, settings.company),
  );
  return { award: showAward(board, traded), chain };
};
