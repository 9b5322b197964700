/** Spec 9. Engine arrays hold the place in this list. */
export const assignmentTypes = [
  'manual',
  'preference',
  'seniority',
  'airport-driver',
  'airport-driver-pool',
  'vc-assigned',
  'airport-auto',
] as const;
export type AssignmentType = (typeof assignmentTypes)[number];

export const typeCode = Object.fromEntries(
  assignmentTypes.map((type, code) => [type, code]),
) as Readonly<Record<AssignmentType, number>>;
