import { assignmentTypes, typeCode, type AssignmentType } from './assignment-type';
import type { AwardRun } from './award';
import { nobody } from './engine/jobs';

/** How far a list has to reach to be safe, whatever the others rank. */
export interface SafeDepth {
  /** Eligible drivers whose turn comes earlier. */
  readonly ahead: number;
  /** Jobs assigned by hand to anybody else than those. */
  readonly byHand: number;
  /** So many different jobs that the driver may hold: one of them is still free at their turn. */
  readonly picks: number;
}

const driversAhead = ({ roster: { order, isEligible } }: AwardRun, driver: number): Set<number> => {
  const ahead = new Set<number>();
  for (const other of order) {
    if (other === driver) break;
    if (isEligible[other] === 1) ahead.add(other);
  }
  return ahead;
};

/**
 * Each driver ahead takes one job at most, and so does each assignment by hand. Null where no list is
 * safe (not eligible, or too few jobs that the driver may hold) and for who has a job by hand already.
 */
export const safeDepthOf = (run: AwardRun, employeeId: string): SafeDepth | null => {
  const { roster, jobs } = run;
  const driver = roster.find(employeeId);
  if (driver < 0 || roster.isEligible[driver] === 0) return null;
  const own = jobs.jobOf[driver]!;
  if (own >= 0 && jobs.type[own] === typeCode.manual) return null;
  const ahead = driversAhead(run, driver);
  let byHand = 0;
  let mayHold = 0;
  for (let job = 0; job < jobs.kind.length; job++) {
    if ((roster.mayHold[driver]! & jobs.kind[job]!) !== 0) mayHold++;
    const holder = jobs.holder[job]!;
    if (holder !== nobody && jobs.type[job] === typeCode.manual && !ahead.has(holder)) byHand++;
  }
  const picks = ahead.size + byHand + 1;
  return picks <= mayHold ? { ahead: ahead.size, byHand, picks } : null;
};

/** What a driver has in an award: `rank` is null for a job that was not picked. */
export interface DriverAward {
  readonly jobId: string;
  readonly rank: number | null;
  readonly assignmentType: AssignmentType;
}

export const awardOf = ({ roster, jobs }: AwardRun, employeeId: string): DriverAward | null => {
  const driver = roster.find(employeeId);
  const job = driver < 0 ? -1 : jobs.jobOf[driver]!;
  if (job < 0) return null;
  return {
    jobId: jobs.jobs[job]!.jobId,
    rank: jobs.rankOf[driver]! || null,
    assignmentType: assignmentTypes[jobs.type[job]!]!,
  };
};
