import type { AssignmentType } from '~/domain/award/assignment-type';
import type { AwardRun } from '~/domain/award/award';
import type { AwardJob, PreferenceRecord } from '~/domain/award/award-input';
import { getPlaces } from '~/domain/jobs/job';
import { compareText } from '~/domain/shared/text';

/** A job that more drivers have as Pick 1 than it has places. */
export interface Conflict {
  readonly jobId: string;
  readonly jobDetails: {
    readonly startTime: string;
    readonly weekDays: string;
    readonly isAirport: boolean;
    readonly places: number;
  };
  /** The drivers who have the job as Pick 1, most senior first. */
  readonly drivers: readonly DisputingDriver[];
  /** Who gets the job, of these drivers or not, most senior first. */
  readonly holders: readonly ConflictHolder[];
  /** Which of these drivers got the job, most senior first. */
  readonly winnerIds: readonly string[];
  /** Whether one of these drivers got the job. */
  readonly isResolved: boolean;
}

export interface DisputingDriver {
  readonly driverId: string;
  readonly driverName: string;
  readonly seniorityNumber: number | null;
  readonly submissionTime: string;
  readonly gotJob: boolean;
}

/** A driver who gets the job, and how. */
export interface ConflictHolder {
  readonly driverId: string;
  readonly driverName: string;
  readonly assignmentType: AssignmentType;
  /** The place of the job in the driver's list; null if it did not come from there. */
  readonly rank: number | null;
}

/** Why a driver gets the job, in short. */
export type HolderReason =
  | { readonly code: 'manual' }
  /** The most senior of all who have it as Pick 1; with several places, one of the `winners` most senior. */
  | { readonly code: 'most-senior'; readonly winners: number; readonly drivers: number }
  /** Drivers who have it as Pick 1 and are more senior cannot take it. */
  | { readonly code: 'next-senior' }
  /** Nobody who has it as Pick 1, but a driver who has it further down the list. */
  | { readonly code: 'later-pick'; readonly rank: number }
  | { readonly code: 'rule'; readonly assignmentType: AssignmentType };

export const explainHolder = (
  { drivers, winnerIds }: Pick<Conflict, 'drivers' | 'winnerIds'>,
  { driverId, assignmentType, rank }: ConflictHolder,
): HolderReason => {
  if (assignmentType === 'manual') return { code: 'manual' };
  if (rank === null) return { code: 'rule', assignmentType };
  if (!winnerIds.includes(driverId)) return { code: 'later-pick', rank };
  const winners = winnerIds.length;
  const moreSenior = drivers.slice(
    0,
    drivers.findIndex((driver) => driver.driverId === driverId),
  );
  return moreSenior.every(({ gotJob }) => gotJob)
    ? { code: 'most-senior', winners, drivers: drivers.length }
    : { code: 'next-senior' };
};

/**
 * The conflicts of an award, sorted by jobId as text. Every driver with a list counts, eligible or not. Pick 1 is
 * the first pick that is offered, because unknown ids are dropped.
 */
export const findConflicts = ({ jobs }: AwardRun): Conflict[] => {
  const findPick1 = ({ preferences }: PreferenceRecord): AwardJob | null => {
    for (const id of preferences) {
      const offer = jobs.findOffer(id);
      if (offer) return offer.item;
    }
    return null;
  };
  const disputes = new Map<string, { job: AwardJob; drivers: DisputingDriver[] }>();
  const holders = new Map<string, ConflictHolder[]>();
  for (const { driver, record, assignments } of jobs.listDrivers()) {
    for (const { offerId, assignmentType, rank } of assignments) {
      const { employeeId: driverId, name: driverName } = driver;
      const ofOffer = holders.get(offerId) ?? [];
      holders.set(offerId, ofOffer);
      ofOffer.push({ driverId, driverName, assignmentType, rank });
    }
    const job = record && findPick1(record);
    if (!job) continue;
    const dispute = disputes.get(job.jobId) ?? { job, drivers: [] };
    disputes.set(job.jobId, dispute);
    dispute.drivers.push({
      driverId: driver.employeeId,
      driverName: driver.name,
      seniorityNumber: driver.seniorityNumber,
      submissionTime: record.submissionTime,
      gotJob: assignments[0]?.offerId === job.jobId,
    });
  }
  return [...disputes.values()]
    .filter(({ job, drivers }) => drivers.length > getPlaces(job))
    .map(({ job, drivers }) => {
      const { jobId, startTime, weekDays, isAirport } = job;
      const winnerIds = drivers.filter(({ gotJob }) => gotJob).map(({ driverId }) => driverId);
      const jobDetails = { startTime, weekDays, isAirport, places: getPlaces(job) };
      return {
        jobId,
        jobDetails,
        drivers,
        holders: holders.get(jobId) ?? [],
        winnerIds,
        isResolved: winnerIds.length > 0,
      };
    })
    .sort((a, b) => compareText(a.jobId, b.jobId));
};
