import type { AwardRun } from './award';
import { resultOf } from './award';
import type { DriverOutcome } from './driver-outcome';
import {
  describeReason,
  reasonsForDriver,
  vacationReasonsForDriver,
  type ExplainedPick,
} from './reasons';

interface Awarded {
  readonly id: string;
  readonly driverId: string;
  readonly assignmentType: string;
}

const outcomes = (
  run: AwardRun,
  awarded: readonly Awarded[],
  explain: (run: AwardRun, employeeId: string) => ExplainedPick[],
): DriverOutcome[] => {
  const byDriver = new Map(awarded.map((one) => [one.driverId, one]));
  return run.input.drivers.map(({ employeeId, onVacation }) => ({
    employeeId,
    awardedId: byDriver.get(employeeId)?.id ?? null,
    assignmentType: byDriver.get(employeeId)?.assignmentType ?? null,
    ...(onVacation && { onVacation: onVacation.weekId }),
    reasons: explain(run, employeeId).map(({ pickId, rank, reason }) => ({
      rank,
      pickId,
      code: reason.code,
      text: describeReason(reason),
    })),
  }));
};

/** Each driver's own part of an award of jobs, with one reason per pick up to the award. */
export const outcomesOf = (run: AwardRun): DriverOutcome[] =>
  outcomes(
    run,
    resultOf(run).jobs.map((one) => ({ ...one, id: one.jobId })),
    reasonsForDriver,
  );

/** The same of vacation weeks. */
export const vacationOutcomesOf = (run: AwardRun): DriverOutcome[] =>
  outcomes(
    run,
    resultOf(run).vacations.map((one) => ({ ...one, id: one.weekId })),
    vacationReasonsForDriver,
  );
