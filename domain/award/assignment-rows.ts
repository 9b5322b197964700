import type { AwardInput } from './award-input';
import type { AwardResult } from './award';
import type { AssignmentType } from './assignment-type';

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

export interface AssignmentRow {
  readonly seniorityNumber: number | null;
  readonly employeeId: string;
  readonly name: string;
  readonly isEligible: boolean;
  readonly jobId: string | null;
  readonly assignmentType: AssignmentType | null;
}

/** Every driver with what the award gave them, the most senior first. */
export const assignmentRows = (input: AwardInput, result: AwardResult): AssignmentRow[] => {
  const awarded = new Map(result.jobs.map((job) => [job.driverId, job]));
  return input.drivers
    .map((driver) => ({
      seniorityNumber: driver.seniorityNumber,
      employeeId: driver.employeeId,
      name: driver.name,
      isEligible: driver.isEligible,
      jobId: awarded.get(driver.employeeId)?.jobId ?? null,
      assignmentType: awarded.get(driver.employeeId)?.assignmentType ?? null,
    }))
    .sort((a, b) => (a.seniorityNumber ?? 999_999) - (b.seniorityNumber ?? 999_999));
};
