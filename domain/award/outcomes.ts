import type { AwardRun } from './award';
import { resultOf } from './award';
import type { DriverOutcome } from './driver-outcome';
import { describeReason, reasonsForDriver } from './reasons';

/** Each driver's own part of an award, with one reason per pick up to the award. */
export const outcomesOf = (run: AwardRun): DriverOutcome[] => {
  const awarded = new Map(resultOf(run).jobs.map((job) => [job.driverId, job]));
  return run.input.drivers.map(({ employeeId }) => ({
    employeeId,
    jobId: awarded.get(employeeId)?.jobId ?? null,
    assignmentType: awarded.get(employeeId)?.assignmentType ?? null,
    reasons: reasonsForDriver(run, employeeId).map(({ pickId, rank, reason }) => ({
      rank,
      jobId: pickId,
      code: reason.code,
      text: describeReason(reason),
    })),
  }));
};
