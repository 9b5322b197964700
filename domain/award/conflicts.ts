import { compareText } from '~/domain/shared/text';
import type { AwardRun } from './award';
import { getPlaces } from '~/domain/jobs/job';
import type { AwardJob, PreferenceRecord } from './award-input';

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
  for (const { driver, record, assignments } of jobs.listDrivers()) {
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
      return { jobId, jobDetails, drivers, winnerIds, isResolved: winnerIds.length > 0 };
    })
    .sort((a, b) => compareText(a.jobId, b.jobId));
};
