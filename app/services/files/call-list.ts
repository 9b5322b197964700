import type { Table } from './table';

/** A driver whom a dispatcher may have to call. */
export interface CalledDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  /** As it was written; empty if it is not known. */
  readonly phone: string;
  /** Whether messages reach the driver. */
  readonly isReached: boolean;
  /** What the driver got, if that is what the call is about. */
  readonly held?: readonly string[];
}

/** A file of drivers to call, one row per driver, with the result if the calls are about results. */
export const toCallList = (drivers: readonly CalledDriver[]): Table => {
  const hasResults = drivers.some(({ held }) => held !== undefined);
  return [
    [
      'employee_id',
      'driver_name',
      'seniority_number',
      'phone',
      'gets_messages',
      ...(hasResults ? ['result'] : []),
    ],
    ...drivers.map(({ employeeId, name, seniorityNumber, phone, isReached, held = [] }) => [
      employeeId,
      name,
      seniorityNumber ?? '',
      phone,
      isReached ? 'Yes' : 'No',
      ...(hasResults ? [held.join(', ')] : []),
    ]),
  ];
};
