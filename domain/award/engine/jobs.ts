import { typeCode } from '../assignment-type';
import type { AwardInput, AwardJob, PreferenceRecord } from '../award-input';
import { indexIds, indexOfId, placesByText, type IdIndex } from './id-index';
import { latestRecords } from './latest-records';
import { orderByKey } from './order';
import { withRoomFor, type ReadPicks } from './read-picks';
import { airportJob, localJob, type Roster } from './roster';

export const nobody = -1;

/** The finished award of jobs. Arrays go by the place of a job or driver in the input. */
export interface JobsAward {
  readonly jobs: readonly AwardJob[];
  readonly index: IdIndex;
  /** Latest record by driver. */
  readonly records: readonly (PreferenceRecord | undefined)[];
  /** By job: `localJob` or `airportJob`. */
  readonly kind: Uint8Array;
  /** By job: the driver, or `nobody`. */
  readonly holder: Int32Array;
  /** By job: place in `assignmentTypes`. */
  readonly type: Uint8Array;
  /** By driver: the job, or -1. */
  readonly jobOf: Int32Array;
  /** By driver: the rank in the driver's own list, 0 when the job did not come from it. */
  readonly rankOf: Int32Array;
  /** What rule 2 read of the lists: up to the award, or all of it. */
  readonly read: ReadPicks;
}

interface State extends Omit<JobsAward, 'read'> {
  /** By job: `localJob` or `airportJob` while free, 0 once taken. */
  readonly free: Uint8Array;
}

const give = (state: State, job: number, driver: number, type: number): void => {
  state.holder[job] = driver;
  state.type[job] = type;
  state.jobOf[driver] = job;
  state.free[job] = 0;
};

/** Rule 1: in list order; a later entry for a job replaces the earlier and stands last; a driver's first stands. */
const awardManually = (state: State, roster: Roster, manual: AwardInput['manualAssignments']) => {
  const driverByJob = new Map<number, number>();
  for (const entry of manual) {
    const driver = roster.find(entry.driverId);
    const job = indexOfId(state.index, entry.jobId);
    if (driver < 0 || job < 0) continue;
    driverByJob.delete(job);
    driverByJob.set(job, driver);
  }
  for (const [job, driver] of driverByJob) {
    if (state.jobOf[driver] === -1) give(state, job, driver, typeCode.manual);
  }
};

const driversAhead = 32;

/**
 * Looks at the lists of the drivers whose turns come next. Seniority order jumps about in memory; asked
 * for together, the lists arrive together, which halves the award of a million drivers. The sum keeps
 * the compiler from dropping the reads.
 */
const fetchLists = (records: JobsAward['records'], order: Int32Array, turn: number): number => {
  const end = Math.min(turn + driversAhead, order.length);
  let sum = 0;
  for (let t = turn; t < end; t++) sum += records[order[t]!]?.preferences.length ?? 0;
  for (let t = turn; t < end; t++) sum += records[order[t]!]?.preferences[0]?.length ?? 0;
  return sum;
};

/** Rule 2: in seniority order, each eligible driver the highest-ranked free job they may hold. */
const awardByPreference = (state: State, roster: Roster): ReadPicks => {
  const { free, index, jobOf, rankOf, records } = state;
  const { order, isEligible, mayHold } = roster;
  const from = new Int32Array(jobOf.length).fill(-1);
  let read: Int32Array = new Int32Array(order.length * 4);
  let used = 0;
  const left = new Int32Array(4);
  for (let job = 0; job < free.length; job++) left[free[job]!]!++;
  for (let turn = 0; turn < order.length; turn++) {
    if (left[localJob]! + left[airportJob]! === 0) break;
    if (turn % driversAhead === 0 && fetchLists(records, order, turn) < 0) break;
    const driver = order[turn]!;
    const may = mayHold[driver]!;
    // Nothing left that this driver may hold: the list need not be read.
    if (may === localJob && left[localJob] === 0) continue;
    if (isEligible[driver] === 0 || jobOf[driver] !== -1) continue;
    const picks = records[driver]?.preferences;
    if (picks === undefined) continue;
    read = withRoomFor(read, used, picks.length);
    from[driver] = used;
    for (let k = 0; k < picks.length; k++) {
      const job = indexOfId(index, picks[k]!);
      read[used++] = job;
      if (job < 0 || (free[job]! & may) === 0) continue;
      left[free[job]!]!--;
      give(state, job, driver, typeCode.preference);
      rankOf[driver] = k + 1;
      break;
    }
  }
  return { jobs: read, from };
};

