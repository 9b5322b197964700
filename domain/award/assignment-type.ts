/** How a driver came to a job or a week (domain/README.md). */
export type AssignmentType =
  | 'manual'
  | 'preference'
  | 'seniority'
  | 'airport-driver'
  | 'airport-driver-pool'
  | 'vc-assigned'
  | 'airport-auto';
