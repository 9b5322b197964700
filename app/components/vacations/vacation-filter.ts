import { adminCopy } from '~/app/copy/copy';
import type { VacationRow } from '~/domain/award/assignment-rows';

/** The filters that limit which assignments the table shows. */
export const vacationFilters = [
  {
    value: 'all',
    get label() {
      return adminCopy.vacations.allDrivers;
    },
  },
  {
    value: 'manual',
    get label() {
      return adminCopy.vacations.manual;
    },
  },
  {
    value: 'preference',
    get label() {
      return adminCopy.vacations.preference;
    },
  },
  {
    value: 'seniority',
    get label() {
      return adminCopy.common.seniority;
    },
  },
] as const;
export type VacationFilter = (typeof vacationFilters)[number]['value'];

export const readFilter = (text: string | null): VacationFilter =>
  vacationFilters.find(({ value }) => value === text)?.value ?? 'all';

/**
 * Whether a row matches the filter. `vc-assigned` counts as seniority, because vacation cover drivers get the leftover
 * weeks in seniority order too.
 */
export const hasType =
  (filter: VacationFilter) =>
  ({ assignmentType }: Pick<VacationRow, 'assignmentType'>): boolean =>
    filter === 'all' ||
    assignmentType === filter ||
    (filter === 'seniority' && assignmentType === 'vc-assigned');