/** Gives each free job, in order, to the most senior unassigned driver of the pool who may hold it. */
const handOut = (
  state: State,
  roster: Roster,
  jobs: Int32Array,
  isInPool: (driver: number) => boolean,
  typeOf: (job: number, driver: number) => number,
): void => {
  const { order, isEligible, mayHold } = roster;
  // One place in the order per kind of job: drivers passed over for a kind stay passed over.
  const turn = [0, 0, 0];
  for (const job of jobs) {
    const kind = state.free[job]!;
    if (kind === 0) continue;
    for (; turn[kind]! < order.length; turn[kind]!++) {
      const driver = order[turn[kind]!]!;
      if (isEligible[driver] === 0 || state.jobOf[driver] !== -1) continue;
      if ((mayHold[driver]! & kind) === 0 || !isInPool(driver)) continue;
      give(state, job, driver, typeOf(job, driver));
      break;
    }
  }
};

/** Free jobs: airport first, then start time, then jobId as text. */
const orderFreeJobs = ({ jobs, index, free }: State): Int32Array => {
  const keys = new Uint32Array(jobs.length);
  for (let i = 0; i < jobs.length; i++) {
    const { isAirport, startTime } = jobs[i]!;
    keys[i] =
      Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(3)) + (isAirport ? 0 : 1440);
  }
  return orderByKey(
    keys,
    placesByText(index).filter((job) => free[job] !== 0),
  );
};

/** Rule 4, in its three steps (a), (b), (c). */
const awardAutomatically = (
  state: State,
  roster: Roster,
  company: AwardInput['settings']['company'],
) => {
  const ordered = orderFreeJobs(state);
  const isAirport = (job: number) => state.jobs[job]!.isAirport;
  const isVc = (driver: number) => roster.isVc[driver] === 1;
  const isActive = (driver: number) => isVc(driver) || state.records[driver] !== undefined;
  handOut(state, roster, ordered.filter(isAirport), isActive, (_, driver) =>
    isVc(driver) ? typeCode['airport-driver'] : typeCode['airport-driver-pool'],
  );
  const locals = ordered.filter((job) => !isAirport(job));
  handOut(state, roster, locals, isActive, () => typeCode['vc-assigned']);
  if (company.usesSeniorityForAssignment) {
    handOut(
      state,
      roster,
      ordered,
      () => true,
      (job) => (isAirport(job) ? typeCode['airport-auto'] : typeCode.seniority),
    );
  } else if (company.usesVCStatus) {
    handOut(state, roster, ordered, isVc, (job) =>
      isAirport(job) ? typeCode['airport-auto'] : typeCode['vc-assigned'],
    );
  }
};

/** The jobs' part of the award: rules 1–4 (spec 4, design 5). */
export const awardJobs = (input: AwardInput, roster: Roster): JobsAward => {
  const { jobs, settings } = input;
  const kind = new Uint8Array(jobs.length);
  for (let i = 0; i < jobs.length; i++) kind[i] = jobs[i]!.isAirport ? airportJob : localJob;
  const state: State = {
    jobs,
    kind,
    index: indexIds(jobs.map(({ jobId }) => jobId)),
    records: latestRecords(roster, input.preferences),
    holder: new Int32Array(jobs.length).fill(nobody),
    type: new Uint8Array(jobs.length),
    jobOf: new Int32Array(roster.drivers.length).fill(-1),
    rankOf: new Int32Array(roster.drivers.length),
    free: kind.slice(),
  };
  awardManually(state, roster, input.manualAssignments);
  const read = awardByPreference(state, roster);
  if (settings.useSeniorityAssignment) {
    handOut(
      state,
      roster,
      orderFreeJobs(state),
      () => true,
      () => typeCode.seniority,
    );
  } else if (!settings.disableAutoAssignments) {
    awardAutomatically(state, roster, settings.company);
  }
  return { ...state, read };
};
