import type { AssignmentType } from '~/domain/award/assignment-type';

/** Spec 9: how the vacation views name an assignment's type. */
export const vacationLabels: Readonly<Partial<Record<AssignmentType, string>>> = {
  preference: 'Driver Preference',
  manual: 'Manual Assignment',
  seniority: 'Seniority Based',
  'vc-assigned': 'VC Assignment',
};
