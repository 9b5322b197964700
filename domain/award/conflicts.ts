import type { AwardRun } from './award';
import { indexOfId, placesByText } from './engine/id-index';
import { nobody } from './engine/jobs';

/** A job that more than one driver has as Pick 1 (spec 3, 9). */
export interface Conflict {
  readonly jobId: string;
  readonly jobDetails: {
    readonly startTime: string;
    readonly weekDays: string;
    readonly isAirport: boolean;
  };
  /** Most senior first. */
  readonly drivers: readonly DisputingDriver[];
  /** The one of them who got it. */
  readonly winnerId: string | null;
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
 * The conflicts of an award, by jobId as text. Every driver with a record counts, eligible or not;
 * Pick 1 is the first pick that is on offer, as unknown ids are dropped.
 */
export const findConflicts = ({ roster, jobs: award }: AwardRun): Conflict[] => {
  const claimants = new Map<number, number[]>();
  for (const driver of roster.order) {
    for (const id of award.records[driver]?.preferences ?? []) {
      const job = indexOfId(award.index, id);
      if (job < 0) continue;
      const others = claimants.get(job);
      if (others) others.push(driver);
      else claimants.set(job, [driver]);
      break;
    }
  }
  const conflicts: Conflict[] = [];
  for (const job of placesByText(award.index)) {
    const disputing = claimants.get(job) ?? [];
    if (disputing.length < 2) continue;
    const { jobId, startTime, weekDays, isAirport } = award.jobs[job]!;
    const holder = award.holder[job]!;
    const isResolved = holder !== nobody && disputing.includes(holder);
    conflicts.push({
      jobId,
      jobDetails: { startTime, weekDays, isAirport },
      drivers: disputing.map((driver) => ({
        driverId: roster.drivers[driver]!.employeeId,
        driverName: roster.drivers[driver]!.name,
        seniorityNumber: roster.drivers[driver]!.seniorityNumber,
        submissionTime: award.records[driver]!.submissionTime,
        gotJob: driver === holder,
      })),
      winnerId: isResolved ? roster.drivers[holder]!.employeeId : null,
      isResolved,
    });
  }
  return conflicts;
};
