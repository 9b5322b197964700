import { assignmentTypes, typeCode, type AssignmentType } from './assignment-type';
import type { AwardRun } from './award';
import type { PreferenceRecord } from './award-input';
import { indexOfId, type IdIndex } from './engine/id-index';

/** Whose award decided. For administrators and the record: the text for drivers names nobody. */
export interface Decider {
  readonly driverId: string;
  readonly seniorityNumber: number | null;
  /** The rank the decider had given it; null when it did not come from their picks. */
  readonly rank: number | null;
  readonly assignmentType: AssignmentType;
}

/** Why a pick went as it did (design 5). */
export type PickReason =
  | { readonly code: 'awarded'; readonly assignmentType: AssignmentType }
  | { readonly code: 'went-to'; readonly decider: Decider }
  | { readonly code: 'assigned-manually'; readonly decider: Decider }
  /** Of a week: `decider` took the last of its slots; null for a week without slots. */
  | { readonly code: 'week-full'; readonly slots: number; readonly decider: Decider | null }
  | { readonly code: 'needs-airport-certification' }
  /** The driver gave a week up or declined one. */
  | { readonly code: 'struck' }
  | { readonly code: 'got-earlier-pick'; readonly earlierRank: number }
  /** The driver was assigned something else manually before any pick was read. */
  | { readonly code: 'got-manual'; readonly manualId: string }
  | { readonly code: 'not-eligible' }
  | { readonly code: 'on-vacation'; readonly weekId: string }
  | { readonly code: 'not-offered' };

/** One pick of a driver. `pickId` is a job or week id, `rank` its place in the submitted list, from 1. */
export interface ExplainedPick {
  readonly driverId: string;
  readonly pickId: string;
  readonly rank: number;
  readonly reason: PickReason;
}

/** What the reasons of jobs and of weeks have in common. Arrays go by driver. */
interface Listing {
  readonly size: number;
  readonly index: IdIndex;
  readonly records: readonly (PreferenceRecord | undefined)[];
  readonly got: Int32Array;
  readonly gotType: (driver: number) => number;
  readonly rankOf: Int32Array;
  readonly idOf: (item: number) => string;
  /** What rules the item out for the driver; null: nothing does. */
  readonly lacks: (driver: number, item: number) => PickReason | null;
  readonly takenBy: (item: number) => PickReason;
}

const deciderOf = (run: AwardRun, list: Pick<Listing, 'gotType' | 'rankOf'>, driver: number) => ({
  driverId: run.roster.drivers[driver]!.employeeId,
  seniorityNumber: run.roster.drivers[driver]!.seniorityNumber,
  rank: list.rankOf[driver]! || null,
  assignmentType: assignmentTypes[list.gotType(driver)]!,
});

const jobListing = (run: AwardRun): Listing => {
  const { jobs, index, records, holder, type, jobOf, rankOf, kind } = run.jobs;
  const gotType = (driver: number) => type[jobOf[driver]!]!;
  return {
    size: jobs.length,
    index,
    records,
    got: jobOf,
    gotType,
    rankOf,
    idOf: (job) => jobs[job]!.jobId,
    lacks: (driver, job) =>
      (run.roster.mayHold[driver]! & kind[job]!) === 0
        ? { code: 'needs-airport-certification' }
        : null,
    takenBy: (job) => ({
      code: type[job] === typeCode.manual ? 'assigned-manually' : 'went-to',
      decider: deciderOf(run, { gotType, rankOf }, holder[job]!),
    }),
  };
};

const weekListing = (run: AwardRun): Listing => {
  const { weeks, index, records, weekOf, type, rankOf, lastTaker } = run.vacations;
  const gotType = (driver: number) => type[driver]!;
  return {
    size: weeks.length,
    index,
    records,
    got: weekOf,
    gotType,
    rankOf,
    idOf: (week) => weeks[week]!.weekId,
    lacks: (driver, week) =>
      records[driver]?.struck?.includes(weeks[week]!.weekId) ? { code: 'struck' } : null,
    takenBy: (week) => {
      const last = lastTaker[week]!;
      const decider = last < 0 ? null : deciderOf(run, { gotType, rankOf }, last);
      return { code: 'week-full', slots: weeks[week]!.totalSlots, decider };
    },
  };
};

