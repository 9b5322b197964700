/** The rules by which a driver gets a job or a week (domain/README.md#the-award), and trades. */
export const assignmentTypes = [
  'manual',
  'preference',
  'seniority',
  'airport-driver',
  'airport-driver-pool',
  'vc-assigned',
  'airport-auto',
  'trade',
] as const;
export type AssignmentType = (typeof assignmentTypes)[number];
