import { adminCopy, copy } from '~/app/copy/copy';
import type { PrintColumn } from './print-table';

/** The columns of a printed list that name each driver. */
export const getDriverColumns = (): PrintColumn[] => [
  adminCopy.common.seniority,
  copy.common.employeeId,
  { label: copy.common.driver, holds: 'names' },
];

export const formatSeniority = (seniorityNumber: number | null): number | string =>
  seniorityNumber ?? copy.common.notAvailable;
