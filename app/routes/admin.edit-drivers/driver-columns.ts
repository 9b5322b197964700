import type { GridColumn } from '~/app/components/roster/grid-column';

export const driverColumns: readonly GridColumn[] = [
  { field: 'id', label: 'Employee ID', width: 8, kind: 'id' },
  { field: 'name', label: 'Name', kind: 'text' },
  { field: 'seniorityNumber', label: 'Seniority', width: 8, kind: 'whole-number' },
  { field: 'vcStatus', label: 'VC', width: 6, kind: 'flag' },
  { field: 'airportCertified', label: 'Airport', width: 7, kind: 'flag' },
  { field: 'isEligible', label: 'Eligible', width: 7, kind: 'flag' },
  { field: 'passwordSet', label: 'Password', width: 8, kind: 'fixed-flag' },
];