const absenceOf = ({ roster: { drivers } }: AwardRun, driver: number): PickReason => {
  const { onVacation } = drivers[driver]!;
  return onVacation ? { code: 'on-vacation', weekId: onVacation.weekId } : { code: 'not-eligible' };
};

const reasonOf = (
  run: AwardRun,
  list: Listing,
  driver: number,
  item: number,
  rank: number,
): PickReason => {
  if (item < 0) return { code: 'not-offered' };
  const got = list.got[driver]!;
  const type = got < 0 ? null : list.gotType(driver);
  if (got === item) return { code: 'awarded', assignmentType: assignmentTypes[type!]! };
  if (type === typeCode.manual) return { code: 'got-manual', manualId: list.idOf(got) };
  if (run.roster.isEligible[driver] === 0) return absenceOf(run, driver);
  const lack = list.lacks(driver, item);
  if (lack) return lack;
  const gotRank = list.rankOf[driver]!;
  if (gotRank > 0 && gotRank < rank) return { code: 'got-earlier-pick', earlierRank: gotRank };
  // Free at the driver's turn it would be theirs, so someone holds it who came before.
  return list.takenBy(item);
};

/** Explains pick after pick. `seen` holds, by item, the last driver (plus 1) whose list named it. */
const explain = function* (
  run: AwardRun,
  list: Listing,
  driver: number,
  seen: Int32Array,
  afterAward: boolean,
): Generator<ExplainedPick> {
  const picks = list.records[driver]?.preferences ?? [];
  const driverId = run.roster.drivers[driver]!.employeeId;
  for (let k = 0; k < picks.length; k++) {
    const pickId = picks[k]!;
    const item = indexOfId(list.index, pickId);
    if (item < 0 ? picks.indexOf(pickId) < k : seen[item] === driver + 1) continue;
    if (item >= 0) seen[item] = driver + 1;
    yield { driverId, pickId, rank: k + 1, reason: reasonOf(run, list, driver, item, k + 1) };
    if (item >= 0 && item === list.got[driver] && !afterAward) return;
  }
};

const ofDriver = (run: AwardRun, list: Listing, employeeId: string, afterAward: boolean) => {
  const driver = run.roster.find(employeeId);
  return driver < 0 ? [] : [...explain(run, list, driver, new Int32Array(list.size), afterAward)];
};

const ofAll = function* (run: AwardRun, list: Listing): Generator<ExplainedPick> {
  const seen = new Int32Array(list.size);
  for (const driver of run.roster.order) {
    if (list.records[driver] !== undefined) yield* explain(run, list, driver, seen, false);
  }
};

interface ReasonOptions {
  /** Also the picks below the awarded one: `got-earlier-pick`. */
  readonly afterAward?: boolean;
}

/**
 * One reason for each pick of the driver up to the award, in rank order (all of them without one).
 * Repeated ids are left out, ids that are no job are `not-offered`; ranks are those of the list as sent.
 */
export const reasonsForDriver = (
  run: AwardRun,
  employeeId: string,
  options: ReasonOptions = {},
): ExplainedPick[] => ofDriver(run, jobListing(run), employeeId, options.afterAward ?? false);

/** The same of vacation weeks. */
export const vacationReasonsForDriver = (
  run: AwardRun,
  employeeId: string,
  options: ReasonOptions = {},
): ExplainedPick[] => ofDriver(run, weekListing(run), employeeId, options.afterAward ?? false);

/** Every driver's reasons, by seniority then rank, made as they are read. */
export const allReasons = (run: AwardRun): Generator<ExplainedPick> => ofAll(run, jobListing(run));
export const allVacationReasons = (run: AwardRun): Generator<ExplainedPick> =>
  ofAll(run, weekListing(run));

