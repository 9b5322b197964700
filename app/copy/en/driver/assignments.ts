import type { AssignmentType } from '~/domain/award/assignment-type';
import type { DriverRow } from '~/domain/award/assignment-rows';

const types: Record<AssignmentType, string> = {
  preference: 'Pick',
  manual: 'Manual',
  seniority: 'Seniority',
  'vc-assigned': 'Auto',
  'airport-auto': 'Airport Auto',
  'airport-driver': 'Airport Driver',
  'airport-driver-pool': 'Airport Driver Pool',
  trade: 'Trade',
};
const without: Record<DriverRow['without'], string> = {
  unassigned: 'Unassigned',
  'not-eligible': 'Not eligible',
  'on-vacation': 'On vacation',
};

export const assignments = {
  /** How a job was assigned. */
  types,
  /** How a vacation week was assigned. */
  vacationTypes: {
    ...types,
    preference: 'Driver Preference',
    manual: 'Manual Assignment',
    seniority: 'Seniority Based',
    'vc-assigned': 'VC Assignment',
  },
  /** Shown for a driver without an assignment. */
  without,
};
