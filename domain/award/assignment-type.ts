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

/** The types of what its holder never moves away from: an administrator assigned it, or the driver traded for it. */
export const staysHeld: readonly AssignmentType[] = ['manual', 'trade'];
