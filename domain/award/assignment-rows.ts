import { compareSeniority, takesTurn, type AwardDriver, type AwardInput } from './award-input';
import type { AwardResult } from './award';
import type { AssignmentType } from './assignment-type';

export interface DriverRow {
  readonly seniorityNumber: number | null;
  readonly employeeId: string;
  readonly name: string;
  /** Why the driver has no assignment, shown in its place. */
  readonly without: 'unassigned' | 'not-eligible' | 'on-vacation';
  readonly assignmentType: AssignmentType | null;
}
export interface AssignmentRow extends DriverRow {
  readonly jobId: string | null;
  /** The driver on vacation who usually does the job. */
  readonly coversFor: string | null;
}
export interface VacationRow extends DriverRow {
  readonly weekId: string | null;
}

const withoutAward = (driver: AwardDriver): DriverRow['without'] => {
  if (takesTurn(driver)) return 'unassigned';
  return driver.isEligible ? 'on-vacation' : 'not-eligible';
};

/** One row for every driver with what they were assigned, most senior first. */
const toRows = <
  Given extends { readonly driverId: string; readonly assignmentType: AssignmentType },
  Own,
>(
  drivers: AwardInput['drivers'],
  given: readonly Given[],
  toOwn: (one: Given | undefined) => Own,
): (DriverRow & Own)[] => {
  const byDriver = new Map(given.map((one) => [one.driverId, one]));
  return drivers
    .map((driver) => {
      const { seniorityNumber, employeeId, name } = driver;
      const one = byDriver.get(employeeId);
      const assignmentType = one?.assignmentType ?? null;
      return {
        seniorityNumber,
        employeeId,
        name,
        without: withoutAward(driver),
        assignmentType,
        ...toOwn(one),
      };
    })
    .sort(compareSeniority);
};

export const assignmentRows = (input: AwardInput, { jobs }: AwardResult): AssignmentRow[] => {
  const usual = new Map(
    input.drivers.flatMap(({ employeeId, onVacation }) =>
      onVacation?.usualJobId ? [[onVacation.usualJobId, employeeId] as const] : [],
    ),
  );
  return toRows(input.drivers, jobs, (job) => ({
    jobId: job?.jobId ?? null,
    coversFor: (job && usual.get(job.jobId)) ?? null,
  }));
};

export const vacationRows = (input: AwardInput, { vacations }: AwardResult): VacationRow[] =>
  toRows(input.drivers, vacations, (week) => ({ weekId: week?.weekId ?? null }));
