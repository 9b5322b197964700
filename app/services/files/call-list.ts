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

/** The file `call_list`, one row per driver. */
export const toCallList = (drivers: readonly CalledDriver[]): Table => [
  ['employee_id', 'driver_name', 'seniority_number', 'phone', 'gets_messages', 'result'],
  ...drivers.map(({ employeeId, name, seniorityNumber, phone, isReached, held = [] }) => [
    employeeId,
    name,
    seniorityNumber ?? '',
    phone,
    isReached ? 'Yes' : 'No',
    held.join(', '),
  ]),
];
