import type { AssignmentType } from '~/domain/award/assignment-type';
import type { AwardRun } from '~/domain/award/award';
import { takesTurn, type AwardDriver } from '~/domain/award/award-input';
import { getPlaces } from '~/domain/jobs/job';
import { mayHold } from '~/domain/picks/visible-jobs';

/** How long a list must be to be safe, whatever the others rank. */
export interface SafeDepth {
  /** Drivers who take a turn earlier, without those who have a manual assignment. */
  readonly ahead: number;
  /** Jobs, or places of them, that are assigned manually. */
  readonly byHand: number;
  /**
   * How many different jobs the driver must rank, all of which they may hold, so that one of them is still free
   * at their turn.
   */
  readonly picks: number;
}

/** The driver, if their list can decide what they get: null if they take no turn or have a manual assignment. */
const findRankingDriver = ({ jobs }: AwardRun, employeeId: string): AwardDriver | null => {
  const found = jobs.findDriver(employeeId);
  if (!found || !takesTurn(found.driver)) return null;
  return found.assignments[0]?.assignmentType === 'manual' ? null : found.driver;
};

/**
 * Counts one place for each driver ahead and for each manual assignment, because each takes at most one. Null if no list
 * is safe (not eligible, or too few jobs that the driver may hold) or if the driver already has a manual assignment.
 */
export const getSafeDepth = (run: AwardRun, employeeId: string): SafeDepth | null => {
  const { jobs, input } = run;
  const ranking = findRankingDriver(run, employeeId);
  if (!ranking) return null;
  let ahead = 0;
  let byHand = 0;
  let isAhead = true;
  for (const { driver, assignments } of jobs.listDrivers()) {
    if (driver === ranking) isAhead = false;
    if (assignments[0]?.assignmentType === 'manual') byHand++;
    else if (isAhead && takesTurn(driver)) ahead++;
  }
  // The jobs with the fewest places come first, because others fill these with the fewest drivers.
  const places = input.jobs
    .filter((job) => mayHold(job, ranking, input.settings.company))
    .map(getPlaces)
    .sort((a, b) => a - b);
  let left = ahead + byHand;
  const last = places.findIndex((count) => (left -= count) < 0);
  return last < 0 ? null : { ahead, byHand, picks: last + 1 };
};

/**
 * The IDs of the jobs that the driver would get by ranking any one of them first, in the order of the input
 * (domain/README.md#jobs-within-reach). Null if no list of theirs changes what they get.
 */
export const listJobsWithinReach = (
  run: AwardRun,
  employeeId: string,
): readonly string[] | null => {
  const { jobs, input } = run;
  const ranking = findRankingDriver(run, employeeId);
  if (!ranking) return null;
  const taken = new Map<string, number>();
  let isAhead = true;
  for (const { driver, assignments } of jobs.listDrivers()) {
    if (driver === ranking) isAhead = false;
    for (const { offerId, assignmentType } of assignments) {
      if (assignmentType === 'manual' || (isAhead && assignmentType === 'preference'))
        taken.set(offerId, (taken.get(offerId) ?? 0) + 1);
    }
  }
  return input.jobs
    .filter((job) => mayHold(job, ranking, input.settings.company))
    .filter((job) => (taken.get(job.jobId) ?? 0) < getPlaces(job))
    .map(({ jobId }) => jobId);
};

/** A driver's result in an award: `rank` is null for a job that was not picked. */
export interface DriverAward {
  readonly jobId: string;
  readonly rank: number | null;
  readonly assignmentType: AssignmentType;
}

export const getAward = ({ jobs }: AwardRun, employeeId: string): DriverAward | null => {
  const assignment = jobs.findDriver(employeeId)?.held[0];
  if (!assignment) return null;
  const { offerId: jobId, rank, assignmentType } = assignment;
  return { jobId, rank, assignmentType };
};
