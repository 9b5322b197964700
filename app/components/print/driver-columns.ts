import { useSearchParams } from '@remix-run/react';
import { flagField } from '~/app/components/address/codec';
import { adminCopy, copy } from '~/app/copy/copy';
import type { PrintColumn } from './print-table';

/** Whether a sheet has employee IDs. It has none by default, because an ID alone can be enough to sign in. */
export const sheetIdsField = flagField('ids');

export const useHasIds = (): boolean => sheetIdsField.read(useSearchParams()[0]);

interface PrintedDriver {
  readonly seniorityNumber: number | null;
  readonly employeeId: string;
  readonly name: string;
}

export const formatSeniority = (seniorityNumber: number | null): number | string =>
  seniorityNumber ?? copy.common.notAvailable;

/** The columns of a printed list that name each driver, and the cells of a driver in them. */
export const useDriverColumns = () => {
  const hasIds = useHasIds();
  const id = <T>(one: T): T[] => (hasIds ? [one] : []);
  const columns: PrintColumn[] = [
    adminCopy.common.seniority,
    ...id(copy.common.employeeId),
    { label: copy.common.driver, holds: 'names' },
  ];
  const toCells = ({ seniorityNumber, employeeId, name }: PrintedDriver) => [
    formatSeniority(seniorityNumber),
    ...id(employeeId),
    name,
  ];
  return { columns, toCells };
};