const seniorityText = ({ seniorityNumber }: Decider): string =>
  seniorityNumber === null ? 'a driver without a seniority number' : `seniority ${seniorityNumber}`;
const rankText = ({ rank }: Decider): string => (rank === null ? '' : `, who ranked it ${rank}`);
const wentTo = (decider: Decider): string =>
  `went to ${seniorityText(decider)}${rankText(decider)}`;

const weekFullText = (slots: number, decider: Decider | null): string => {
  if (decider === null) return 'no slots this week';
  if (decider.assignmentType === 'manual')
    return slots === 1 ? 'assigned manually' : `all ${slots} slots were assigned manually`;
  return slots === 1
    ? wentTo(decider)
    : `all ${slots} slots were taken; the last ${wentTo(decider)}`;
};

/** Plain English for the driver. Other drivers appear by seniority number alone. */
export const describeReason = (reason: PickReason): string => {
  switch (reason.code) {
    case 'awarded':
      return reason.assignmentType === 'manual' ? 'assigned to you manually' : 'awarded to you';
    case 'went-to':
      return wentTo(reason.decider);
    case 'assigned-manually':
      return 'assigned manually';
    case 'week-full':
      return weekFullText(reason.slots, reason.decider);
    case 'needs-airport-certification':
      return 'needs airport certification';
    case 'struck':
      return 'struck from your list when a week was given up or declined';
    case 'got-earlier-pick':
      return `you got pick ${reason.earlierRank} first`;
    case 'got-manual':
      return `you were assigned ${reason.manualId} manually`;
    case 'not-eligible':
      return 'you are not eligible in this selection';
    case 'on-vacation':
      return `you are on vacation (${reason.weekId})`;
    case 'not-offered':
      return 'not offered this week';
  }
};

/** The codes of `visitReasons`: of jobs, up to the award. */
export const reasonCodes = [
  'awarded',
  'went-to',
  'assigned-manually',
  'needs-airport-certification',
  'got-manual',
  'not-eligible',
  'not-offered',
  'on-vacation',
] as const satisfies readonly PickReason['code'][];

/**
 * The reasons of `allReasons` as integers, for awards of millions of picks: `driver`, `job` and
 * `decider` are places in the input (-1 for none), `code` is a place in `reasonCodes`.
 */
export const visitReasons = (
  { roster, jobs: { index, records, holder, type, jobOf, kind, read } }: AwardRun,
  visit: (driver: number, rank: number, job: number, code: number, decider: number) => void,
): void => {
  const seen = new Int32Array(holder.length);
  for (const driver of roster.order) {
    const picks = records[driver]?.preferences;
    if (picks === undefined) continue;
    const got = jobOf[driver]!;
    const may = roster.mayHold[driver]!;
    const from = read.from[driver]!;
    // Why nothing but the own job was to be had, whatever the pick.
    const without =
      got >= 0 && type[got] === typeCode.manual
        ? 4
        : roster.isEligible[driver]
          ? -1
          : roster.drivers[driver]!.onVacation
            ? 7
            : 5;
    for (let k = 0; k < picks.length; k++) {
      const job = from >= 0 ? read.jobs[from + k]! : indexOfId(index, picks[k]!);
      if (job < 0) {
        if (picks.indexOf(picks[k]!) === k) visit(driver, k + 1, -1, 6, -1);
        continue;
      }
      if (seen[job] === driver + 1) continue;
      seen[job] = driver + 1;
      if (job === got) {
        visit(driver, k + 1, job, 0, driver);
        break;
      }
      if (without !== -1) visit(driver, k + 1, job, without, -1);
      else if ((may & kind[job]!) === 0) visit(driver, k + 1, job, 3, -1);
      else visit(driver, k + 1, job, type[job] === typeCode.manual ? 2 : 1, holder[job]!);
    }
  }
};
