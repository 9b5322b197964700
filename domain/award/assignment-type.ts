/** The rule by which a driver got a job or a week (domain/README.md#the-award). */
export type AssignmentType =
  | 'manual'
  | 'preference'
  | 'seniority'
  | 'airport-driver'
  | 'airport-driver-pool'
  | 'vc-assigned'
  | 'airport-auto';
