import { compareText } from '~/domain/shared/text';
import type { AwardedJob, AwardResult } from './award';
import type { AssignmentType } from './assignment-type';
import type { AwardDriver } from './award-input';
import { orderBySeniority } from './order';

interface JobHeld {
  readonly jobId: string;
  readonly assignmentType: AssignmentType;
}

/** One driver whose job, or way to it, changed between two awards. */
export interface AwardDifference {
  readonly driverId: string;
  readonly before: JobHeld | null;
  readonly after: JobHeld | null;
}

const byDriver = (jobs: readonly AwardedJob[]): ReadonlyMap<string, JobHeld> =>
  new Map(jobs.map(({ driverId, jobId, assignmentType }) => [driverId, { jobId, assignmentType }]));

/** The exact difference of two awards' jobs, by driverId as text (design 5). */
export const differenceOfAwards = (before: AwardResult, after: AwardResult): AwardDifference[] => {
  const [was, is] = [byDriver(before.jobs), byDriver(after.jobs)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((driverId) => ({
      driverId,
      before: was.get(driverId) ?? null,
      after: is.get(driverId) ?? null,
    }))
    .filter(
      ({ before: b, after: a }) => b?.jobId !== a?.jobId || b?.assignmentType !== a?.assignmentType,
    )
    .sort((a, b) => compareText(a.driverId, b.driverId));
};

/**
 * The most senior driver whose result changed, `rank` counted from 1 in seniority order: every result
 * above it is the same in both awards. Drivers of both awards are ranked; a driver of both stands where
 * the later award has them. Null when nothing changed.
 */
export const firstAffectedSeniority = (
  differences: readonly AwardDifference[],
  driversBefore: readonly AwardDriver[],
  driversAfter: readonly AwardDriver[],
): {
  readonly rank: number;
  readonly driverId: string;
  readonly seniorityNumber: number | null;
} | null => {
  const changed = new Set(differences.map(({ driverId }) => driverId));
  const drivers = [
    ...new Map(
      [...driversBefore, ...driversAfter].map((driver) => [driver.employeeId, driver]),
    ).values(),
  ];
  const order = orderBySeniority(drivers);
  const at = order.findIndex((driver) => changed.has(drivers[driver]!.employeeId));
  if (at < 0) return null;
  const { employeeId, seniorityNumber } = drivers[order[at]!]!;
  return { rank: at + 1, driverId: employeeId, seniorityNumber };
};
