import type { AwardInput } from './award-input';
import type { AwardResult } from './award';
import type { AssignmentType } from './assignment-type';
import { missingSeniority } from './order';

/** Spec 9: how the job views name an assignment's type. */
export const assignmentLabels: Readonly<Record<AssignmentType, string>> = {
  preference: 'Pick',
  manual: 'Manual',
  seniority: 'Seniority',
  'vc-assigned': 'Auto',
  'airport-auto': 'Airport Auto',
  'airport-driver': 'Airport Driver',
  'airport-driver-pool': 'Airport Driver Pool',
};

/** Spec 9: how the vacation views name it. */
export const vacationLabels: Readonly<Record<AssignmentType, string>> = {
  ...assignmentLabels,
  preference: 'Driver Preference',
  manual: 'Manual Assignment',
  seniority: 'Seniority Based',
  'vc-assigned': 'VC Assignment',
};

interface DriverRow {
  readonly seniorityNumber: number | null;
  readonly employeeId: string;
  readonly name: string;
  readonly isEligible: boolean;
  readonly assignmentType: AssignmentType | null;
}
export interface AssignmentRow extends DriverRow {
  readonly jobId: string | null;
}
export interface VacationRow extends DriverRow {
  readonly weekId: string | null;
}

/** Every driver with what an award gave them, the most senior first. */
const rowsOf = <
  Given extends { readonly driverId: string; readonly assignmentType: AssignmentType },
  Own,
>(
  drivers: AwardInput['drivers'],
  given: readonly Given[],
  ownOf: (one: Given | undefined) => Own,
): (DriverRow & Own)[] => {
  const byDriver = new Map(given.map((one) => [one.driverId, one]));
  return drivers
    .map(({ seniorityNumber, employeeId, name, isEligible }) => {
      const one = byDriver.get(employeeId);
      const assignmentType = one?.assignmentType ?? null;
      return { seniorityNumber, employeeId, name, isEligible, assignmentType, ...ownOf(one) };
    })
    .sort(
      (a, b) => (a.seniorityNumber ?? missingSeniority) - (b.seniorityNumber ?? missingSeniority),
    );
};

export const assignmentRows = (input: AwardInput, { jobs }: AwardResult): AssignmentRow[] =>
  rowsOf(input.drivers, jobs, (job) => ({ jobId: job?.jobId ?? null }));

export const vacationRows = (input: AwardInput, { vacations }: AwardResult): VacationRow[] =>
  rowsOf(input.drivers, vacations, (week) => ({ weekId: week?.weekId ?? null }));
